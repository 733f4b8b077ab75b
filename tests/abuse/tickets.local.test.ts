/** Misused upload tickets: too many files, files after the end, another applicant's place. */
import { ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { beforeAll, expect, test } from 'vitest';
import { UPLOAD_EXPIRES_SECONDS, UPLOAD_VERSIONS_MAX } from '../../shared/domain/application.ts';
import { apply, follow, outcome, PDF, type Sent, sendForm, TXT, uploadTo } from '../support/applying.ts';
import { storesOf } from '../support/everything-stored.ts';
import { eventually, type TestStack } from '../support/local-stack.ts';
import { resumeTxt } from '../support/resume-files.ts';
import { sharedStack } from '../support/shared.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await sharedStack();
});

const FILE = { resume: { fileName: 'cv.txt', contentType: TXT, sizeBytes: 1000 } };
const textOf = (mark: string) =>
  new TextEncoder().encode(`${new TextDecoder().decode(resumeTxt({ language: 'es' }))}\n${mark}\n`);

/** The versions of an application's file, newest first. */
async function versionsOf({ applicationId }: Sent): Promise<string[]> {
  const { s3, Bucket } = storesOf(stack);
  const Prefix = `applications/${applicationId}`;
  const { Versions = [], DeleteMarkers = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix }));
  return [...Versions, ...DeleteMarkers].map(({ VersionId }) => VersionId ?? '');
}

const own = (sent: Sent, method: string, rest = '') =>
  stack.api(`/api/applications/${sent.applicationId}${rest}?token=${sent.statusToken}`, { method });

test('fifty files on one ticket leave five, of which one is read', async () => {
  const sent = await sendForm(stack, FILE);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => uploadTo(sent.upload, textOf(`Archivo ${at}`))),
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  const kept = await eventually(
    () => versionsOf(sent),
    (versions) => versions.length <= UPLOAD_VERSIONS_MAX,
    60,
  );
  expect(kept).toHaveLength(UPLOAD_VERSIONS_MAX);
  expect((await outcome(stack, sent)).resume.status).toBe('completed');
});

test('a file after the withdrawal is removed, and nothing of the application changes', async () => {
  const sent = await apply(stack, { bytes: textOf('Antes'), contentType: TXT, fileName: 'cv.txt' });
  await outcome(stack, sent);
  const [before] = await versionsOf(sent);
  expect((await own(sent, 'POST', '/withdraw')).status).toBe(200);
  const { body: withdrawn } = await follow(stack, sent);
  expect((await uploadTo(sent.upload, textOf('Demasiado tarde'))).ok).toBe(true);
  await eventually(
    () => versionsOf(sent),
    (versions) => versions.length === 1 && versions[0] === before,
  );
  expect((await follow(stack, sent)).body).toEqual(withdrawn);
});

test('a file after the erasure is removed', async () => {
  const sent = await sendForm(stack, FILE);
  expect((await own(sent, 'DELETE')).status).toBe(204);
  expect((await uploadTo(sent.upload, textOf('Demasiado tarde'))).ok).toBe(true);
  await eventually(
    () => versionsOf(sent),
    (versions) => versions.length === 0,
  );
  expect((await follow(stack, sent)).status).toBe(404);
});

test('a ticket lasts a quarter of an hour, and storage refuses it afterwards', async () => {
  const sent = await sendForm(stack, FILE);
  const lasts = Date.parse((sent.upload as unknown as { expiresAt: string }).expiresAt) - Date.now();
  expect(lasts).toBeGreaterThan((UPLOAD_EXPIRES_SECONDS - 60) * 1000);
  expect(lasts).toBeLessThanOrEqual(15 * 60_000);
  const { expiration } = JSON.parse(Buffer.from(sent.upload.fields.Policy ?? '', 'base64').toString());
  expect(Date.parse(expiration) - Date.now()).toBeLessThanOrEqual(15 * 60_000 + 1000);

  const { environment } = stack.running;
  const credentials = {
    accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
  };
  const access = { region: environment.AWS_REGION, credentials, endpoint: environment.AWS_ENDPOINT_URL_S3 };
  const expired = await createPresignedPost(new S3Client({ ...access, forcePathStyle: true }), {
    Bucket: environment.UPLOAD_BUCKET ?? '',
    Key: sent.upload.fields.key ?? '',
    Fields: { 'Content-Type': TXT },
    Conditions: [['content-length-range', 1, 1000]],
    Expires: -1,
  });
  expect((await uploadTo(expired, textOf('Tarde'))).status).toBe(403);
  expect(await versionsOf(sent)).toEqual([]);
});

test('a ticket is for its own place and type', async () => {
  const [sent, other] = await Promise.all([sendForm(stack, FILE), sendForm(stack, FILE)]);
  const changed = (fields: Record<string, string>) =>
    uploadTo({ ...sent.upload, fields: { ...sent.upload.fields, ...fields } }, textOf('Ajeno'));
  const foreign: Record<string, string>[] = [
    { key: other.upload.fields.key ?? '' },
    { key: 'drops/cv.txt' },
    { key: `${sent.upload.fields.key}/../${other.applicationId}` },
    { 'Content-Type': PDF },
    { 'x-amz-meta-job-id': 'demo01nurse' },
    { bucket: 'another' },
  ];
  for (const fields of foreign) expect((await changed(fields)).status).toBe(403);
  for (const one of [sent, other]) expect(await versionsOf(one)).toEqual([]);
});
