/**
 * A database, queues and storage that throttle, fail, lose answers and have no room, and messages that are lost, doubled, late,
 * out of order or poison: nothing accepted is lost or doubled, and callers get 503.
 */
import { ListObjectVersionsCommand } from '@aws-sdk/client-s3';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeadLetter, ProcessingRow } from '../../shared/contract/admin-processing.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import type { Outgoing } from '../../shared/domain/outgoing.ts';
import { created } from '../lambdas/resumes/resume-pipeline.ts';
import { applicationForm, confirmByLink, follow, type Sent, sendForm, TXT, uploadTo } from '../support/applying.ts';
import { checkConsistency } from '../support/consistency.ts';
import { storesOf } from '../support/everything-stored.ts';
import {
  aMinutePasses,
  type FaultyStack,
  sixMinutesPass,
  startFaultyStack,
  sweepNow,
} from '../support/faulty-stack.ts';
import { profileForm } from '../support/form-filling.ts';
import { type ApiAnswer, eventually, type OwnStack } from '../support/local-stack.ts';
import type { Fate } from '../support/message-proxy.ts';
import { messagesLeft, queueClient } from '../support/queue-client.ts';
import { resumeTxt } from '../support/resume-files.ts';

const FAIL_SHARE = 0.3;
/** As many as fifteen seconds of reading and matching bring about. */
const FAULTS_OF_A_KIND = 40;
const PATIENCE_MS = 300_000;

let faulty: FaultyStack;
let stack: OwnStack;
let admin: string;
beforeAll(async () => {
  faulty = await startFaultyStack();
  stack = faulty.stack;
  admin = await stack.token('admin@encaje.test');
});
afterAll(() => faulty?.stop());

const asAdmin = (path: string, body?: unknown) =>
  stack.api(path, { token: admin, ...(body !== undefined && { method: 'POST', body }) });

/** Sends the form as the site does: the same key until there is an answer. */
async function sendUntilTaken(key: string, email: string): Promise<Sent> {
  const resume = { fileName: 'cv.txt', contentType: TXT, sizeBytes: 500 };
  const body = applicationForm({ email, resume, talentPoolConsent: true });
  const answer = await eventually(
    () => stack.api('/api/applications', { method: 'POST', body, headers: { 'idempotency-key': key } }),
    ({ status }) => {
      expect([200, 201, 503]).toContain(status);
      return status !== 503;
    },
  );
  return { ...answer.body, email };
}

test(
  'with three in ten calls failing, ten applications end as ten talents with one reading each',
  async () => {
    const { calls, database, failAt, storage } = faulty;
    failAt(FAIL_SHARE);
    const people = Array.from({ length: 10 }, (_, position) => `faulty.${position}@people.example`);
    const sent = await Promise.all(people.map((email, position) => sendUntilTaken(`fault-key-${position}`, email)));
    for (const one of sent) {
      // As the site does: again where storage could not take it, or its answer was lost.
      const sendFile = () =>
        uploadTo(one.upload, resumeTxt({ language: 'es', email: one.email })).catch(() => undefined);
      await eventually(sendFile, (uploaded) => uploaded?.status === 204);
    }
    // The pipeline works under failures of every kind; what it then has not finished is for redelivery and the sweep.
    const before = { ...database.faults };
    const kinds = Object.keys(before) as (keyof typeof before)[];
    const rarest = async () => Math.min(...kinds.map((kind) => database.faults[kind] - before[kind]));
    await eventually(rarest, (count) => count >= FAULTS_OF_A_KIND, 120);
    failAt(0);
    for (const { faults } of [storage, calls]) expect(Object.values(faults).every((count) => count > 0)).toBe(true);
    for (const one of sent) {
      await eventually(
        () => follow(stack, one),
        ({ status, body }) => status === 200 && body.matches.length > 0,
        180,
      );
    }

    const talents = await expectPeople('faulty', people);
    for (const { talentId } of talents) {
      const talent = await eventually(
        () => asAdmin(`/api/admin/talents/${talentId}`),
        ({ body }) => body.matches.length >= 20,
        100,
      );
      expect(talent.body.applications).toHaveLength(1);
      expect(talent.body.resumes).toHaveLength(1);
      const jobs = talent.body.matches.map((match: { jobId: string }) => match.jobId);
      expect(new Set(jobs).size).toBe(jobs.length);
    }
    await checkConsistency(stack, sent);
  },
  PATIENCE_MS,
);

