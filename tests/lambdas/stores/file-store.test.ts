/** Shows what the files store signs, what it keeps to itself, and how it takes storage's refusals. */
import { NotFound, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { beforeEach, expect, it, vi } from 'vitest';
import { fileStore } from '../../../lambdas/stores/file-store.ts';
import { ENVIRONMENT } from '../../../shared/contract/resources.ts';
import { fakeClient } from '../../contract/fake-client.ts';

beforeEach(() => {
  vi.stubEnv(ENVIRONMENT.uploadBucket, 'uploads');
});

const NOTE = 'encaje-upload';
const FILE = { path: 'partners/a.csv', contentType: 'text/csv', sizeBytes: 7 };
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };

/** A store whose storage answers everything with `answer`, and `sent`, what it was asked. */
function storeAnswering(answer: () => unknown) {
  const sent: Record<string, unknown>[] = [];
  const send = async ({ input }: { input: Record<string, unknown> }) => {
    sent.push(input);
    return answer();
  };
  return { sent, store: fileStore(fakeClient<S3Client, []>(send)) };
}

const refusing = (name: string, status = 400) =>
  storeAnswering(() => {
    throw new S3ServiceException({ name, $fault: 'client', $metadata: { httpStatusCode: status } });
  }).store;

it('signs a form for one key, type, size and metadata, which nobody can give the note of an upload in parts', async () => {
  const files = fileStore(new S3Client({ region: 'eu-west-1', credentials }));
  const { fields } = await files.permitForm({ ...FILE, metadata: { campaign: 'x', [NOTE]: 'forged' } });
  const { conditions, expiration } = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString());
  expect(conditions).toEqual(
    expect.arrayContaining([
      ['content-length-range', 7, 7],
      { key: FILE.path },
      { 'Content-Type': 'text/csv' },
      { 'x-amz-meta-campaign': 'x' },
      { bucket: 'uploads' },
    ]),
  );
  expect(JSON.stringify([fields, conditions])).not.toContain(NOTE);
  expect(Math.abs(Date.parse(expiration) - Date.now() - 900_000)).toBeLessThan(20_000);
});

it('signs an address for each part, for a quarter of an hour', async () => {
  const files = fileStore(new S3Client({ region: 'eu-west-1', credentials }));
  const parts = await files.permitParts("a b/100%'.csv", 'up.load-1', 2);
  expect(parts.map(({ partNumber }) => partNumber)).toEqual([1, 2]);
  const { pathname, searchParams } = new URL(parts[1]?.url ?? '');
  expect([
    pathname,
    searchParams.get('uploadId'),
    searchParams.get('partNumber'),
    searchParams.get('X-Amz-Expires'),
  ]).toEqual(['/a%20b/100%25%27.csv', 'up.load-1', '2', '900']);
});

it('notes an upload in parts at its object, and shows the note apart from the metadata', async () => {
  const begun = storeAnswering(() => ({ UploadId: 'upload-1' }));
  await begun.store.beginParts({ ...FILE, metadata: { [NOTE]: 'forged', campaign: 'x' } }, 'note1');
  expect(begun.sent[0]?.Metadata).toEqual({ campaign: 'x', [NOTE]: 'note1' });
  const LastModified = new Date('2026-11-21T09:00:00Z');
  const { store } = storeAnswering(() => ({ ETag: '"tag"', LastModified, Metadata: begun.sent[0]?.Metadata }));
  const facts = await store.head(FILE.path);
  expect(facts).toMatchObject({ eTag: 'tag', metadata: { campaign: 'x' }, uploadNote: 'note1' });
  expect(facts?.metadata).not.toHaveProperty(NOTE);
});

it('continues in a list only with the token of that list, and refuses one that storage refuses', async () => {
  const page = { Contents: [{ Key: 'a+b%2Bc%01.txt' }], NextContinuationToken: 'place/of=storage' };
  const { sent, store } = storeAnswering(() => page);
  const query = { prefix: 'a', delimiter: '/', pageSize: 1 };
  const { keys, nextPageToken = '' } = await store.list(query);
  expect(keys).toEqual(['a b+c\u0001.txt']);
  await store.list({ ...query, pageToken: nextPageToken });
  expect(sent[1]).toMatchObject({ ContinuationToken: 'place/of=storage', MaxKeys: 1 });
  const refusal = { kind: 'invalid', details: { errors: [{ path: 'pageToken', code: 'INVALID' }] } };
  for (const wrong of [
    { pageToken: 'x' },
    { pageToken: `${nextPageToken}x` },
    { pageToken: nextPageToken, prefix: 'b' },
  ])
    await expect(store.list({ ...query, ...wrong })).rejects.toMatchObject(refusal);
  expect(sent).toHaveLength(2);
  await expect(refusing('InvalidArgument').list({ ...query, pageToken: nextPageToken })).rejects.toMatchObject(refusal);
  await expect(refusing('SlowDown', 503).list({ ...query, pageToken: nextPageToken })).rejects.toMatchObject({
    name: 'SlowDown',
  });
});

it('distinguishes refused parts from an upload that is gone, and passes other errors on', async () => {
  const parts = [{ partNumber: 1, etag: 'x' }];
  const complete = (name: string) => refusing(name).completeParts('a', 'u', parts);
  for (const name of ['InvalidPart', 'InvalidPartOrder', 'EntityTooSmall', 'MalformedXML'])
    expect(await complete(name)).toBe('refused');
  expect(await complete('NoSuchUpload')).toBe('unknown');
  expect(await refusing('NoSuchUpload').listParts('a', 'u')).toBeUndefined();
  expect(await refusing('NoSuchUpload').abortParts('a', 'u')).toBe(false);
  for (const attempt of [
    complete('AccessDenied'),
    refusing('AccessDenied').listParts('a', 'u'),
    refusing('AccessDenied').abortParts('a', 'u'),
    refusing('AccessDenied').head('a'),
  ])
    await expect(attempt).rejects.toMatchObject({ name: 'AccessDenied' });
});

it('has nothing to say of a file that is not there', async () => {
  const { store } = storeAnswering(() => {
    throw new NotFound({ message: '', $metadata: {} });
  });
  expect(await store.head('a')).toBeUndefined();
});
