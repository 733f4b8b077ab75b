/** Shows a recruiter one message of the contact form with its replies. */
import type { routes } from '../../shared/contract/routes.ts';
import type { InboxMessage } from '../../shared/domain/message.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { NoteRead } from '../audit/read-trail.ts';
import type { ActionInput } from '../runtime/http.ts';
import { type MessageStore, messageOf } from '../stores/message-store.ts';
import { storedMessage } from './stored-message.ts';

/** Errors: `MESSAGE_NOT_FOUND`. */
export async function getMessage(
  input: Pick<ActionInput<typeof routes.getMessage>, 'params' | 'correlationId'>,
  actor: Actor,
  deps: { messages: Pick<MessageStore, 'get'>; noteRead: NoteRead },
): Promise<InboxMessage> {
  authorise(actor, 'messages.manage');
  const message = messageOf(await storedMessage(input.params.id, deps.messages));
  const { messageId: recordId } = message;
  await deps.noteRead(actor, { recordKind: 'message', recordId, correlationId: input.correlationId });
  return message;
}
