/** From the contact form to the inbox over the wire: one answer however often it is sent, and the audit trail. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { contactForm, post } from '../support/form-filling.ts';
import type { TestStack } from '../support/local-stack.ts';
import { sharedStack } from '../support/shared.ts';

let stack: TestStack;
let admin: string;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
});

type Options = Parameters<TestStack['api']>[1];
const asAdmin = (path: string, options: Options = {}) => stack.api(`/api/admin${path}`, { ...options, token: admin });
const ANSWER = { subject: 'Tu propuesta', text: 'Hola, Eulalia:\n\n¿Hablamos el martes?', language: 'es' };

async function written(changes: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await post(stack, '/api/contact', contactForm(changes));
  expect(status).toBe(201);
  return body.messageId;
}

const reply = (id: string, body: object, key?: string) =>
  asAdmin(`/messages/${id}/reply`, { method: 'POST', body, headers: key ? { 'idempotency-key': key } : {} });
const idsOf = ({ body }: Awaited<ReturnType<typeof asAdmin>>): string[] =>
  body.items.map(({ messageId }: { messageId: string }) => messageId);
const sentAbout = async (id: string) => {
  const { body } = await asAdmin('/outbox?limit=100');
  return body.items.filter(({ about }: { about: { id: string } }) => about.id === id);
};
const actionsOn = async (id: string, query = ''): Promise<string[]> => {
  const { status, body } = await asAdmin(`/audit?recordId=${id}${query}`);
  expect(status).toBe(200);
  return body.items.map(({ action }: { action: string }) => action);
};

describe('the contact inbox', () => {
  test('shows what a visitor wrote first, found by subject, state and words, and counts what is open', async () => {
    const before = (await asAdmin('/messages')).body;
    const id = await written({ message: 'Nuestra escuela de farolería busca prácticas.' });
    const all = await asAdmin('/messages');
    expect(idsOf(all)[0]).toBe(id);
    expect(all.body.open).toBe(before.open + 1);
    expect(all.body.openBySubject.partnership).toBe(before.openBySubject.partnership + 1);
    expect(idsOf(await asAdmin('/messages?subject=partnership&answered=no&search=FAROLERIA'))).toEqual([id]);
    expect(idsOf(await asAdmin('/messages?subject=billing&search=faroleria'))).toEqual([]);
    const seen = (await asAdmin(`/messages/${id}`)).body;
    expect(seen).toMatchObject({ version: 1, phone: null, answeredAt: null, replies: [] });
    expect(seen).not.toHaveProperty('contentDigest');
  });

  test('answers once under one key, keeps the mail in the outbox, and refuses a version that is no more', async () => {
    const id = await written();
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => reply(id, { version: 1, ...ANSWER }, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const again = await reply(id, { version: 1, ...ANSWER }, key);
    expect(again).toMatchObject({ status: 201, body: { answeredBy: 'admin@encaje.test' } });
    expect(again.body.replies).toMatchObject([{ ...ANSWER, delivery: 'kept', by: 'admin@encaje.test' }]);
    expect(await sentAbout(id)).toMatchObject([{ to: ['eulalia@people.example'], about: { kind: 'message' } }]);

    const stale = await reply(id, { version: 1, ...ANSWER, text: 'Otra cosa' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
    const reused = await reply(id, { version: 1, ...ANSWER, text: 'Otra cosa' }, key);
    expect(reused).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(await sentAbout(id)).toHaveLength(1);
    expect(await actionsOn(id)).toEqual(['message.reply']);
  });

  test('is settled, opened again and deleted, with its replies', async () => {
    const id = await written();
    const { version } = (await reply(id, { version: 1, ...ANSWER })).body;
    const state = (of: number, answered: boolean) =>
      asAdmin(`/messages/${id}`, { method: 'PATCH', body: { version: of, answered } });
    const open = await state(version, false);
    expect(open).toMatchObject({ status: 200, body: { answeredAt: null, replies: [{ delivery: 'kept' }] } });
    expect(await state(version, true)).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
    expect((await asAdmin(`/messages/${id}`, { method: 'DELETE' })).status).toBe(204);
    for (const gone of [
      await asAdmin(`/messages/${id}`),
      await asAdmin(`/messages/${id}`, { method: 'DELETE' }),
      await reply(id, { version: 1, ...ANSWER }),
      await state(1, true),
    ])
      expect(gone).toMatchObject({ status: 404, body: { code: 'MESSAGE_NOT_FOUND' } });
    expect(await sentAbout(id)).toEqual([]);
    expect(await actionsOn(id)).toEqual(['message.delete', 'message.update', 'message.reply']);
  });
});

describe('the audit trail', () => {
  test('is narrowed by record, kind, action, person and days, and none of its entries holds what was written', async () => {
    const id = await written({ message: 'Palabra-que-nadie-anota' });
    await reply(id, { version: 1, ...ANSWER, text: 'Palabra-que-tampoco' });
    const today = new Date().toISOString().slice(0, 10);
    const [yesterday, tomorrow] = [-1, 1].map((days) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
    );
    const yes = [
      `&from=${yesterday}&to=${tomorrow}`,
      `&from=${today}`,
      '&action=REPLY',
      '&actor=Admin@',
      '&recordKind=message',
    ];
    for (const query of yes) expect(await actionsOn(id, query)).toEqual(['message.reply']);
    const no = [
      `&to=${yesterday}`,
      `&from=${tomorrow}`,
      `&from=${tomorrow}&to=${yesterday}`,
      '&action=delete',
      '&actor=olga',
    ];
    for (const query of [...no, '&recordKind=job']) expect(await actionsOn(id, query)).toEqual([]);
    const everything = await asAdmin(`/audit?from=${yesterday}&limit=100`);
    expect(JSON.stringify(everything.body)).not.toMatch(/Palabra-que|eulalia@people/);
    expect((await asAdmin('/audit?from=2026-02-30')).status).toBe(400);
  });

  test('continues page by page within the days that were asked for', async () => {
    const [first, second] = [await written(), await written()];
    for (const id of [first, second]) await asAdmin(`/messages/${id}`, { method: 'DELETE' });
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const query = `/audit?from=${yesterday}&action=message.delete&limit=1`;
    const page = (await asAdmin(query)).body;
    const next = (await asAdmin(`${query}&cursor=${encodeURIComponent(page.nextCursor)}`)).body;
    const ids = [page, next].flatMap(({ items }) => items.map(({ recordId }: { recordId: string }) => recordId));
    expect(ids).toEqual([second, first]);
  });
});