test('a database that is gone is answered with 503, and the form can be sent again with the same key', async () => {
  const { database } = faulty;
  const body = applicationForm({ ...AGREED, email: 'patient@people.example' });
  const send = () =>
    stack.api('/api/applications', { method: 'POST', body, headers: { 'idempotency-key': 'patient' } });
  database.failShare = 1;
  const refused = await send();
  expect(refused).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
  expect(refused.headers.get('retry-after')).not.toBeNull();
  database.failShare = 0;
  const [first, second] = [await send(), await send()];
  expect(first.body.applicationId).toBe(second.body.applicationId);
  const { body: list } = await asAdmin('/api/admin/applications?limit=100');
  const own = list.items.filter((item: { email: string }) => item.email === 'patient@people.example');
  expect(own).toHaveLength(1);
  expect((await uploadTo(second.body.upload, textOf(body.email))).ok).toBe(true);
  await matched(first.body);
  await checkConsistency(stack, [first.body]);
});

/** One that is read from a text and compared with all jobs. */
const AGREED = { talentPoolConsent: true, resume: { fileName: 'cv.txt', contentType: TXT, sizeBytes: 500 } };
const textOf = (email: string) => resumeTxt({ language: 'es', email });
const send = async (email: string) => sendForm(stack, { ...AGREED, email });
const isMatched = ({ status, body }: ApiAnswer) => status === 200 && body.matches.length > 0;
const matched = (sent: Pick<Sent, 'applicationId' | 'statusToken'>) => eventually(() => follow(stack, sent), isMatched);

test('storage that is full for a while has people come back, and then nothing is lost or doubled', async () => {
  const { messages, storage } = faulty;
  const sent = await send('full.form@people.example');
  const key = { 'idempotency-key': 'full-profile' };
  const form = profileForm({ email: 'full.profile@people.example', talentPoolConsent: true });
  const sendProfile = () => stack.api('/api/profiles', { method: 'POST', body: form, headers: key });
  const upload = () => uploadTo(sent.upload, textOf(sent.email));

  // Dropped while there still was room; it is to be stored once more, under a name of its own.
  messages.isHeld = true;
  await storesOf(stack).put('drops/full-drop.txt', new TextDecoder().decode(textOf('full.drop@people.example')), TXT);
  storage.isFull = true;
  messages.isHeld = false;
  expect((await upload()).status).toBe(507);
  const refused = await sendProfile();
  expect(refused).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
  expect(refused.headers.get('retry-after')).not.toBeNull();
  const exported = await asAdmin('/api/admin/sync/exports', { records: 'jobs', format: 'csv' });
  expect(exported.status).toBe(201);
  // Form, profile, the export and the drop.
  await eventually(
    async () => storage.refusedWrites,
    (count) => count >= 5,
  );
  expect((await follow(stack, sent)).body.resume.status).toBe('awaiting-upload');
  storage.isFull = false;

  expect((await upload()).status).toBe(204);
  const profiles = [await sendProfile(), await sendProfile()];
  expect(new Set(profiles.map(({ body }) => body.applicationId)).size).toBe(1);
  const [profile] = profiles.map(({ body }) => body);
  for (const one of [sent, profile]) await matched(one);
  await checkConsistency(stack, [sent, profile]);
  const run = await eventually(
    () => asAdmin(`/api/admin/sync/runs/${exported.body.runId}`),
    ({ body }) => body.state === 'done',
  );
  expect(run.body.failedCount ?? 0).toBe(0);
  const drops = await eventually(
    () => asAdmin('/api/admin/resume-processing?limit=100&source=drop'),
    ({ body }) =>
      body.items.some((row: ProcessingRow) => row.fileName === 'full-drop.txt' && row.status === 'completed'),
  );
  expect(drops.body.items.filter((row: ProcessingRow) => row.fileName === 'full-drop.txt')).toHaveLength(1);
  await expectPeople(
    'full.',
    ['form', 'profile', 'drop'].map((name) => `full.${name}@people.example`),
  );
});

