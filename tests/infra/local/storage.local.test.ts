/** The local storage keeps what it acknowledged and refuses what S3 would refuse, asked through the real SDK. */
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  ListPartsCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
  type S3ClientConfig,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Event } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startStorage } from '../../../infra/local/storage/storage.ts';

const MAX_BYTES = 15 * 1024 * 1024;
const PART_BYTES = 5 * 1024 * 1024;
const MODULE = pathToFileURL(join(import.meta.dirname, '../../../infra/local/storage/storage.ts')).href;
const ORIGIN = 'http://localhost:3000';
const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };

let dataDir: string;
let events: S3Event[];
let storage: Awaited<ReturnType<typeof startStorage>>;
let client: S3Client;

function connect(endpoint: string, secretAccessKey = credentials.secretAccessKey, more: S3ClientConfig = {}) {
  return new S3Client({
    endpoint,
    region: 'eu-west-1',
    forcePathStyle: true,
    credentials: { ...credentials, secretAccessKey },
    maxAttempts: 1,
    ...more,
  });
}

/** As the product presigns for browsers: without a checksum of a body that is not known yet. */
const connectForBrowser = () =>
  connect(storage.endpoint, credentials.secretAccessKey, { requestChecksumCalculation: 'WHEN_REQUIRED' });

async function start() {
  storage = await startStorage({
    port: 0,
    dataDir,
    buckets: ['uploads'],
    credentials,
    region: 'eu-west-1',
    allowedOrigins: [ORIGIN],
    onEvent: async (event) => {
      events.push(event);
    },
  });
  client = connect(storage.endpoint);
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'encaje-storage-'));
  events = [];
  await start();
});
afterEach(async () => {
  await storage.close();
  await rm(dataDir, { recursive: true, force: true });
});

const put = (Key: string, Body: string | Uint8Array | Readable, more = {}) =>
  client.send(new PutObjectCommand({ Bucket: 'uploads', Key, Body, ...more }));
const get = (Key: string, more = {}) => client.send(new GetObjectCommand({ Bucket: 'uploads', Key, ...more }));
const lastRecord = () => events.at(-1)!.Records[0]!;

