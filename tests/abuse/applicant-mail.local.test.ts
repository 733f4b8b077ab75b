/** Links in mails prove an address once and for a day, nobody can flood others, and a lost link can be requested. */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { invokeAt } from '../../infra/local/functions.ts';
import { BACKGROUND_FUNCTIONS, TABLES } from '../../shared/contract/resources.ts';
import type { Outgoing } from '../../shared/domain/outgoing.ts';
import { applicationForm, apply, outcome, type Sent, sendForm, TXT } from '../support/applying.ts';
import { storesOf } from '../support/everything-stored.ts';
import type { TestStack } from '../support/local-stack.ts';
import { resumeTxt } from '../support/resume-files.ts';
import { sharedStack } from '../support/shared.ts';

let stack: TestStack;
let admin: string;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
});

const mailsTo = async (email: string): Promise<Outgoing[]> => {
  const { items } = (await stack.api('/api/admin/outbox?limit=100', { token: admin })).body;
  return items.filter(({ to }: Outgoing) => to.includes(email));
};
const newAddress = () => `mail.${randomUUID()}@people.example`;
const sentBy = (email: string, changes: object = {}): Promise<Sent> =>
  apply(stack, { bytes: resumeTxt({ language: 'es' }), contentType: TXT }, { email, ...changes });
const applicationOf = async ({ applicationId }: Pick<Sent, 'applicationId'>) =>
  (await stack.api(`/api/admin/applications/${applicationId}`, { token: admin })).body;

/** The links of a mail: where each goes, and its token. */
function linksIn({ text }: Outgoing) {
  const links = [...text.matchAll(/https?:\/\/\S+?\/applications\/(\w+)(\/confirm)?#token=([\w-]+)/g)];
  return links.map(([, applicationId = '', confirm, token = '']) => ({ applicationId, isConfirm: !!confirm, token }));
}
const confirmTokenIn = (mail: Outgoing | undefined): string =>
  (mail ? linksIn(mail) : []).find(({ isConfirm }) => isConfirm)?.token ?? '';
const confirm = (applicationId: string, confirmToken: string) =>
  stack.api(`/api/applications/${applicationId}/confirm`, { method: 'POST', body: { confirmToken } });
const SWEEP = BACKGROUND_FUNCTIONS.sweep.handler;

/** As if an application whose letter was postponed had been sent a day before. */
async function moveToYesterday(applicationId: string): Promise<void> {
  const TableName = stack.running.environment[TABLES.applications.environmentName];
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
  const today = new Date().toISOString().slice(0, 10);
  const changes = [
    [applicationId, 'submittedAt', yesterday],
    [`postponed ${applicationId}`, 'updatedAt', `${today} ${yesterday}`],
  ] as const;
  for (const [id, field, time] of changes) {
    await storesOf(stack).dynamodb.send(
      new UpdateCommand({
        TableName,
        Key: { applicationId: id },
        UpdateExpression: 'SET #field = :time',
        ConditionExpression: 'attribute_exists(#field)',
        ExpressionAttributeNames: { '#field': field },
        ExpressionAttributeValues: { ':time': time },
      }),
    );
  }
}
const askForLinks = (email: string) => stack.api('/api/applications/link', { method: 'POST', body: { email } });

test('an application is answered by one mail with its private link and one that confirms it', async () => {
  const [email, key] = [newAddress(), { 'idempotency-key': randomUUID() }];
  const sent = await sendForm(stack, { email, language: 'en', firstName: 'Buy now at http' }, key);
  await Promise.all([1, 2, 3].map(() => sendForm(stack, { email, language: 'en', firstName: 'Buy now at http' }, key)));
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ channel: 'email', language: 'en', to: [email], delivery: 'kept' });
  // Nobody has us write their own words to others.
  expect(`${mail?.subject} ${mail?.text}`).not.toContain('Buy now');
  const links = mail ? linksIn(mail) : [];
  expect(links.map(({ applicationId }) => applicationId)).toEqual([sent.applicationId, sent.applicationId]);
  const status = links.find(({ isConfirm }) => !isConfirm)?.token;
  expect((await stack.api(`/api/applications/${sent.applicationId}?token=${status}`)).status).toBe(200);
});

