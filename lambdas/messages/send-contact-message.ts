/** Stores a message of the contact form in the inbox. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { contentOf } from '../../shared/domain/public-form.ts';
import { formRecord } from '../forms/form-record.ts';
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
    make: async (): Promise<MessageRecord> => {
      const receipt = { now: deps.now(), correlationId: input.correlationId, contentDigest };
      return { messageId, kind: 'message', ...formRecord(input.body, receipt) };
    },
    insert: (record) => deps.messages.insert(record),
  });
  return { messageId: record.messageId };
}
