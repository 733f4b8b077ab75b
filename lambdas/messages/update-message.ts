/** Marks a message as answered, or as waiting again. */
import type { routes } from '../../shared/contract/routes.ts';
import type { InboxMessage } from '../../shared/domain/message.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { NoteRead } from '../audit/read-trail.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import { type MessageChanges, type MessageStore, messageOf } from '../stores/message-store.ts';
import { storedMessage } from './stored-message.ts';

export interface UpdateMessageDeps {
  messages: Pick<MessageStore, 'get' | 'edit'>;
  audit: Audit;
  noteRead: NoteRead;
  now(): string;
}

type Input = Pick<ActionInput<typeof routes.updateMessage>, 'params' | 'body' | 'correlationId'>;

/** What is so already leaves the message as it is, and is noted as a read. Errors: `MESSAGE_NOT_FOUND`, `STALE_VERSION`. */
export async function updateMessage(input: Input, actor: Actor, deps: UpdateMessageDeps): Promise<InboxMessage> {
  authorise(actor, 'messages.manage');
  const { version, answered } = input.body;
  const known = await storedMessage(input.params.id, deps.messages);
  const wasAnswered = known.answeredAt !== undefined;
  const record = { recordKind: 'message', recordId: known.messageId, correlationId: input.correlationId } as const;
  if (known.version === version && wasAnswered === answered) {
    await deps.noteRead(actor, record);
    return messageOf(known);
  }
  const now = deps.now();
  const edited = await deps.messages.edit(known.messageId, version, answerState(answered, actor, now), now);
  if (!edited) throw new AppError('conflict', 'STALE_VERSION');
  await deps.audit(actor, {
    ...{ action: 'message.update', ...record },
    changes: [{ field: 'answered', before: wasAnswered, after: answered }],
  });
  return messageOf(edited);
}

function answerState(answered: boolean, actor: Actor, now: string): MessageChanges {
  if (!answered) return { answeredAt: undefined, answeredBy: undefined };
  return { answeredAt: now, answeredBy: actor.kind === 'admin' ? actor.email : null };
}
