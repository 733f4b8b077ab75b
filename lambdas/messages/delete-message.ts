/** Deletes a message of the contact form and the replies to it. */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { type EraseMessageDeps, eraseMessage } from '../erasure/erase-message.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import { storedMessage } from './stored-message.ts';

/** Errors: `MESSAGE_NOT_FOUND`. */
export async function deleteMessage(
  input: Pick<ActionInput<typeof routes.deleteMessage>, 'params' | 'correlationId'>,
  actor: Actor,
  deps: EraseMessageDeps & { audit: Audit },
): Promise<void> {
  authorise(actor, 'records.delete');
  const { messageId } = await storedMessage(input.params.id, deps.messages);
  const record = { recordKind: 'message', recordId: messageId } as const;
  const { correlationId } = input;
  // Before it goes: a message that is gone cannot be deleted again, to be noted then.
  await deps.audit(actor, { action: 'message.delete', ...record, changes: [], correlationId, once: 'gone' });
  await eraseMessage(messageId, deps);
}
