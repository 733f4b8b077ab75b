/** Puts the dead letters of a queue back into it, once the cause is fixed. */
import type { DEAD_LETTER_QUEUES } from '../../shared/contract/admin-processing.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { DeadLetters } from './dead-letters.ts';

export interface RedriveDeadLettersDeps {
  deadLetters: Record<(typeof DEAD_LETTER_QUEUES)[number], Pick<DeadLetters, 'putBack'>>;
  audit: Audit;
  isTimeUp(): boolean;
}

/** Answers how many went back, and about how many there was no time for. */
export async function redriveDeadLetters(
  { body, correlationId }: Pick<ActionInput<typeof routes.redriveDeadLetters>, 'body' | 'correlationId'>,
  actor: Actor,
  deps: RedriveDeadLettersDeps,
): Promise<{ redriven: number; remaining: number }> {
  authorise(actor, 'processing.manage');
  const answer = await deps.deadLetters[body.queue].putBack(deps.isTimeUp);
  if (answer.redriven > 0) {
    await deps.audit(actor, {
      action: 'processing.redrive',
      recordKind: 'processing',
      recordId: body.queue,
      changes: [{ field: 'redriven', after: answer.redriven }],
      correlationId,
    });
  }
  return answer;
}
