/** Power cuts, repeated and lost events: nothing accepted is lost, nothing is doubled. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apply, confirm, follow, outcome, type Sent, sendForm, TXT, uploadTo } from '../support/applying.ts';
import { checkConsistency } from '../support/consistency.ts';
import { DYING_FUNCTIONS, dieAt, haveDied, type Place } from '../support/dying-functions.ts';
import { storesOf } from '../support/everything-stored.ts';
import { JUMPING_CLOCK, jumpsOf, setClockWrong } from '../support/jumping-clock.ts';
import { eventually, type OwnStack } from '../support/local-stack.ts';
import { messagesLeft, queueClient } from '../support/queue-client.ts';
import { resumePdf, resumeTxt } from '../support/resume-files.ts';
import { ownStack } from '../support/shared.ts';

/** Who agrees is compared with all jobs, which is work that a crash can interrupt. */
const AGREED = { talentPoolConsent: true };
let stack: OwnStack;
beforeAll(async () => {
  stack = await ownStack({ ENCAJE_RETRY_SECONDS: '1', NODE_OPTIONS: `${DYING_FUNCTIONS} ${JUMPING_CLOCK}` });
});
afterAll(() => stack?.stop());

test('the same request five times at once gives one result', async () => {
  const sent = await apply(stack, { bytes: await resumePdf({ language: 'es' }) }, AGREED);
  const QueueUrl = stack.running.environment.RESUME_QUEUE_URL;
  const MessageBody = JSON.stringify({ applicationId: sent.applicationId });
  await Promise.all(
    Array.from({ length: 5 }, () => queueClient(stack).send(new SendMessageCommand({ QueueUrl, MessageBody }))),
  );
  await outcome(stack, sent);
  await eventually(
    () => messagesLeft(stack),
    (count) => count === 0,
  );
  await checkConsistency(stack, [sent]);
});

test('kill -9 in mid-processing: everything storage has acknowledged is finished after the next start', async () => {
  const bytes = await Promise.all(Array.from({ length: 8 }, () => resumePdf({ language: 'es' })));
  const forms = await Promise.all(bytes.map(() => sendForm(stack, AGREED)));
  const acknowledged: Sent[] = [];
  const uploads = forms.map(async (sent, position) => {
    const answer = await uploadTo(sent.upload, bytes[position] ?? new Uint8Array());
    if (answer.ok) acknowledged.push(sent);
  });
  await Promise.race([Promise.all(uploads), sleep(150)]);
  await stack.killHard();
  await Promise.allSettled(uploads);
  expect(acknowledged.length).toBeGreaterThan(0);

  await stack.restart();
  for (const sent of acknowledged) {
    await eventually(
      () => follow(stack, sent),
      ({ body }) => body.matches?.length > 0,
      180,
    );
  }
  await checkConsistency(stack, acknowledged);
});

test('the functions dying under a reading costs nothing: another takes over', async () => {
  const sent = await Promise.all(
    Array.from({ length: 4 }, async () => apply(stack, { bytes: await resumePdf({ language: 'en' }) }, AGREED)),
  );
  const host = await functionsPid();
  process.kill(host, 'SIGKILL');
  for (const one of sent)
    await eventually(
      () => follow(stack, one),
      ({ body }) => body.matches?.length > 0,
      150,
    );
  await checkConsistency(stack, sent);
});

test('a clock that jumps by hours and days under readings loses and doubles nothing', async () => {
  const bytes = await Promise.all(Array.from({ length: 4 }, () => resumePdf({ language: 'es' })));
  // A form is signed by the functions' clock: storage would refuse a file with one of yesterday.
  const sent = await Promise.all(bytes.map(() => sendForm(stack, AGREED)));
  const [HOUR, DAY] = [3600, 24 * 3600];
  const wrong = [-HOUR, DAY, -DAY, 600];
  for (const [at, seconds] of wrong.entries()) {
    const one = sent[at] as Sent;
    expect((await uploadTo(one.upload, bytes[at] ?? new Uint8Array())).ok).toBe(true);
    setClockWrong(stack.dataDir, seconds);
    await eventually(async () => jumpsOf(stack.dataDir).includes(seconds), Boolean);
  }
  setClockWrong(stack.dataDir, 0);
  for (const one of sent)
    await eventually(
      () => follow(stack, one),
      ({ body }) => body.matches?.length > 0,
      150,
    );
  await checkConsistency(stack, sent);
  expect(jumpsOf(stack.dataDir)).toEqual([...wrong, 0]);
});

