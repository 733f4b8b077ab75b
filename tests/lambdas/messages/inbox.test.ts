/** Shows how recruiters find messages of the contact form, settle them and delete them. */
import { describe, expect, it } from 'vitest';
import { deleteMessage } from '../../../lambdas/messages/delete-message.ts';
import { getMessage } from '../../../lambdas/messages/get-message.ts';
import { listMessages } from '../../../lambdas/messages/list-messages.ts';
import { updateMessage } from '../../../lambdas/messages/update-message.ts';
import type { MessageRecord, StoredReply } from '../../../lambdas/stores/message-store.ts';
import { adminMessageRoutes } from '../../../shared/contract/admin-messages.ts';
import type { Outgoing } from '../../../shared/domain/outgoing.ts';
import { type Actor, VISITOR } from '../../../shared/domain/policy.ts';
import { aMessage, fakeMessages } from '../../support/message-fakes.ts';
import { fakeOutbox, fakeTrail } from '../../support/recruiting-fakes.ts';
import { ADMIN, START, USER } from '../records.ts';

const REPLY: StoredReply = {
  outgoingId: 'reply1',
  subject: 'Tu factura',
  text: 'Ya está corregida.',
  language: 'es',
  delivery: 'kept',
  by: 'admin@staff.example',
  createdAt: START,
  contentDigest: 'd',
};

function inbox(...records: MessageRecord[]) {
  const [messages, outbox, trail] = [fakeMessages(...records), fakeOutbox(), fakeTrail()];
  const deps = { messages, outbox, audit: trail.audit, noteRead: trail.noteRead, now: () => START };
  const about = (id: string) => ({ params: { id }, correlationId: 'c' });
  return {
    messages,
    outbox,
    trail,
    get: (id: string, actor: Actor = ADMIN) => getMessage(about(id), actor, deps),
    update: (id: string, body: { version: number; answered: boolean }, actor: Actor = ADMIN) =>
      updateMessage({ ...about(id), body }, actor, deps),
    remove: (id: string, actor: Actor = ADMIN) => deleteMessage(about(id), actor, deps),
    list: (asked: Record<string, string> = {}, actor: Actor = ADMIN) =>
      listMessages({ query: adminMessageRoutes.listMessages.query.parse(asked) }, actor, deps),
  };
}

const BILLING = aMessage({ messageId: 'billing1' });
const PARTNER = aMessage({
  messageId: 'partner1',
  firstName: 'Íñigo',
  email: 'inigo@partner.example',
  phone: '+34 600 100 200',
  subject: 'partnership',
  message: 'Queremos publicar nuestras vacantes con vosotros.',
  createdAt: '2026-11-20T09:00:00.000Z',
});
const ANSWERED = aMessage({
  messageId: 'billing2',
  createdAt: '2026-11-20T07:00:00.000Z',
  answeredAt: START,
  answeredBy: 'admin@staff.example',
  replies: [REPLY],
});
const idsOf = ({ items }: { items: { messageId: string }[] }) => items.map(({ messageId }) => messageId);