const EXPECTED = ['matching doubled', 'matching late', 'matching lost'].concat([
  'resumes doubled',
  'resumes late',
  'resumes late',
  'resumes lost',
]);

test('notifications that are lost, doubled, late and out of order end each application once', async () => {
  const { messages } = faulty;
  const names = ['lost', 'unmatched', 'doubled', 'late', 'reordered'] as const;
  const people = await Promise.all(names.map((name) => send(`notified.${name}@people.example`)));
  const [lost, unmatched, doubled, late, reordered] = people as [Sent, Sent, Sent, Sent, Sent];
  const happened: string[] = [];
  let firstOfReordered = true;
  messages.fate = (queue, body) => {
    const about = people.find(({ applicationId }) => body.includes(applicationId));
    const fate = fateOf(about, queue);
    if (fate) happened.push(`${queue} ${fate}`);
    return fate;
  };
  const fateOf = (about: Sent | undefined, queue: string): Fate | undefined => {
    if (about === lost && queue === 'resumes') return 'lost';
    if (about === unmatched && queue === 'matching') return 'lost';
    if (about === doubled) return 'doubled';
    if (about === late) return 'late';
    if (about !== reordered || !firstOfReordered) return undefined;
    firstOfReordered = false;
    return 'late';
  };
  for (const one of people) expect((await uploadTo(one.upload, textOf(one.email))).status).toBe(204);
  await eventually(
    async () => firstOfReordered,
    (isFirst) => !isFirst,
  );
  await uploadTo(reordered.upload, resumeTxt({ language: 'en', email: reordered.email }));

  for (const one of [doubled, late, reordered]) await matched(one);
  await eventually(
    async () => happened.toSorted(),
    (found) => found.join() === EXPECTED.join(),
  );
  expect((await follow(stack, lost)).body.resume.status).toBe('awaiting-upload');
  expect((await follow(stack, unmatched)).body).toMatchObject({ resume: { status: 'completed' }, matches: [] });
  for (const one of [lost, unmatched]) await aMinutePasses(stack, one.applicationId);
  await sweepNow(stack);
  for (const one of [lost, unmatched]) await matched(one);
  // What came late or twice has come by now.
  await eventually(
    () => messagesLeft(stack),
    (count) => count === 0,
  );
  await checkConsistency(stack, people);
  await expectPeople(
    'notified',
    people.map(({ email }) => email),
  );
  expect(await readVersionOf(reordered)).toBe(await newestVersionOf(reordered));
});

test('poison in a batch takes none of its siblings along, and ends among the dead letters', async () => {
  const { messages } = faulty;
  const people = await Promise.all([1, 2].map((at) => send(`sibling.${at}@people.example`)));
  const [sample] = people;
  const poison = ['no JSON at all', '{"poison":true}', eventOf(`applications/${sample?.applicationId}%E0%A4%A`)];
  messages.isHeld = true;
  const QueueUrl = stack.running.environment.RESUME_QUEUE_URL;
  for (const MessageBody of poison) await queueClient(stack).send(new SendMessageCommand({ QueueUrl, MessageBody }));
  for (const one of people) await uploadTo(one.upload, textOf(one.email));
  messages.batches.length = 0;
  messages.isHeld = false;

  for (const one of people) await matched(one);
  const batches = () => messages.batches.filter(({ queue }) => queue === 'resumes').map(({ bodies }) => bodies);
  const batch = batches().find((bodies) => bodies.includes(poison[0] ?? '')) ?? [];
  expect(batch).toHaveLength(5);
  expect(batch).toEqual(expect.arrayContaining(poison));
  await checkConsistency(stack, people);
  const letters = await eventually(
    () => asAdmin('/api/admin/resume-processing/dead-letters'),
    ({ body }) => poison.every((one) => body.items.some((letter: DeadLetter) => letter.body === one)),
    40,
  );
  const ids = people.map(({ applicationId }) => applicationId);
  expect(letters.body.items.filter((letter: DeadLetter) => ids.includes(letter.applicationId ?? ''))).toEqual([]);
  const comings = (body: string) =>
    batches()
      .flat()
      .filter((one) => one === body).length;
  expect(poison.map(comings)).toEqual([5, 5, 5]);
  // The siblings did not come again with it.
  expect(batch.filter((body) => !poison.includes(body)).map(comings)).toEqual([1, 1]);
});