test('the link confirms once; a wrong one, another application’s and a used one are unknown', async () => {
  const email = newAddress();
  const [sent, other] = [await sentBy(email), await sentBy(newAddress())];
  await outcome(stack, sent);
  const token = confirmTokenIn((await mailsTo(email))[0]);
  for (const [id, wrong] of [
    [sent.applicationId, 'x'.repeat(43)],
    [sent.applicationId, sent.statusToken],
    [other.applicationId, token],
    ['nobody', token],
  ] as const) {
    expect(await confirm(id, wrong)).toMatchObject({ status: 404, body: { code: 'APPLICATION_NOT_FOUND' } });
  }
  expect(await applicationOf(sent)).toMatchObject({ emailConfirmed: false });
  expect((await confirm(sent.applicationId, token)).status).toBe(204);
  expect(await applicationOf(sent)).toMatchObject({ emailConfirmed: true });
  expect((await confirm(sent.applicationId, token)).status).toBe(404);
});

test('the link that confirms ends after a day', async () => {
  const email = newAddress();
  const sent = await sentBy(email);
  await outcome(stack, sent);
  const token = confirmTokenIn((await mailsTo(email))[0]);
  const at = {
    TableName: stack.running.environment[TABLES.applications.environmentName],
    Key: { applicationId: sent.applicationId },
  };
  const { dynamodb } = storesOf(stack);
  const [kept = ''] = (await dynamodb.send(new GetCommand(at))).Item?.confirmTokens ?? [];
  const [until = '', digest] = String(kept).split(' ');
  const hours = (Date.parse(until) - Date.now()) / 3_600_000;
  expect([hours > 23.9, hours <= 24]).toEqual([true, true]);
  const aDayLater = new Set([`${new Date(Date.now() - 1000).toISOString()} ${digest}`]);
  const UpdateExpression = 'SET confirmTokens = :tokens';
  const ExpressionAttributeValues = { ':tokens': aDayLater };
  await dynamodb.send(new UpdateCommand({ ...at, UpdateExpression, ExpressionAttributeValues }));
  expect((await confirm(sent.applicationId, token)).status).toBe(404);
  expect((await stack.api(`/api/applications/${sent.applicationId}?token=${token}`)).status).toBe(404);
  expect(await applicationOf(sent)).toMatchObject({ emailConfirmed: false });
});

test('confirmed by mail, a second application joins the person', async () => {
  const email = newAddress();
  const [first, second] = [await sentBy(email), await sentBy(email)];
  for (const sent of [first, second]) await outcome(stack, sent);
  const byId = new Map((await mailsTo(email)).map((mail) => [mail.about.id, mail]));
  expect((await confirm(second.applicationId, confirmTokenIn(byId.get(second.applicationId)))).status).toBe(204);
  const { talentId } = await applicationOf(second);
  expect(await applicationOf(first)).toMatchObject({ besideId: talentId });
  expect((await confirm(first.applicationId, confirmTokenIn(byId.get(first.applicationId)))).status).toBe(204);
  expect(await applicationOf(first)).toMatchObject({ talentId, besideId: null, emailConfirmed: true });
});

test('a lost link is asked for with the same answer, in the same time, whether anybody is known or not', async () => {
  const email = newAddress();
  const sent = await sentBy(email);
  await outcome(stack, sent);
  const timed = async (address: string) => {
    const startedAt = performance.now();
    const { status, body } = await askForLinks(address);
    return { status, body, seconds: (performance.now() - startedAt) / 1000 };
  };
  const [known, unknown] = await Promise.all([timed(email.toUpperCase()), timed(newAddress())]);
  expect({ ...known, seconds: 0 }).toEqual({ ...unknown, seconds: 0 });
  expect(known.status).toBe(202);
  expect(Math.min(known.seconds, unknown.seconds)).toBeGreaterThan(1.4);
  const [mail] = await mailsTo(email);
  const links = mail ? linksIn(mail) : [];
  expect(links.map(({ isConfirm }) => isConfirm)).toEqual([false]);
  const own = `/api/applications/${sent.applicationId}`;
  expect((await stack.api(`${own}/confirm-link?token=${links[0]?.token}`, { method: 'POST' })).status).toBe(202);
  expect((await confirm(sent.applicationId, confirmTokenIn((await mailsTo(email))[0]))).status).toBe(204);
  expect((await stack.api(`/api/applications/${sent.applicationId}?token=${links[0]?.token}`)).status).toBe(200);
  // The link that was there before still works.
  expect((await stack.api(`/api/applications/${sent.applicationId}?token=${sent.statusToken}`)).status).toBe(200);
});

