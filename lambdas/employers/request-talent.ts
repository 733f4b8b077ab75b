/** Stores an employer's request, which is promised an answer within 24 hours. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { replyDeadline } from '../../shared/domain/employer-request.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { contentOf } from '../../shared/domain/public-form.ts';
import { formRecord } from '../forms/form-record.ts';
import { storeOnce } from '../forms/store-once.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { EmployerRequestRecord, EmployerRequestStore } from '../stores/employer-request-store.ts';
import type { EmployerStore } from '../stores/employer-store.ts';
import { leadOf } from './employer-lead.ts';

export interface RequestTalentDeps {
  employerRequests: Pick<EmployerRequestStore, 'get' | 'insert'>;
  employers: Pick<EmployerStore, 'insert'>;
  newId(): string;
  derivedId(...parts: string[]): string;
  fingerprint(text: string): string;
  now(): string;
}

type Route = typeof routes.requestTalent;
type Input = Pick<ActionInput<Route>, 'headers' | 'body' | 'correlationId'>;

/**
 * The first receipt counts for the promise, however often it is sent. Nothing is answered before recruiters can see the
 * lead; sent again, the form makes up for one that was not stored. Errors: `IDEMPOTENCY_KEY_REUSED`.
 */
export async function requestTalent(input: Input, actor: Actor, deps: RequestTalentDeps): Promise<ResponseOf<Route>> {
  authorise(actor, 'employers.request');
  const requestId = deps.derivedId('employer-request', input.headers['idempotency-key'] ?? deps.newId());
  const contentDigest = deps.fingerprint(contentOf(input.body));
  const { record } = await storeOnce(contentDigest, {
    known: () => deps.employerRequests.get(requestId),
    make: async (): Promise<EmployerRequestRecord> => {
      const now = deps.now();
      const request = formRecord(input.body, { now, correlationId: input.correlationId, contentDigest });
      return { requestId, kind: 'request', ...request, replyBy: replyDeadline(now) };
    },
    insert: (record) => deps.employerRequests.insert(record),
  });
  await deps.employers.insert(leadOf(record));
  return { requestId: record.requestId, replyBy: record.replyBy };
}