test('a move and its letter are stored once, whatever fails, and the sweep hands over what nobody did', async () => {
  const { failAt } = faulty;
  const sent = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((at) => sendForm(stack, { ...AGREED, email: `told.${at}@people.example` })),
  );
  // Before their files come: recruiters confirm only what is read.
  for (const one of sent) await confirmByLink(stack, one, admin);
  const told = { stage: 'interview', tell: true };
  const path = '/api/admin/applications';
  const [alone, together] = [sent.slice(0, 3), sent.slice(3)];
  failAt(FAIL_SHARE);
  for (const { applicationId } of alone) {
    const body = { version: 2, ...told };
    const move = () => stack.api(`${path}/${applicationId}`, { method: 'PATCH', token: admin, body });
    // 409 where it was stored and the answer said 503.
    await eventually(move, ({ status }) => status === 200 || status === 409);
  }
  const applications = together.map(({ applicationId }) => ({ applicationId, version: 2 }));
  await eventually(
    () => asAdmin(`${path}/stage`, { ...told, applications }),
    ({ status }) => status === 200,
  );
  failAt(0);

  const lettersAbout = async ({ applicationId }: Sent): Promise<Outgoing[]> => {
    const { items } = (await asAdmin('/api/admin/outbox?limit=100')).body;
    return items.filter(({ about, text }: Outgoing) => about.id === applicationId && text.includes('entrevista'));
  };
  for (const one of sent) {
    expect((await asAdmin(`${path}/${one.applicationId}`)).body).toMatchObject({ stage: 'interview', version: 3 });
    const [letter, ...more] = await lettersAbout(one);
    expect(more).toEqual([]);
    await sixMinutesPass(stack, letter?.outgoingId ?? '');
  }
  await sweepNow(stack);
  for (const one of sent) {
    await eventually(
      () => lettersAbout(one),
      (letters) => letters.length === 1 && letters[0]?.delivery === 'kept',
    );
  }
  // One that was moved alone and one of several are read and compared like everybody.
  const read = [alone, together].flatMap(([one]) => one ?? []);
  for (const one of read) expect((await uploadTo(one.upload, textOf(one.email))).ok).toBe(true);
  await Promise.all(read.map(matched));
  await checkConsistency(stack, read);
});

/** Those whom a search finds are these people, each once. */
async function expectPeople(search: string, emails: readonly string[]): Promise<{ talentId: string }[]> {
  const { items } = (await asAdmin(`/api/admin/talents?search=${search}&limit=100`)).body;
  expect(items.map(({ email }: { email: string }) => email).toSorted()).toEqual(emails.toSorted());
  return items;
}

/** What the storage sends of an object with this key, encoded as it stands. */
const eventOf = (key: string) => JSON.stringify(created(key, 'v1', '01'));

/** The version of its file that an application was read from. */
async function readVersionOf({ applicationId }: Sent): Promise<unknown> {
  const TableName = stack.running.environment[TABLES.applications.environmentName];
  return (await storesOf(stack).dynamodb.send(new GetCommand({ TableName, Key: { applicationId } }))).Item?.versionId;
}

async function newestVersionOf({ applicationId }: Sent): Promise<string | undefined> {
  const { s3, Bucket } = storesOf(stack);
  const { Versions = [] } = await s3.send(
    new ListObjectVersionsCommand({ Bucket, Prefix: `applications/${applicationId}` }),
  );
  return Versions.find(({ IsLatest }) => IsLatest)?.VersionId;
}
