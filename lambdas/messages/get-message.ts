/** Shows a recruiter one message of the contact form with its replies. */
import type { routes } from '../../shared/contract/routes.ts';
import type { InboxMessage } from '../../shared/domain/message.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import { type MessageStore, messageOf } from '../stores/message-store.ts';
import { storedMessage } from './stored-message.ts';

/** Errors: `MESSAGE_NOT_FOUND`. */
export async function getMessage(
  input: Pick<ActionInput<typeof routes.getMessage>, 'params'>,
  actor: Actor,
  deps: { messages: Pick<MessageStore, 'get'> },
): Promise<InboxMessage> {
  authorise(actor, 'messages.manage');
  return messageOf(await storedMessage(input.params.id, deps.messages));
}
