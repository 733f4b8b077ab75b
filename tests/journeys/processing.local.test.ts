/** The resume processing screen end to end: progress, failures, and retries. */
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetQueueAttributesCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeadLetter, ProcessingRow } from '../../shared/contract/admin-processing.ts';
import { apply, PDF, TXT } from '../support/applying.ts';
import { eventually, type OwnStack } from '../support/local-stack.ts';
import { brokenPdf, encryptedPdf, resumePdf, resumeTxt } from '../support/resume-files.ts';
import { ownStack } from '../support/shared.ts';

const SCREEN = '/api/admin/resume-processing';

let stack: OwnStack;
let admin: string;
let s3: S3Client;
let sqs: SQSClient;
beforeAll(async () => {
  stack = await ownStack({ ENCAJE_RETRY_SECONDS: '1' });
  admin = await stack.token('admin@encaje.test');
  const { environment } = stack.running;
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = environment;
  const shared = { region: environment.AWS_REGION, credentials: { accessKeyId, secretAccessKey } };
  s3 = new S3Client({ ...shared, endpoint: environment.AWS_ENDPOINT_URL_S3, forcePathStyle: true });
  sqs = new SQSClient({ ...shared, endpoint: environment.AWS_ENDPOINT_URL_SQS });
});
afterAll(() => stack?.stop());

const ask = (path = '', options: { method?: string; body?: unknown } = {}) =>
  stack.api(`${SCREEN}${path}`, { token: admin, ...options });

const rows = async (query: string): Promise<ProcessingRow[]> => (await ask(`?limit=100&${query}`)).body.items;

const drop = (key: string, bytes: Uint8Array, type: string) =>
  s3.send(
    new PutObjectCommand({ Bucket: stack.running.environment.UPLOAD_BUCKET, Key: key, Body: bytes, ContentType: type }),
  );

test('a failed resume is listed with reason and age, and is read again on a recruiter’s word', async () => {
  const { applicationId } = await apply(stack, { bytes: encryptedPdf(), fileName: 'con-clave.pdf' });
  const [row] = await eventually(
    async () => (await rows('status=failed')).filter((each) => each.applicationId === applicationId),
    ([found]) => found !== undefined,
  );
  expect(row).toMatchObject({ source: 'form', fileName: 'con-clave.pdf', failure: { code: 'FILE_ENCRYPTED' } });
  expect(row?.failure?.message.es).toMatch(/contraseña/);
  expect(row?.ageSeconds).toBeLessThan(30);
  const { body } = await ask();
  expect(Object.keys(body.counts).sort()).toEqual(['active', 'awaiting-upload', 'completed', 'failed']);
  expect(body.deadLetters).toEqual({ resumes: 0, scans: 0, matching: 0, runs: 0 });

  const retried = await ask(`/${applicationId}/retry`, { method: 'POST' });
  expect([retried.status, retried.body.status, retried.body.attempts]).toEqual([200, 'active', 0]);
  const [again] = await eventually(
    async () => (await rows('status=failed')).filter((each) => each.applicationId === applicationId),
    ([found]) => found !== undefined && found.updatedAt !== row?.updatedAt,
  );
  expect(again).toMatchObject({ attempts: 1, failure: { code: 'FILE_ENCRYPTED' } });
  const trail = await stack.api(`/api/admin/audit?recordId=${applicationId}`, { token: admin });
  expect(trail.body.items[0]).toMatchObject({ action: 'application.retry', actorEmail: 'admin@encaje.test' });
  expect((await ask('/nothing-like-it/retry', { method: 'POST' })).status).toBe(404);
});