describe('the inbox', () => {
  it.each([
    ['everything, newest first', {}, ['partner1', 'billing1', 'billing2']],
    ['one subject', { subject: 'billing' }, ['billing1', 'billing2']],
    ['what waits for an answer', { answered: 'no' }, ['partner1', 'billing1']],
    ['what was answered', { answered: 'yes' }, ['billing2']],
    ['a name without its accents', { search: 'inigo montblanc' }, ['partner1']],
    ['part of an address', { search: '@partner' }, ['partner1']],
    ['words of the text', { search: 'última FACTURA' }, ['billing1', 'billing2']],
    ['all at once', { subject: 'billing', answered: 'no', search: 'factura' }, ['billing1']],
    ['nothing where one of the words is nowhere', { search: 'factura vacantes' }, []],
  ])('shows %s', async (_what, asked, expected) => {
    expect(idsOf(await inbox(BILLING, PARTNER, ANSWERED).list(asked))).toEqual(expected);
  });

  it('counts what is open in all and by subject, whatever is filtered', async () => {
    const { open, openBySubject } = await inbox(BILLING, PARTNER, ANSWERED).list({ answered: 'yes' });
    expect(open).toBe(2);
    expect(openBySubject).toEqual({ general: 0, support: 0, billing: 1, partnership: 1, feedback: 0, other: 0 });
  });

  it('continues after the last message shown', async () => {
    const { list } = inbox(BILLING, PARTNER, ANSWERED);
    const first = await list({ limit: '2' });
    expect(idsOf(await list({ limit: '2', cursor: first.nextCursor ?? '' }))).toEqual(['billing2']);
  });

  it('shows a message with its replies and nothing that only the store needs', async () => {
    const seen = await inbox(ANSWERED).get('billing2');
    const { contentDigest: _digest, ...reply } = REPLY;
    expect(seen).toMatchObject({ phone: null, answeredBy: 'admin@staff.example', replies: [reply] });
    expect(Object.keys(seen)).not.toContain('contentDigest');
    expect(seen.replies[0]).not.toHaveProperty('contentDigest');
  });

  it('is for recruiters, who get a 404 for an unknown message', async () => {
    const { get, list, update, remove } = inbox();
    for (const call of [get, remove]) {
      await expect(call('message1', USER)).rejects.toMatchObject({ kind: 'forbidden' });
      await expect(call('gone')).rejects.toMatchObject({ kind: 'not-found', code: 'MESSAGE_NOT_FOUND' });
    }
    await expect(list({}, VISITOR)).rejects.toMatchObject({ kind: 'unauthenticated' });
    const unknown = update('gone', { version: 1, answered: true });
    await expect(unknown).rejects.toMatchObject({ kind: 'not-found', code: 'MESSAGE_NOT_FOUND' });
  });
});

describe('the state of a message', () => {
  it('is answered without a reply and open again, each time with a line in the trail', async () => {
    const { update, trail } = inbox(BILLING);
    const answered = await update('billing1', { version: 1, answered: true });
    expect(answered).toMatchObject({ version: 2, answeredAt: START, answeredBy: 'admin@staff.example' });
    const open = await update('billing1', { version: 2, answered: false });
    expect(open).toMatchObject({ version: 3, answeredAt: null, answeredBy: null });
    expect(trail.entries).toMatchObject([
      { action: 'message.update', changes: [{ field: 'answered', before: false, after: true }] },
      { action: 'message.update', changes: [{ field: 'answered', before: true, after: false }] },
    ]);
  });

  it('that is so already stays, without a line in the trail', async () => {
    const { update, trail } = inbox(BILLING);
    expect(await update('billing1', { version: 1, answered: false })).toMatchObject({ version: 1 });
    expect(trail.entries).toEqual([]);
  });

  it('is not changed by a person who saw an older one', async () => {
    const { update, messages } = inbox(ANSWERED);
    const stale = update('billing2', { version: 7, answered: false });
    await expect(stale).rejects.toMatchObject({ kind: 'conflict', code: 'STALE_VERSION' });
    expect(messages.rows.get('billing2')).toEqual(ANSWERED);
  });
});

describe('deleting a message', () => {
  it('takes its replies from the outbox and leaves others’, and the trail names neither texts nor people', async () => {
    const { outbox, messages, remove, trail } = inbox(ANSWERED, BILLING);
    const outgoing = { outgoingId: 'reply1', about: { kind: 'message', id: 'billing2' } } as Outgoing;
    outbox.rows.set('reply1', outgoing);
    outbox.rows.set('reply2', { ...outgoing, outgoingId: 'reply2' });
    outbox.rows.set('reply3', { ...outgoing, outgoingId: 'reply3', about: { kind: 'message', id: 'billing1' } });
    await remove('billing2');
    expect([...messages.rows.keys()]).toEqual(['billing1']);
    expect([...outbox.rows.keys()]).toEqual(['reply3']);
    expect(trail.entries).toMatchObject([{ action: 'message.delete', recordId: 'billing2', changes: [] }]);
  });
});