describe('kill -9 of the functions', () => {
  /** Those who have applied so far and are not erased. */
  let people: Sent[] = [];
  let admin: string;
  beforeAll(async () => {
    admin = await stack.token('admin@encaje.test');
  });

  const asAdmin = (path: string, body?: object) =>
    stack.api(`/api/admin/${path}`, { token: admin, ...(body && { method: 'POST', body }) });

  /** Lets the functions die at a call that `act` brings about, and is done when that has happened. */
  async function dying<T>(place: Place, act: () => Promise<T>): Promise<T> {
    dieAt(stack.dataDir, place);
    const result = await act();
    await eventually(async () => haveDied(stack.dataDir), Boolean);
    return result;
  }

  /** As the site does: the same form with the same key, until there is an answer; then the file. */
  async function applyPatiently(): Promise<Sent> {
    const email = `killed.${randomUUID().slice(0, 8)}@people.example`;
    const bytes = resumeTxt({ language: 'es', email });
    const resume = { fileName: 'cv.txt', contentType: TXT, sizeBytes: bytes.length };
    const key = { 'idempotency-key': randomUUID() };
    const send = () => sendForm(stack, { ...AGREED, email, resume }, key).catch(() => undefined);
    const sent = await eventually(send, (taken) => taken !== undefined);
    if (!sent) throw new Error('The form was not taken');
    expect((await uploadTo(sent.upload, bytes)).ok).toBe(true);
    return sent;
  }

  test.each<[string, Place]>([
    ['with the form stored and no answer sent', { side: 'after', call: 'PutCommand encaje-applications' }],
    ['with the file in hand', { side: 'after', call: 'GetObjectCommand applications/' }],
    ['before the reading is stored', { side: 'before', call: 'PutCommand encaje-resumes' }],
    ['after the reading is stored, which nobody knows of yet', { side: 'after', call: 'PutCommand encaje-resumes' }],
    ['after matches were asked for', { side: 'after', call: 'SendMessageCommand matching' }],
    ['after the first of twenty matches', { side: 'after', call: 'PutCommand encaje-matches' }],
  ])('%s loses and doubles nothing', async (_where, place) => {
    const sent = await dying(place, applyPatiently);
    people.push(sent);
    await eventually(
      () => follow(stack, sent),
      ({ body }) => body.matches?.length > 0,
      60,
    );
    await checkConsistency(stack, [sent]);
    const { items } = (await asAdmin(`applications?search=${sent.email}`)).body;
    expect(items.map(({ applicationId }: Sent) => applicationId)).toEqual([sent.applicationId]);
  });

  test('with a part of an export written ends in a whole file, each record once', async () => {
    const place: Place = { side: 'after', call: 'PutObjectCommand exports/' };
    const asked = await dying(place, () => asAdmin('sync/exports', { records: 'jobs', format: 'json' }));
    expect(asked.status).toBe(201);
    const path = `sync/runs/${asked.body.runId}`;
    const { body: run } = await eventually(
      () => asAdmin(path),
      ({ body }) => body.state === 'done',
      60,
    );
    const { url } = (await asAdmin(`${path}/file`)).body;
    const jobs = (await (await fetch(url)).json()) as { jobId: string }[];
    expect(jobs.length).toBeGreaterThanOrEqual(20);
    expect([run.done, new Set(jobs.map(({ jobId }) => jobId)).size]).toEqual([jobs.length, jobs.length]);
  });

  test('in the middle of merging two people, who are one when it is asked for again', async () => {
    const both = people.slice(0, 2);
    const [one, other] = await Promise.all(both.map((sent) => confirm(stack, sent, admin)));
    const merge = async () => {
      const [kept, gone] = await Promise.all([one, other].map(({ talentId }) => asAdmin(`talents/${talentId}`)));
      if (kept?.status !== 200 || gone?.status !== 200) return { status: 503 };
      const body = { otherId: other.talentId, version: kept.body.version, otherVersion: gone.body.version };
      return asAdmin(`talents/${one.talentId}/merge`, body);
    };
    await dying({ side: 'after', call: 'PutCommand encaje-resumes' }, async () =>
      expect((await merge()).status).not.toBe(200),
    );
    await eventually(merge, ({ status }) => status === 200);
    for (const { applicationId } of both)
      expect((await asAdmin(`applications/${applicationId}`)).body.talentId).toBe(one.talentId);
    await checkConsistency(stack, both);
  });

  test.each<[string, Place]>([
    ['the file of', { side: 'after', call: 'DeleteObjectCommand applications/' }],
    ['the reading of', { side: 'after', call: 'DeleteCommand encaje-resumes' }],
  ])('after a crash once %s an erased person is gone, a second erasure leaves nothing', async (_what, place) => {
    const { applicationId, statusToken, email } = people.at(-1) as Sent;
    people = people.slice(0, -1);
    const path = `/api/applications/${applicationId}?token=${statusToken}`;
    const erase = () => stack.api(path, { method: 'DELETE' });
    await dying(place, async () => expect((await erase()).status).toBeGreaterThanOrEqual(500));
    await eventually(erase, ({ status }) => status === 204);
    const stored = await storesOf(stack).everything();
    expect(stored.filter((line) => line.includes(email))).toEqual([]);
    // The trail says which application was read and erased, by its id alone.
    const named = stored.filter((line) => line.includes(applicationId));
    expect(named.filter((line) => !line.startsWith('audit '))).toEqual([]);
    await checkConsistency(stack, people);
  });
});

/** The child of the stack's process that runs the functions. */
async function functionsPid(): Promise<number> {
  const { readFile } = await import('node:fs/promises');
  const children = await readFile(`/proc/${stack.running.pid}/task/${stack.running.pid}/children`, 'utf8');
  for (const pid of children.trim().split(' ').map(Number)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
    if (command.includes('functions-host')) return pid;
  }
  throw new Error('The functions host is not running');
}
