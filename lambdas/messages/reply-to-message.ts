/** Replies to a message of the contact form by e-mail. */
import type { routes } from '../../shared/contract/routes.ts';
import type { InboxMessage } from '../../shared/domain/message.ts';
import type { DeliveryState, Outgoing } from '../../shared/domain/outgoing.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import { type HandOverDeps, handOverOnce } from '../outbox/hand-over.ts';
import type { ActionInput } from '../runtime/http.ts';
import { LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import type { Audit } from '../stores/audit-store.ts';
import { type MessageRecord, type MessageStore, messageOf, type StoredReply } from '../stores/message-store.ts';
import type { OutboxStore } from '../stores/outbox-store.ts';
import { messageNotFound, storedMessage } from './stored-message.ts';

export interface ReplyToMessageDeps extends HandOverDeps {
  messages: Pick<MessageStore, 'get' | 'edit'>;
  outbox: HandOverDeps['outbox'] & Pick<OutboxStore, 'remove'>;
  audit: Audit;
  newId(): string;
  derivedId(...parts: string[]): string;
  fingerprint(text: string): string;
  now(): string;
}

type Input = Pick<ActionInput<typeof routes.replyToMessage>, 'params' | 'headers' | 'body' | 'correlationId'>;

interface Taken {
  record: MessageRecord;
  reply: StoredReply;
  isReplay: boolean;
}

/** Of the 400 KB that an item of DynamoDB takes: a message and five answers of the greatest length, or hundreds of usual ones. */
const RECORD_MAX_BYTES = 370_000;

/**
 * The reply joins the message first, under the version that the recruiter saw, and only then goes out: of two at once one
 * is refused before anything is sent. Sent again under its Idempotency-Key, it is the same reply. One that the carrier
 * refuses stays as `failed`, and the message waits on. Errors: `MESSAGE_NOT_FOUND`, also for one that was erased
 * meanwhile; `STALE_VERSION`; `IDEMPOTENCY_KEY_REUSED`; `INVALID_INPUT` where there is no room for another reply.
 */
export async function replyToMessage(input: Input, actor: Actor, deps: ReplyToMessageDeps): Promise<InboxMessage> {
  authorise(actor, 'messages.manage');
  const taken = await take(input, actor, deps);
  const delivery = await handOverOnce(outgoingOf(taken), deps);
  const record = await settled(taken, delivery, deps);
  if (!taken.isReplay) await noteInTrail({ ...taken, record }, delivery, input, actor, deps);
  return messageOf(record);
}

/** Adds the reply to its message, or finds the one that the same key led to before. */
async function take(input: Input, actor: Actor, deps: ReplyToMessageDeps): Promise<Taken> {
  const known = await storedMessage(input.params.id, deps.messages);
  const reply = newReply(input, actor, deps);
  const before = replayIn(known, reply);
  if (before) return before;
  if (known.version !== input.body.version) throw new AppError('conflict', 'STALE_VERSION');
  const replies = [...(known.replies ?? []), reply];
  assertRoom({ ...known, replies });
  // A person who is answered again has been answered since the first time.
  const answer = {
    answeredAt: known.answeredAt ?? reply.createdAt,
    answeredBy: known.answeredAt ? known.answeredBy : reply.by,
  };
  const record = await deps.messages.edit(known.messageId, known.version, { ...answer, replies }, reply.createdAt);
  if (record) return { record, reply, isReplay: false };
  const replay = replayIn(await storedMessage(known.messageId, deps.messages), reply);
  if (!replay) throw new AppError('conflict', 'STALE_VERSION');
  return replay;
}

function newReply({ params: { id }, headers, body }: Input, actor: Actor, deps: ReplyToMessageDeps): StoredReply {
  const { subject, text, language } = body;
  const key = headers['idempotency-key'];
  return {
    ...{ subject, text, language, delivery: 'pending' },
    outgoingId: key ? deps.derivedId('reply', id, key) : deps.newId(),
    by: actor.kind === 'admin' ? actor.email : null,
    createdAt: deps.now(),
    contentDigest: deps.fingerprint(JSON.stringify([subject, text, language])),
  };
}

function replayIn(record: MessageRecord, wanted: StoredReply): Taken | undefined {
  const reply = record.replies?.find(({ outgoingId }) => outgoingId === wanted.outgoingId);
  if (!reply) return undefined;
  if (reply.contentDigest !== wanted.contentDigest) throw new AppError('conflict', 'IDEMPOTENCY_KEY_REUSED');
  return { record, reply, isReplay: true };
}

function assertRoom(record: MessageRecord): void {
  if (Buffer.byteLength(JSON.stringify(record)) <= RECORD_MAX_BYTES) return;
  throw new AppError('invalid', 'INVALID_INPUT', { errors: [{ path: 'text', code: 'NO_ROOM_FOR_REPLY' }] });
}

function outgoingOf({ record: { messageId, email }, reply }: Taken): Outgoing {
  const { outgoingId, subject, text, language, delivery, by, createdAt } = reply;
  return {
    ...{ outgoingId, subject, text, language, delivery, by, createdAt },
    channel: 'email',
    to: [email],
    attachments: [],
    about: { kind: 'message', id: messageId },
    activityId: outgoingId,
  };
}

/** Notes how the reply fared. A message that was erased meanwhile keeps nothing: the reply goes from the outbox too. */
async function settled(taken: Taken, delivery: DeliveryState, deps: ReplyToMessageDeps): Promise<MessageRecord> {
  const { record, reply } = taken;
  const note = async (known: MessageRecord | undefined) => {
    if (!known) {
      await deps.outbox.remove(reply.outgoingId);
      throw messageNotFound();
    }
    const now = known.replies?.find(({ outgoingId }) => outgoingId === reply.outgoingId)?.delivery;
    if (delivery === 'pending' || now === undefined || now === delivery) return known;
    const delivered = withDelivery(known, reply, delivery);
    return (await deps.messages.edit(known.messageId, known.version, delivered, deps.now())) ?? LOST;
  };
  // The reply went out, and the outbox holds how it fared: with the message the delivery stays as it was.
  let seen = record;
  const read = async () => {
    const known = await deps.messages.get(record.messageId);
    seen = known ?? seen;
    return known;
  };
  return updateWithRetry(read, note, () => seen);
}

/** What reached nobody answers nobody. */
function withDelivery(record: MessageRecord, { outgoingId, createdAt }: StoredReply, delivery: DeliveryState) {
  const replies = record.replies?.map((reply) => (reply.outgoingId === outgoingId ? { ...reply, delivery } : reply));
  const isOpenAgain = delivery === 'failed' && record.answeredAt === createdAt;
  return { replies, ...(isOpenAgain && { answeredAt: undefined, answeredBy: undefined }) };
}

async function noteInTrail(
  { record, reply }: Taken,
  delivery: DeliveryState,
  { correlationId }: Input,
  actor: Actor,
  deps: ReplyToMessageDeps,
): Promise<void> {
  const facts = {
    outgoingId: reply.outgoingId,
    language: reply.language,
    delivery,
    answered: record.answeredAt !== undefined,
  };
  const changes = Object.entries(facts).map(([field, after]) => ({ field, after }));
  const about = { recordKind: 'message', recordId: record.messageId } as const;
  await deps.audit(actor, { action: 'message.reply', ...about, changes, correlationId });
}
