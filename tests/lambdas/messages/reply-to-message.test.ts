/** Shows that an answer to a message goes out once, to the person who wrote it, and never for a message that was erased. */
import { describe, expect, it } from 'vitest';
import { eraseMessage } from '../../../lambdas/erasure/erase-message.ts';
import { replyToMessage } from '../../../lambdas/messages/reply-to-message.ts';
import { derivedId, fingerprint } from '../../../lambdas/runtime/ids.ts';
import { messageReplySchema } from '../../../shared/domain/message.ts';
import { type Actor, VISITOR } from '../../../shared/domain/policy.ts';
import { clockAt, counted } from '../../support/fakes.ts';
import { aMessage, fakeMessages } from '../../support/message-fakes.ts';
import { fakeCarrier, fakeOutbox, fakeTrail } from '../../support/recruiting-fakes.ts';
import { ADMIN, START, USER } from '../records.ts';

const ANSWER = { version: 1, subject: 'Tu factura', text: 'Hola, Eulalia:\n\nYa está corregida.', language: 'es' };
const OTHER: Actor = { kind: 'admin', userId: 'admin2', email: 'other@staff.example' };

function setUp(message = aMessage()) {
  const [messages, outbox, trail, clock] = [fakeMessages(message), fakeOutbox(), fakeTrail(), clockAt(START)];
  const [carrier, refusals] = [fakeCarrier(), [] as unknown[]];
  const facts = { newId: counted('out'), derivedId, fingerprint, now: clock.now };
  const onRefused = (error: unknown) => void refusals.push(error);
  const deps = { messages, outbox, audit: trail.audit, carrier: carrier.carrier, onRefused, ...facts };
  const reply = (changes: object = {}, { key, actor = ADMIN }: { key?: string; actor?: Actor } = {}) => {
    const body = messageReplySchema.parse({ ...ANSWER, ...changes });
    const headers = { 'idempotency-key': key };
    return replyToMessage({ params: { id: 'message1' }, headers, body, correlationId: 'c' }, actor, deps);
  };
  return { carrier, clock, deps, messages, outbox, refusals, reply, trail };
}

