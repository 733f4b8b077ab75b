/** A database, queues and storage that throttle, fail and lose answers: nothing accepted is lost or doubled, and callers hear 503. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDynamodb } from '../../infra/local/dynamodb.ts';
import { applicationForm, follow, type Sent, TXT, uploadTo } from '../support/applying.ts';
import { type FaultyProxy, seededRandom, startFaultyProxy } from '../support/faulty-proxy.ts';
import { eventually, type OwnStack } from '../support/local-stack.ts';
import { resumeTxt } from '../support/resume-files.ts';
import { demoData, ownStack } from '../support/shared.ts';

const FAIL_SHARE = 0.3;
/** As many as fifteen seconds of reading and matching bring about. */
const FAULTS_OF_A_KIND = 40;
const PATIENCE_MS = 300_000;

let dataDir: string;
let database: Awaited<ReturnType<typeof startDynamodb>>;
let proxy: FaultyProxy;
/** Before the storage and the queues, as the functions reach them. */
let others: FaultyProxy[];
let stack: OwnStack;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'encaje-faults-'));
  // The stack starts from the template's files, so its database has to hold the template's rows.
  await cp(join(await demoData(), 'dynamodb'), dataDir, { recursive: true });
  database = await startDynamodb({ port: 0, dataDir });
  proxy = await startFaultyProxy(database.endpoint, seededRandom(7));
  stack = await ownStack({
    AWS_ENDPOINT_URL_DYNAMODB: proxy.endpoint,
    ENCAJE_RETRY_SECONDS: '1',
    ENCAJE_SWEEP_SECONDS: '5',
    READING_LEASE_SECONDS: '15',
  });
  const { AWS_ENDPOINT_URL_S3: storage = '', AWS_ENDPOINT_URL_SQS: queues = '' } = stack.running.environment;
  others = await Promise.all([
    startFaultyProxy(storage, seededRandom(11), 's3'),
    startFaultyProxy(queues, seededRandom(13), 'sqs'),
  ]);
  const [files, messages] = others;
  await stack.restart({
    ENCAJE_STORAGE_ENDPOINT: files?.endpoint ?? '',
    ENCAJE_QUEUES_ENDPOINT: messages?.endpoint ?? '',
  });
});
const failAt = (share: number) => {
  for (const one of [proxy, ...others]) one.failShare = share;
};
afterAll(async () => {
  await stack?.stop();
  await Promise.all([proxy, ...(others ?? [])].map((one) => one?.close()));
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
});

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
    const before = { ...proxy.faults };
    const kinds = Object.keys(before) as (keyof typeof before)[];
    const rarest = async () => Math.min(...kinds.map((kind) => proxy.faults[kind] - before[kind]));
    await eventually(rarest, (count) => count >= FAULTS_OF_A_KIND, 120);
    failAt(0);
    for (const { faults } of others) expect(Object.values(faults).every((count) => count > 0)).toBe(true);
    for (const one of sent) {
      await eventually(
        () => follow(stack, one),
        ({ status, body }) => status === 200 && body.matches.length > 0,
        180,
      );
    }

    const token = await stack.token('admin@encaje.test');
    const talents = await stack.api('/api/admin/talents?search=faulty&limit=100', { token });
    expect(talents.body.items.map((talent: { email: string }) => talent.email).sort()).toEqual([...people].sort());
    for (const { talentId } of talents.body.items) {
      const talent = await eventually(
        () => stack.api(`/api/admin/talents/${talentId}`, { token }),
        ({ body }) => body.matches.length >= 20,
        100,
      );
      expect(talent.body.applications).toHaveLength(1);
      expect(talent.body.resumes).toHaveLength(1);
      const jobs = talent.body.matches.map((match: { jobId: string }) => match.jobId);
      expect(new Set(jobs).size).toBe(jobs.length);
    }
  },
  PATIENCE_MS,
);

test('a database that is gone is answered with 503, and the form can be sent again with the same key', async () => {
  proxy.failShare = 0;
  const body = applicationForm({ email: 'patient@people.example' });
  const send = () =>
    stack.api('/api/applications', { method: 'POST', body, headers: { 'idempotency-key': 'patient' } });
  proxy.failShare = 1;
  const refused = await send();
  expect(refused).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
  expect(refused.headers.get('retry-after')).not.toBeNull();
  proxy.failShare = 0;
  const [first, second] = [await send(), await send()];
  expect(first.body.applicationId).toBe(second.body.applicationId);
  const token = await stack.token('admin@encaje.test');
  const { body: list } = await stack.api('/api/admin/applications?limit=100', { token });
  const own = list.items.filter((item: { email: string }) => item.email === 'patient@people.example');
  expect(own).toHaveLength(1);
});