describe('a presigned POST', () => {
  const presign = (expiresSeconds = 60, key = 'resumes/1/ana.pdf') =>
    createPresignedPost(client, {
      Bucket: 'uploads',
      Key: key,
      Expires: expiresSeconds,
      Fields: { 'Content-Type': 'application/pdf', success_action_status: '201', 'x-amz-meta-job-id': 'job-1' },
      Conditions: [['content-length-range', 1, MAX_BYTES]],
    });
  const send = async (form: { url: string; fields: Record<string, string> }, bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(form.fields)) body.set(name, value);
    body.set('file', new Blob([bytes]), 'ana.pdf');
    const response = await fetch(form.url, { method: 'POST', body, headers: { origin: ORIGIN } });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };

  test('stores the file with its type and metadata, answers a page of the site, and sends one event', async () => {
    const answer = await send(await presign(), new TextEncoder().encode('hello'));
    expect(answer.status).toBe(201);
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    const object = await get('resumes/1/ana.pdf');
    expect(await object.Body?.transformToString()).toBe('hello');
    expect(object.ContentType).toBe('application/pdf');
    expect(object.Metadata).toEqual({ 'job-id': 'job-1' });
    expect(events).toHaveLength(1);
    expect(lastRecord().eventName).toBe('ObjectCreated:Post');
    expect(lastRecord().s3.object.versionId).toBe(object.VersionId);
  });

  test('takes exactly 15 MiB', async () => {
    const bytes = new Uint8Array(MAX_BYTES).fill(7);
    expect((await send(await presign(), bytes)).status).toBe(201);
    const head = await client.send(new HeadObjectCommand({ Bucket: 'uploads', Key: 'resumes/1/ana.pdf' }));
    expect(head.ContentLength).toBe(MAX_BYTES);
    expect(head.ETag).toBe(`"${createHash('md5').update(bytes).digest('hex')}"`);
  });

  test('refuses one byte more, 40 MiB and an empty file with an answer that arrives', async () => {
    for (const [size, code] of [
      [MAX_BYTES + 1, 'EntityTooLarge'],
      [40 * 1024 * 1024, 'EntityTooLarge'],
      [0, 'EntityTooSmall'],
    ] as const) {
      const answer = await send(await presign(), new Uint8Array(size));
      expect(answer.status).toBe(400);
      expect(answer.text).toContain(`<Code>${code}</Code>`);
    }
    expect(events).toEqual([]);
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
  });

  test('refuses another type, another key, an added field and a forged signature', async () => {
    const form = await presign();
    const forgeries: Record<string, string>[] = [
      { 'Content-Type': 'text/html' },
      { key: 'resumes/2/ana.pdf' },
      { 'Cache-Control': 'no-store' },
      { bucket: 'elsewhere' },
      { 'X-Amz-Signature': '0'.repeat(64) },
      { Policy: Buffer.from('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}').toString('base64') },
    ];
    for (const forgery of forgeries) {
      const answer = await send({ url: form.url, fields: { ...form.fields, ...forgery } }, new Uint8Array(9));
      expect(answer.status, JSON.stringify(forgery)).toBe(403);
    }
    const { Policy: _, ...withoutPolicy } = form.fields;
    expect((await send({ url: form.url, fields: withoutPolicy }, new Uint8Array(9))).status).toBe(403);
    expect(events).toEqual([]);
  });

  test('refuses an expired policy', async () => {
    const answer = await send(await presign(-10), new Uint8Array(9));
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('Policy expired');
  });

  test('puts the file name into the key where the form asks for it', async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is S3's own placeholder.
    const form = await presign(60, 'drops/${filename}');
    expect((await send(form, new Uint8Array(3))).status).toBe(201);
    expect(lastRecord().s3.object.key).toBe('drops/ana.pdf');
  });
});

describe('signatures', () => {
  test('a presigned GET serves with the asked headers until it expires', async () => {
    await put('a.txt', 'text');
    const command = new GetObjectCommand({
      Bucket: 'uploads',
      Key: 'a.txt',
      ResponseContentDisposition: 'attachment; filename="currículum.txt"',
      ResponseContentType: 'application/octet-stream',
    });
    const fresh = await fetch(await getSignedUrl(client, command, { expiresIn: 60 }));
    expect(await fresh.text()).toBe('text');
    expect(fresh.headers.get('content-type')).toBe('application/octet-stream');
    const late = await fetch(
      await getSignedUrl(client, command, { expiresIn: 60, signingDate: new Date(Date.now() - 61_000) }),
    );
    expect(late.status).toBe(403);
    expect(await late.text()).toContain('Request has expired');
  });

  test('a presigned GET for one key does not open another', async () => {
    await put('a.txt', 'text');
    await put('b.txt', 'secret');
    const url = await getSignedUrl(client, new GetObjectCommand({ Bucket: 'uploads', Key: 'a.txt' }));
    expect((await fetch(url.replace('a.txt', 'b.txt'))).status).toBe(403);
    expect((await fetch(`${storage.endpoint}/uploads/b.txt`)).status).toBe(403);
  });

  test('a presigned PUT stores, and takes no header that was not signed', async () => {
    const command = new PutObjectCommand({ Bucket: 'uploads', Key: 'put.bin' });
    const url = await getSignedUrl(connectForBrowser(), command);
    const smuggled = await fetch(url, { method: 'PUT', body: 'x', headers: { 'x-amz-meta-admin': 'true' } });
    expect(smuggled.status).toBe(403);
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(200);
    expect(await (await get('put.bin')).Body?.transformToString()).toBe('x');
    expect(lastRecord().eventName).toBe('ObjectCreated:Put');
  });

  test('a wrong secret is 403 also with a body, which is read to its end', async () => {
    const stranger = connect(storage.endpoint, 'wrong');
    const attempt = stranger.send(
      new PutObjectCommand({ Bucket: 'uploads', Key: 'x', Body: new Uint8Array(20_000_000) }),
    );
    await expect(attempt).rejects.toMatchObject({ name: 'SignatureDoesNotMatch', $metadata: { httpStatusCode: 403 } });
  });

  test('a checksum that does not fit the body is refused', async () => {
    await expect(put('x', 'abc', { ContentMD5: 'AAAAAAAAAAAAAAAAAAAAAA==' })).rejects.toMatchObject({
      name: 'BadDigest',
    });
    await expect(put('x', 'abc', { ChecksumSHA256: `${'x'.repeat(43)}=` })).rejects.toMatchObject({
      name: 'BadDigest',
    });
    expect(events).toEqual([]);
  });
});

