/** Stores a message of the contact form in the inbox. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { consentOf, contentOf } from '../../shared/domain/public-form.ts';
import { storeOnce } from '../forms/store-once.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { MessageRecord, MessageStore } from '../stores/message-store.ts';

export interface SendContactMessageDeps {
  messages: Pick<MessageStore, 'get' | 'insert'>;
  newId(): string;
  derivedId(...parts: string[]): string;
  fingerprint(text: string): string;
  now(): string;
}

type Route = typeof routes.sendContactMessage;
type Input = Pick<ActionInput<Route>, 'headers' | 'body' | 'correlationId'>;

/** Sent twice with one Idempotency-Key it is one message. Errors: `IDEMPOTENCY_KEY_REUSED` (same key, other content). */
export async function sendContactMessage(
  input: Input,
  actor: Actor,
  deps: SendContactMessageDeps,
): Promise<ResponseOf<Route>> {
  authorise(actor, 'messages.send');
  const messageId = deps.derivedId('message', input.headers['idempotency-key'] ?? deps.newId());
  const contentDigest = deps.fingerprint(contentOf(input.body));
  const { record } = await storeOnce(contentDigest, {
    known: () => deps.messages.get(messageId),
    make: async () => newMessage(messageId, contentDigest, input, deps),
    insert: (record) => deps.messages.insert(record),
  });
  return { messageId: record.messageId };
}

function newMessage(
  messageId: string,
  contentDigest: string,
  { body, correlationId }: Input,
  deps: SendContactMessageDeps,
): MessageRecord {
  const { website: _website, fillSeconds: _fillSeconds, privacyNoticeAccepted, ...message } = body;
  const now = deps.now();
  return {
    messageId,
    kind: 'message',
    version: 1,
    ...message,
    createdAt: now,
    updatedAt: now,
    ...(privacyNoticeAccepted && { consent: consentOf(body, now) }),
    correlationId,
    contentDigest,
  };
}