test('the link that confirms shows what it is about, and takes it back where somebody else sent it', async () => {
  const email = newAddress();
  const sent = await sentBy(email, { firstName: 'Falsa', lastName: 'Persona' });
  await outcome(stack, sent);
  const token = confirmTokenIn((await mailsTo(email))[0]);
  const own = `/api/applications/${sent.applicationId}?token=${token}`;
  expect((await stack.api(own)).body).toMatchObject({ firstName: 'Falsa', lastName: 'Persona', emailConfirmed: false });
  expect((await stack.api(own, { method: 'DELETE' })).status).toBe(204);
  expect(await mailsTo(email)).toEqual([]);
  expect((await stack.api(`/api/applications/${sent.applicationId}?token=${sent.statusToken}`)).status).toBe(404);
});

test('a letter about several applications keeps nothing of one that is erased', async () => {
  const email = newAddress();
  const [first, second] = [await sentBy(email), await sentBy(email)];
  for (const sent of [first, second]) await outcome(stack, sent);
  await askForLinks(email);
  const erased = `/api/applications/${first.applicationId}?token=${first.statusToken}`;
  expect((await stack.api(erased, { method: 'DELETE' })).status).toBe(204);
  expect(JSON.stringify(await mailsTo(email))).not.toContain(first.applicationId);
  const linked = (await mailsTo(email)).flatMap(linksIn).map(({ applicationId }) => applicationId);
  expect(new Set(linked)).toEqual(new Set([second.applicationId]));
});

test('a lost link comes back for an application whose file never came, and for nothing once that is erased', async () => {
  const email = newAddress();
  const sent = await sendForm(stack, { email: email.replace('mail', 'Mail') });
  expect((await askForLinks(email.toUpperCase())).status).toBe(202);
  const [mail, ...before] = await mailsTo(email.replace('mail', 'Mail'));
  expect(before).toHaveLength(1);
  const token = mail && linksIn(mail).find(({ isConfirm }) => !isConfirm)?.token;
  const own = `/api/applications/${sent.applicationId}?token=${token}`;
  expect((await stack.api(own)).body).toMatchObject({ resume: { status: 'awaiting-upload' } });
  expect((await stack.api(own, { method: 'DELETE' })).status).toBe(204);
  await askForLinks(email);
  expect(await mailsTo(email.replace('mail', 'Mail'))).toEqual([]);
});

test('a lost link can be had however often others asked for it', async () => {
  const email = newAddress();
  const sent = await sentBy(email);
  await outcome(stack, sent);
  const stores = storesOf(stack);
  await stores.dynamodb.send(
    new UpdateCommand({
      TableName: stack.running.environment[TABLES.applications.environmentName],
      Key: { applicationId: sent.applicationId },
      UpdateExpression: 'ADD tokenDigests :many',
      ExpressionAttributeValues: {
        ':many': new Set(Array.from({ length: 60 }, (_, at) => `of-an-earlier-mail-${at}`)),
      },
    }),
  );
  for (let time = 1; time <= 2; time += 1) {
    await askForLinks(email);
    const [mail] = await mailsTo(email);
    const token = mail && linksIn(mail).find(({ isConfirm }) => !isConfirm)?.token;
    expect((await stack.api(`/api/applications/${sent.applicationId}?token=${token}`)).status).toBe(200);
  }
  expect((await stack.api(`/api/applications/${sent.applicationId}?token=${sent.statusToken}`)).status).toBe(200);
});