describe('objects', () => {
  test('keep odd keys, metadata and bytes, in ranges too', async () => {
    const key = "drops/Señora Núñez (1)/a+b & 'c'~*.txt";
    await put(key, '0123456789', { Metadata: { 'job-id': '7' } });
    const part = await get(key, { Range: 'bytes=2-4' });
    expect([part.ContentRange, await part.Body?.transformToString()]).toEqual(['bytes 2-4/10', '234']);
    expect(await (await get(key, { Range: 'bytes=-3' })).Body?.transformToString()).toBe('789');
    await expect(get(key, { Range: 'bytes=10-' })).rejects.toMatchObject({ name: 'InvalidRange' });
    expect(decodeURIComponent(lastRecord().s3.object.key.replaceAll('+', ' '))).toBe(key);
    expect(lastRecord().s3.object.key).toContain('Se%C3%B1ora+N%C3%BA%C3%B1ez+%281%29/a%2Bb');
  });

  test('sent as a stream arrive unwrapped, with the checksum that followed the data', async () => {
    const bytes = randomBytes(300_001);
    const chunks = Array.from({ length: 31 }, (_, index) => bytes.subarray(index * 10_000, (index + 1) * 10_000));
    await put('stream.bin', Readable.from(chunks), { ContentLength: bytes.length });
    const object = await get('stream.bin');
    expect(Buffer.compare(await object.Body!.transformToByteArray(), bytes)).toBe(0);
    expect(object.ContentEncoding).toBeUndefined();
  });

  test('are copied with metadata of their own, once, from the version that was asked for', async () => {
    const Key = 'copied/ñandú from here.txt';
    const first = await client.send(
      new PutObjectCommand({ Bucket: 'uploads', Key, Body: 'first', Metadata: { a: 'b' } }),
    );
    await client.send(new PutObjectCommand({ Bucket: 'uploads', Key, Body: 'second' }));
    const copy = (versionId?: string) =>
      client.send(
        new CopyObjectCommand({
          ...{ Bucket: 'uploads', Key: 'copied/there.txt', IfNoneMatch: '*', MetadataDirective: 'REPLACE' as const },
          ...{ CopySource: `uploads/${encodeURIComponent(Key)}?versionId=${versionId}`, ContentType: 'text/plain' },
          Metadata: { c: 'd' },
        }),
      );
    expect((await copy(first.VersionId)).CopyObjectResult?.ETag).toBe(first.ETag);
    const there = await client.send(new GetObjectCommand({ Bucket: 'uploads', Key: 'copied/there.txt' }));
    expect(await there.Body?.transformToString()).toBe('first');
    expect([there.Metadata, there.ContentType]).toEqual([{ c: 'd' }, 'text/plain']);
    await expect(copy(first.VersionId)).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await client.send(new DeleteObjectCommand({ Bucket: 'uploads', Key: 'copied/there.txt' }));
    await expect(copy('none-such')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test('are written over only where they are still as the writer knew them', async () => {
    const first = await put('pointer.json', 'one');
    const second = await put('pointer.json', 'two', { IfMatch: first.ETag });
    await expect(put('pointer.json', 'three', { IfMatch: first.ETag })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
    const rivals = ['four', 'five'].map((text) => put('pointer.json', text, { IfMatch: second.ETag }));
    const ends = await Promise.allSettled(rivals);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(put('none-such', 'six', { IfMatch: first.ETag })).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test('keep every version, and a deletion hides but does not destroy', async () => {
    const first = await put('cv.txt', 'one');
    const second = await put('cv.txt', 'two');
    const [one, two] = events.map((event) => event.Records[0]!.s3.object);
    expect(one!.sequencer < two!.sequencer).toBe(true);
    expect([two!.eTag, two!.size]).toEqual([second.ETag?.replaceAll('"', ''), 3]);
    await client.send(new DeleteObjectCommand({ Bucket: 'uploads', Key: 'cv.txt' }));
    await expect(get('cv.txt')).rejects.toMatchObject({ name: 'NoSuchKey' });
    expect(await (await get('cv.txt', { VersionId: first.VersionId })).Body?.transformToString()).toBe('one');
    const listed = await client.send(new ListObjectVersionsCommand({ Bucket: 'uploads' }));
    expect(listed.Versions?.map((version) => version.VersionId)).toEqual([second.VersionId, first.VersionId]);
    expect(listed.DeleteMarkers?.map((marker) => marker.IsLatest)).toEqual([true]);
    const VersionId = listed.DeleteMarkers?.[0]?.VersionId;
    await client.send(new DeleteObjectCommand({ Bucket: 'uploads', Key: 'cv.txt', VersionId }));
    expect(await (await get('cv.txt')).Body?.transformToString()).toBe('two');
  });

  test('are still there after a restart, in the same order, with a greater sequencer next', async () => {
    const { VersionId } = await put('kept.txt', 'kept', { ContentType: 'text/plain' });
    const before = lastRecord().s3.object.sequencer;
    await storage.close();
    await start();
    const object = await get('kept.txt');
    expect([object.VersionId, object.ContentType]).toEqual([VersionId, 'text/plain']);
    await put('kept.txt', 'again');
    expect(lastRecord().s3.object.sequencer > before).toBe(true);
  });

  test('a sub-resource that is not implemented says so and leaves the object alone', async () => {
    await put('a.txt', 'text');
    const tagging = new PutObjectTaggingCommand({ Bucket: 'uploads', Key: 'a.txt', Tagging: { TagSet: [] } });
    await expect(client.send(tagging)).rejects.toMatchObject({ name: 'NotImplemented' });
    expect(await (await get('a.txt')).Body?.transformToString()).toBe('text');
  });

  test('an upload answers success although its event could not be delivered', async () => {
    await storage.close();
    const onEvent = () => Promise.reject(new Error('queue down'));
    storage = await startStorage({
      port: 0,
      dataDir,
      buckets: ['uploads'],
      credentials,
      region: 'eu-west-1',
      allowedOrigins: [],
      onEvent,
    });
    client = connect(storage.endpoint);
    await put('a.txt', 'text');
    expect(await (await get('a.txt')).Body?.transformToString()).toBe('text');
  });
});

test('1,200 keys are listed in pages, by prefix and by folder', async () => {
  const keys = Array.from({ length: 1200 }, (_, index) => `f${index % 3}/k${String(index).padStart(4, '0')}`);
  for (let at = 0; at < keys.length; at += 50) await Promise.all(keys.slice(at, at + 50).map((key) => put(key, '')));
  const listed: string[] = [];
  const pageSizes: number[] = [];
  let token: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket: 'uploads', ContinuationToken: token }));
    listed.push(...(page.Contents ?? []).map((object) => object.Key ?? ''));
    pageSizes.push(page.KeyCount ?? 0);
    token = page.NextContinuationToken;
  } while (token);
  expect(listed).toEqual([...keys].sort());
  expect(pageSizes).toEqual([1000, 200]);
  const first = await client.send(new ListObjectsV2Command({ Bucket: 'uploads', Delimiter: '/', MaxKeys: 2 }));
  const rest = await client.send(
    new ListObjectsV2Command({ Bucket: 'uploads', Delimiter: '/', ContinuationToken: first.NextContinuationToken }),
  );
  const folders = [first, rest].map((page) => page.CommonPrefixes?.map((folder) => folder.Prefix));
  expect(folders).toEqual([['f0/', 'f1/'], ['f2/']]);
  await put('odd/a b+c\u0001é.txt', '');
  const odd = await client.send(new ListObjectsV2Command({ Bucket: 'uploads', Prefix: 'odd/', EncodingType: 'url' }));
  expect(odd.Contents?.map((object) => object.Key)).toEqual(['odd/a+b%2Bc%01%C3%A9.txt']);
  const after = await client.send(
    new ListObjectsV2Command({ Bucket: 'uploads', Prefix: 'f2/', StartAfter: 'f2/k1190' }),
  );
  expect(after.Contents?.map((object) => object.Key)).toEqual(['f2/k1193', 'f2/k1196', 'f2/k1199']);
});

describe('an upload in parts', () => {
  const Key = 'big.bin';
  const begin = async () =>
    (await client.send(new CreateMultipartUploadCommand({ Bucket: 'uploads', Key, ContentType: 'application/zip' })))
      .UploadId!;

  test('joins its parts, also the ones sent before a restart', async () => {
    const UploadId = await begin();
    const send = async (PartNumber: number, Body: Uint8Array) =>
      (await client.send(new UploadPartCommand({ Bucket: 'uploads', Key, UploadId, PartNumber, Body }))).ETag;
    const first = new Uint8Array(PART_BYTES).fill(1);
    const firstTag = await send(1, first);
    await storage.close();
    await start();
    const secondTag = await send(2, new Uint8Array([2, 2]));
    const parts = await client.send(new ListPartsCommand({ Bucket: 'uploads', Key, UploadId }));
    expect(parts.Parts?.map((part) => part.Size)).toEqual([PART_BYTES, 2]);
    const complete = (tag: string | undefined) =>
      client.send(
        new CompleteMultipartUploadCommand({
          Bucket: 'uploads',
          Key,
          UploadId,
          MultipartUpload: {
            Parts: [
              { PartNumber: 1, ETag: firstTag },
              { PartNumber: 2, ETag: tag },
            ],
          },
        }),
      );
    await expect(complete('"other"')).rejects.toMatchObject({ name: 'InvalidPart' });
    const done = await complete(secondTag);
    expect(done.ETag).toMatch(/-2"$/);
    const object = await get(Key);
    expect(
      Buffer.compare(await object.Body!.transformToByteArray(), Buffer.concat([first, new Uint8Array([2, 2])])),
    ).toBe(0);
    expect(object.ContentType).toBe('application/zip');
    expect(lastRecord().eventName).toBe('ObjectCreated:CompleteMultipartUpload');
    expect(lastRecord().s3.object.size).toBe(PART_BYTES + 2);
  });

  test('asked for twice at once becomes one object, and the late request learns that it is gone', async () => {
    const UploadId = await begin();
    const part = { Bucket: 'uploads', Key, UploadId, PartNumber: 1 };
    const { ETag } = await client.send(new UploadPartCommand({ ...part, Body: new Uint8Array(PART_BYTES) }));
    const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] };
    const complete = () =>
      client.send(new CompleteMultipartUploadCommand({ Bucket: 'uploads', Key, UploadId, MultipartUpload }));
    const outcomes = await Promise.allSettled([complete(), complete()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ name: 'NoSuchUpload' });
    const { Versions } = await client.send(new ListObjectVersionsCommand({ Bucket: 'uploads', Prefix: Key }));
    expect(Versions).toHaveLength(1);
    await expect(client.send(new UploadPartCommand({ ...part, Body: 'late' }))).rejects.toMatchObject({
      name: 'NoSuchUpload',
    });
  });

  test('takes parts from presigned addresses, and is gone once aborted', async () => {
    const UploadId = await begin();
    const browser = connectForBrowser();
    const url = await getSignedUrl(browser, new UploadPartCommand({ Bucket: 'uploads', Key, UploadId, PartNumber: 1 }));
    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: { origin: ORIGIN, 'access-control-request-method': 'PUT' },
    });
    const foreign = await fetch(url, { method: 'OPTIONS', headers: { origin: 'http://evil.test' } });
    expect([preflight.status, foreign.status]).toEqual([200, 403]);
    const sent = await fetch(url, { method: 'PUT', body: 'part', headers: { origin: ORIGIN } });
    expect([sent.status, sent.headers.get('access-control-expose-headers')]).toEqual([
      200,
      expect.stringContaining('ETag'),
    ]);
    await client.send(new AbortMultipartUploadCommand({ Bucket: 'uploads', Key, UploadId }));
    expect((await fetch(url, { method: 'PUT', body: 'part' })).status).toBe(404);
  });
});