test('a batch of dropped resumes is followed by its folder, and what failed of it is read again all together', async () => {
  const batch = 'drops/2026-11-21-a3f9c2/';
  const people = Array.from({ length: 10 }, (_, at) => resumeTxt({ email: `batch.${at}@people.example` }));
  const twice = await resumePdf({ email: 'batch.twice@people.example' });
  await Promise.all([
    ...people.map((bytes, at) => drop(`${batch}persona ${at}.txt`, bytes, TXT)),
    drop(`${batch}roto.pdf`, brokenPdf(), PDF),
    drop(`${batch}una vez.pdf`, twice, PDF),
    drop(`${batch}otra vez.pdf`, twice, PDF),
  ]);
  const prefix = `prefix=${encodeURIComponent(batch)}`;
  const ended = await eventually(
    () => rows(prefix),
    (found) => found.length === 13 && found.every(({ status }) => status === 'completed' || status === 'failed'),
    60,
  );
  const failed = ended.filter(({ status }) => status === 'failed');
  expect(failed).toMatchObject([{ fileName: 'roto.pdf', source: 'drop', failure: { code: 'FILE_DAMAGED' } }]);
  expect(new Set(ended.flatMap(({ talentId }) => talentId ?? [])).size).toBe(12);
  // An address that a file names proves nothing: who comes second stands beside the one it belongs to.
  const besideOf = async (name: string): Promise<string | null> => {
    const id = ended.find(({ fileName }) => fileName === name)?.talentId;
    return (await stack.api(`/api/admin/talents/${id}`, { token: admin })).body.besideId;
  };
  const beside = await Promise.all([besideOf('una vez.pdf'), besideOf('otra vez.pdf')]);
  expect(beside.filter((one) => one === null)).toHaveLength(1);
  const first = (await ask(`?limit=5&${prefix}`)).body;
  const second = (await ask(`?limit=5&${prefix}&cursor=${encodeURIComponent(first.nextCursor)}`)).body;
  expect([...first.items, ...second.items].map(({ fullPath }) => fullPath)).toEqual(
    ended.slice(0, 10).map(({ fullPath }) => fullPath),
  );

  const wrong = await ask('/retry', { method: 'POST', body: { failure: 'TOO_BORING' } });
  expect(wrong.status).toBe(400);
  const all = await ask('/retry', { method: 'POST', body: { failure: 'FILE_DAMAGED' } });
  expect(all.body).toMatchObject({ retried: 1, remaining: 0 });
  await eventually(
    () => rows(`${prefix}&status=failed`),
    ([again]) => again !== undefined && again.updatedAt !== failed[0]?.updatedAt,
  );
});

test('dead letters are seen without being lost, and go back into their queue', async () => {
  const { RESUME_DEAD_LETTERS_URL: QueueUrl } = stack.running.environment;
  const poison = '{"applicationId": 7, "this is": "no message of ours"}';
  const good = JSON.stringify({ applicationId: 'long-gone' });
  for (const MessageBody of [poison, good]) await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody }));
  const look = async (): Promise<DeadLetter[]> => (await ask('/dead-letters')).body.items;
  for (let looks = 0; looks < 2; looks += 1) {
    const letters = await look();
    expect(letters.map(({ body }) => body).sort()).toEqual([good, poison].sort());
    expect(letters.find(({ body }) => body === good)).toMatchObject({ queue: 'resumes', applicationId: 'long-gone' });
    expect(letters.find(({ body }) => body === poison)).toMatchObject({ applicationId: null, fullPath: null });
  }
  await eventually(
    async () => (await ask()).body.deadLetters.resumes,
    (count) => count === 2,
  );

  const answer = await ask('/dead-letters/redrive', { method: 'POST', body: { queue: 'resumes' } });
  expect(answer.body).toEqual({ redriven: 2, remaining: 0 });
  const left = await sqs.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }));
  expect(left.Attributes?.ApproximateNumberOfMessages).toBe('0');
  const trail = await stack.api('/api/admin/audit?recordKind=processing', { token: admin });
  expect(trail.body.items[0]).toMatchObject({ action: 'processing.redrive', recordId: 'resumes' });
  // What no consumer understands comes back after five more deliveries.
  await eventually(look, (letters) => letters.length === 1 && letters[0]?.body === poison, 40);
});

test('a profile is read again like a file', async () => {
  const profile = {
    firstName: 'Noa',
    lastName: 'Valdeolivas',
    phone: '+34 600 123 456',
    email: 'noa.valdeolivas@people.example',
    experience: 'Soldadora en Talleres Yunque, 2019 - 2024',
    education: '',
    skills: ['Soldadura TIG'],
    certificates: '',
    aboutMe: '',
    language: 'es',
    privacyNoticeAccepted: true,
  };
  const sent = await stack.api('/api/profiles', { method: 'POST', body: profile });
  const find = async () => (await rows('source=profile')).find((row) => row.applicationId === sent.body.applicationId);
  await eventually(find, (row) => row?.status === 'completed');
  const refused = await ask(`/${sent.body.applicationId}/retry`, { method: 'POST' });
  expect([refused.status, refused.body.code]).toEqual([409, 'NOTHING_TO_RETRY']);
});