test('nobody is flooded: by neither form does an address get more than a few mails a day', async () => {
  const email = newAddress();
  const forms = Array.from({ length: 14 }, () => applicationForm({ email }));
  for (const body of forms) expect((await stack.api('/api/applications', { method: 'POST', body })).status).toBe(201);
  expect(await mailsTo(email)).toHaveLength(10);
  const known = newAddress();
  await outcome(stack, await sentBy(known));
  const answers = await Promise.all(Array.from({ length: 6 }, () => askForLinks(known)));
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 202]);
  expect(await mailsTo(known)).toHaveLength(1 + 3);
});

test('a new link that confirms can be had three times a day for one application, and twenty for an address', async () => {
  const email = newAddress();
  const all: Sent[] = [];
  for (let time = 1; time <= 7; time += 1) all.push(await sendForm(stack, { email }));
  const ask = ({ applicationId, statusToken }: Sent) =>
    stack.api(`/api/applications/${applicationId}/confirm-link?token=${statusToken}`, { method: 'POST' });
  const [first, ...others] = all;
  for (let time = 1; time <= 5; time += 1) expect((await ask(first as Sent)).status).toBe(202);
  expect(await mailsTo(email)).toHaveLength(7 + 3);
  for (const other of others) for (let time = 1; time <= 4; time += 1) expect((await ask(other)).status).toBe(202);
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(7 + 20);
  // Whatever was sent since, the link of the first letter confirms.
  const oldest = mails.filter(({ about }) => about.id === first?.applicationId).at(-1);
  expect((await confirm(first?.applicationId ?? '', confirmTokenIn(oldest))).status).toBe(204);
});

describe('a stranger who sends many forms under an address', () => {
  const email = newAddress();
  /** Sends the form from another address of this computer: another client. */
  const sendAs = (localAddress: string): Promise<{ applicationId: string }> => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    return new Promise((resolve, reject) => {
      const url = new URL('/api/applications', stack.origin);
      // A name may lead to IPv6, which has one loopback address alone.
      url.hostname = '127.0.0.1';
      const sending = request(url, { method: 'POST', headers, localAddress }, async (answer) => {
        const chunks = await answer.toArray();
        const text = Buffer.concat(chunks).toString();
        if (answer.statusCode === 201) resolve(JSON.parse(text));
        else reject(new Error(`${answer.statusCode} ${text}`));
      });
      sending.on('error', reject);
      sending.end(JSON.stringify(applicationForm({ email })));
    });
  };
  const lettersAbout = async (ids: string[]) => {
    const about = new Set((await mailsTo(email)).map((mail) => mail.about.id));
    return ids.filter((id) => about.has(id));
  };
  const junk: string[] = [];

  test('keeps nobody’s letter away on the same day', async () => {
    for (let time = 1; time <= 14; time += 1) junk.push((await sendAs('127.0.0.2')).applicationId);
    expect(await lettersAbout(junk)).toEqual(junk.slice(0, 10));
    const own = (await sendAs('127.0.0.3')).applicationId;
    expect(await lettersAbout([own])).toEqual([own]);
  });

  test('has the rest sent on a later day, and not before', async () => {
    const sweep = () => invokeAt(stack.running.functions, SWEEP, {});
    const postponed = junk.slice(10);
    expect(postponed).toHaveLength(4);
    await sweep();
    expect(await lettersAbout(postponed)).toEqual([]);
    for (const applicationId of postponed) await moveToYesterday(applicationId);
    await sweep();
    expect(await lettersAbout(postponed)).toEqual(postponed);
    await sweep();
    expect(await mailsTo(email)).toHaveLength(15);
  });
});

test('erasing an application takes its letters along', async () => {
  const email = newAddress();
  const sent = await sentBy(email);
  await outcome(stack, sent);
  await askForLinks(email);
  expect((await mailsTo(email)).length).toBe(2);
  const own = `/api/applications/${sent.applicationId}?token=${sent.statusToken}`;
  expect((await stack.api(own, { method: 'DELETE' })).status).toBe(204);
  expect(await mailsTo(email)).toEqual([]);
});
