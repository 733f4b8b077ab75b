/** A database that throttles, fails and loses answers: nothing accepted is lost or doubled, and callers hear 503. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDynamodb } from '../../infra/local/dynamodb.ts';
import { applicationForm, follow, type Sent, TXT, uploadTo } from '../support/applying.ts';
import { type FaultyProxy, seededRandom, startFaultyProxy } from '../support/faulty-proxy.ts';
import { eventually, startTestStack, TEMPLATE_VARIABLE, type TestStack } from '../support/local-stack.ts';
import { resumeTxt } from '../support/resume-files.ts';

const FAIL_SHARE = 0.3;
const FAILING_MS = 15_000;
const PATIENCE_MS = 300_000;

let dataDir: string;
let database: Awaited<ReturnType<typeof startDynamodb>>;
let proxy: FaultyProxy;
let stack: TestStack;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'encaje-faults-'));
  // The stack starts from the template's files, so its database has to hold the template's rows.
  const template = process.env[TEMPLATE_VARIABLE];
  if (template) await cp(join(template, 'dynamodb'), dataDir, { recursive: true });
  database = await startDynamodb({ port: 0, dataDir });
  proxy = await startFaultyProxy(database.endpoint, seededRandom(7));
  stack = await startTestStack({ AWS_ENDPOINT_URL_DYNAMODB: proxy.endpoint });
});
afterAll(async () => {
  await stack?.stop();
  await proxy?.close();
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Sends the form as the site does: the same key until there is an answer. */
async function sendUntilTaken(key: string, email: string): Promise<Sent> {
  const resume = { fileName: 'cv.txt', contentType: TXT, sizeBytes: 500 };
  const body = applicationForm({ email, resume });
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
    proxy.failShare = FAIL_SHARE;
    const people = Array.from({ length: 10 }, (_, position) => `faulty.${position}@people.example`);
    const sent = await Promise.all(people.map((email, position) => sendUntilTaken(`fault-key-${position}`, email)));
    for (const one of sent) {
      const uploaded = await uploadTo(one.upload, resumeTxt({ language: 'es', email: one.email }));
      expect(uploaded.status).toBe(204);
    }
    // The pipeline works under failures for a while; what it then has not finished is for redelivery and the sweep.
    await sleep(FAILING_MS);
    proxy.failShare = 0;
    for (const one of sent) {
      await eventually(
        () => follow(stack, one),
        ({ status, body }) => status === 200 && body.matches.length > 0,
        180,
      );
    }
    expect(Math.min(...Object.values(proxy.faults))).toBeGreaterThan(0);

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