test('objects acknowledged before kill -9 are whole afterwards, also one that was sent in parts', async () => {
  const ownDir = await mkdtemp(join(tmpdir(), 'encaje-storage-killed-'));
  const options = {
    port: 0,
    dataDir: ownDir,
    buckets: ['uploads'],
    credentials,
    region: 'eu-west-1',
    allowedOrigins: [],
  };
  const script = `
    const { startStorage } = await import(${JSON.stringify(MODULE)});
    console.log((await startStorage(${JSON.stringify(options)})).endpoint);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const doomed = connect(output.toString().trim());
  const bodies = new Map(Array.from({ length: 12 }, (_, index) => [`object-${index}`, randomBytes(40_000)]));
  for (const [Key, Body] of bodies) await doomed.send(new PutObjectCommand({ Bucket: 'uploads', Key, Body }));
  const parts = { Bucket: 'uploads', Key: 'in-parts' };
  const { UploadId } = await doomed.send(new CreateMultipartUploadCommand(parts));
  const joined = randomBytes(70_000);
  const { ETag } = await doomed.send(new UploadPartCommand({ ...parts, UploadId, PartNumber: 1, Body: joined }));
  const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] };
  await doomed.send(new CompleteMultipartUploadCommand({ ...parts, UploadId, MultipartUpload }));
  bodies.set('in-parts', joined);
  const unfinished = doomed.send(
    new PutObjectCommand({ Bucket: 'uploads', Key: 'unfinished', Body: Readable.from(never()), ContentLength: 10 }),
  );
  const cutOff = expect(unfinished).rejects.toThrow();
  child.kill('SIGKILL');
  await once(child, 'exit');
  await cutOff;

  const restarted = await startStorage(options);
  const client = connect(restarted.endpoint);
  const listed = await client.send(new ListObjectsV2Command({ Bucket: 'uploads' }));
  const read = new Map<string, Buffer>();
  for (const Key of bodies.keys()) {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: 'uploads', Key }));
    read.set(Key, Buffer.from(await Body!.transformToByteArray()));
  }
  await restarted.close();
  await rm(ownDir, { recursive: true, force: true });
  expect(listed.Contents?.map(({ Key }) => Key).sort()).toEqual([...bodies.keys()].sort());
  expect(read).toEqual(bodies);
});

/** A body that begins and does not go on. */
async function* never() {
  yield Buffer.from('half');
  await new Promise((resolve) => setTimeout(resolve, 60_000).unref());
}