describe('a reply', () => {
  it('goes to the sender, stands with the message, and answers it', async () => {
    const { carrier, outbox, reply } = setUp();
    const seen = await reply();
    const sent = { subject: 'Tu factura', text: ANSWER.text, language: 'es', by: 'admin@staff.example' };
    expect(seen).toMatchObject({ answeredAt: START, answeredBy: 'admin@staff.example' });
    expect(seen.replies).toEqual([{ ...sent, outgoingId: 'out1', delivery: 'sent', createdAt: START }]);
    const about = { kind: 'message', id: 'message1' };
    expect(carrier.handedOver).toMatchObject([{ ...sent, channel: 'email', to: ['eulalia@people.example'] }]);
    expect(outbox.rows.get('out1')).toMatchObject({ ...sent, about, activityId: 'out1', delivery: 'sent' });
  });

  it('is in the trail without its words and without an address', async () => {
    const { reply, trail } = setUp();
    await reply();
    expect(trail.entries).toMatchObject([{ action: 'message.reply', recordKind: 'message', recordId: 'message1' }]);
    expect(trail.entries[0]?.changes).toEqual([
      { field: 'outgoingId', after: 'out1' },
      { field: 'language', after: 'es' },
      { field: 'delivery', after: 'sent' },
      { field: 'answered', after: true },
    ]);
  });

  it('asked for five times at once and later again under one key is one reply', async () => {
    const { carrier, clock, messages, reply, trail } = setUp();
    await Promise.all(Array.from({ length: 5 }, () => reply({}, { key: 'key-1' })));
    clock.pass(600);
    const again = await reply({}, { key: 'key-1' });
    expect(again.replies).toMatchObject([{ delivery: 'sent', createdAt: START }]);
    expect([carrier.handedOver.length, trail.entries.length]).toEqual([1, 1]);
    expect(messages.rows.get('message1')?.replies).toHaveLength(1);
  });

  it('with other words under a used key is refused, and the first one stays', async () => {
    const { carrier, reply } = setUp();
    const { version } = await reply({}, { key: 'key-1' });
    const other = reply({ version, text: 'Otra cosa.' }, { key: 'key-1' });
    await expect(other).rejects.toMatchObject({ kind: 'conflict', code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(carrier.handedOver).toHaveLength(1);
  });

  it('of two by different people at once only one goes out; the other learns that the message has changed', async () => {
    const { carrier, messages, outbox, reply } = setUp();
    const [mine, theirs] = await Promise.allSettled([reply(), reply({ text: 'Lo miro.' }, { actor: OTHER })]);
    expect(mine.status).toBe('fulfilled');
    expect(theirs).toMatchObject({ reason: { kind: 'conflict', code: 'STALE_VERSION' } });
    expect([carrier.handedOver.length, outbox.rows.size]).toEqual([1, 1]);
    expect(messages.rows.get('message1')?.answeredBy).toBe('admin@staff.example');
  });

  it('to a version that is no more sends nothing', async () => {
    const { carrier, outbox, reply, trail } = setUp(aMessage({ version: 4 }));
    await expect(reply({ version: 3 })).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect([carrier.handedOver, outbox.rows.size, trail.entries]).toEqual([[], 0, []]);
  });

  it('after another one joins it, and the first answer keeps its time and person', async () => {
    const { clock, reply } = setUp();
    const { version } = await reply();
    clock.pass(3600);
    const twice = await reply({ version, text: 'Y una cosa más.' }, { actor: OTHER });
    expect(twice.replies.map(({ by }) => by)).toEqual(['admin@staff.example', 'other@staff.example']);
    expect(twice).toMatchObject({ answeredAt: START, answeredBy: 'admin@staff.example' });
  });

  it('that the carrier refuses is kept as failed, an alarm reports it, and the message waits on', async () => {
    const { carrier, outbox, refusals, reply } = setUp();
    carrier.refuses = true;
    const seen = await reply();
    expect(seen).toMatchObject({ answeredAt: null, answeredBy: null, replies: [{ delivery: 'failed' }] });
    expect(outbox.rows.get('out1')?.delivery).toBe('failed');
    expect(refusals).toMatchObject([{ name: 'MessageRejected' }]);
  });

  it('is in the trail although others kept changing the message after it went out', async () => {
    const { carrier, deps, messages, outbox, reply, trail } = setUp();
    const { edit } = messages;
    deps.messages.edit = (id, version, changes, at) =>
      carrier.handedOver.length > 0 ? Promise.resolve(undefined) : edit(id, version, changes, at);
    expect((await reply()).replies).toMatchObject([{ outgoingId: 'out1', delivery: 'pending' }]);
    expect(outbox.rows.get('out1')?.delivery).toBe('sent');
    expect(trail.entries[0]?.changes).toContainEqual({ field: 'delivery', after: 'sent' });
  });

  it('goes out at the next attempt where its first sender died before handing it over', async () => {
    const { carrier, deps, reply } = setUp();
    const die = async () => Promise.reject(new Error('power cut'));
    const dying = { ...deps, outbox: { ...deps.outbox, insert: die } };
    const input = { params: { id: 'message1' }, headers: { 'idempotency-key': 'k' }, correlationId: 'c' };
    const body = messageReplySchema.parse(ANSWER);
    await expect(replyToMessage({ ...input, body }, ADMIN, dying)).rejects.toThrow('power cut');
    expect((await reply({}, { key: 'k' })).replies).toMatchObject([{ delivery: 'sent' }]);
    expect(carrier.handedOver).toHaveLength(1);
  });

  it('that leaves no room in the record is refused at its text before it is sent', async () => {
    const { carrier, reply } = setUp();
    let version = 1;
    for (let count = 0; count < 6; count += 1) version = (await reply({ version, text: '€'.repeat(20_000) })).version;
    const errors = [{ path: 'text', code: 'NO_ROOM_FOR_REPLY' }];
    await expect(reply({ version, text: '€'.repeat(20_000) })).rejects.toMatchObject({ details: { errors } });
    expect(carrier.handedOver).toHaveLength(6);
  });

  it('is for recruiters only', async () => {
    const { carrier, reply } = setUp();
    await expect(reply({}, { actor: USER })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(reply({}, { actor: VISITOR })).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(carrier.handedOver).toEqual([]);
  });
});

describe('a message that is erased while a recruiter answers it', () => {
  it('before the reply joined it is not found, and nothing is sent', async () => {
    const { carrier, deps, messages, reply } = setUp();
    await eraseMessage('message1', deps);
    await expect(reply()).rejects.toMatchObject({ kind: 'not-found', code: 'MESSAGE_NOT_FOUND' });
    expect([messages.rows.size, carrier.handedOver]).toEqual([0, []]);
  });

  it('is not brought back by the reply, which goes from the outbox too', async () => {
    const { carrier, deps, messages, outbox, reply, trail } = setUp();
    const { send } = carrier.carrier;
    carrier.carrier.send = async (outgoing) => {
      await eraseMessage('message1', deps);
      return send(outgoing);
    };
    await expect(reply()).rejects.toMatchObject({ kind: 'not-found', code: 'MESSAGE_NOT_FOUND' });
    expect([messages.rows.size, outbox.rows.size, trail.entries]).toEqual([0, 0, []]);
  });

  it('also where that happens between looking at it and answering it', async () => {
    const { deps, carrier, messages, reply } = setUp();
    const { get } = messages;
    let looks = 0;
    deps.messages.get = async (id) => {
      const known = await get(id);
      looks += 1;
      if (looks === 1) await eraseMessage('message1', { ...deps, messages });
      return known;
    };
    await expect(reply()).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
    expect([messages.rows.size, carrier.handedOver]).toEqual([0, []]);
  });
});
