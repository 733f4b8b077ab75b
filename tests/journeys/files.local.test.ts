/** The files screen's calls over the wire: lists, uploads whole and in parts, downloads, deletions, refusals. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ListObjectVersionsCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../shared/contract/routes.ts';
import { SINGLE_UPLOAD_MAX_BYTES } from '../../shared/domain/file.ts';
import { PDF, sendForm, uploadTo } from '../support/applying.ts';
import { type ApiAnswer, eventually, type TestStack } from '../support/local-stack.ts';
import { resumePdf } from '../support/resume-files.ts';
import { sharedStack } from '../support/shared.ts';

const PART = SINGLE_UPLOAD_MAX_BYTES;
const FILES = '/api/admin/files';

let stack: TestStack;
let admin: string;
let s3: S3Client;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
  const { environment } = stack.running;
  const credentials = {
    accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
  };
  const endpoint = environment.AWS_ENDPOINT_URL_S3;
  s3 = new S3Client({ endpoint, region: environment.AWS_REGION, credentials, forcePathStyle: true });
});

const call = (path: string, method = 'GET', body?: unknown): Promise<ApiAnswer> =>
  stack.api(`${FILES}${path}`, { method, token: admin, body });
const query = (values: Record<string, string | number>) =>
  `?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`;
const at = (path: string) => query({ path });
const list = (values: Record<string, string | number>) => call(query(values));
const put = (Key: string, Body: string | Uint8Array, ContentType?: string) =>
  s3.send(new PutObjectCommand({ Bucket: stack.running.environment.UPLOAD_BUCKET, Key, Body, ContentType }));
const start = (path: string, sizeBytes: number, contentType = 'application/octet-stream', more = {}) =>
  call('/uploads', 'POST', { path, contentType, sizeBytes, ...more });

/** Bytes that differ from place to place, so that parts in the wrong order would show. */
const bytesOf = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index >> 12) % 251);
const download = async (path: string) => {
  const { body } = await call(`/url${at(path)}`);
  return fetch(body.url);
};

test('every call is for recruiters alone, which is said before what is wrong with it', async () => {
  const visitor = await stack.token('visitor@encaje.test');
  const own = Object.values(routes).filter(({ handler }) => handler.startsWith('files/'));
  expect(own).toHaveLength(8);
  for (const { method, path } of own) {
    const address = path.replace('{uploadId}', 'nonsense');
    const body = method === 'POST' ? {} : undefined;
    const answers = [undefined, visitor, admin].map((token) => stack.api(address, { method, token, body }));
    const [nobody, other, recruiter] = (await Promise.all(answers)).map(({ status }) => status);
    expect([method, path, nobody, other]).toEqual([method, path, 401, 403]);
    expect(recruiter, `${method} ${path}`).toBe(path === FILES && method === 'GET' ? 200 : 400);
  }
});

describe('lists', () => {
  test('300 files come in pages of files and folders together, each file once', { timeout: 240_000 }, async () => {
    const keys = Array.from({ length: 300 }, (_, index) => {
      const folder = index < 125 ? 'a/' : index < 225 ? 'b/deep/' : '';
      return `bulk/${folder}${String(index).padStart(4, '0')}.txt`;
    });
    for (let from = 0; from < keys.length; from += 40)
      await Promise.all(keys.slice(from, from + 40).map((key) => put(key, 'x', 'text/plain')));

    const [items, prefixes, sizes] = [[] as string[], [] as string[], [] as number[]];
    let pageToken: string | undefined;
    do {
      const paging: Record<string, string> = pageToken === undefined ? {} : { pageToken };
      const { status, body } = await list({ prefix: 'bulk/', delimiter: '/', pageSize: 25, ...paging });
      expect(status).toBe(200);
      items.push(...body.items.map(({ fullPath }: { fullPath: string }) => fullPath));
      prefixes.push(...body.prefixes);
      sizes.push(body.items.length + body.prefixes.length);
      pageToken = body.nextPageToken;
    } while (pageToken);
    expect(items).toEqual(keys.slice(225));
    expect(prefixes).toEqual(['bulk/a/', 'bulk/b/']);
    expect(sizes).toEqual([25, 25, 25, 2]);

    const whole = await list({ prefix: 'bulk/', pageSize: 1000 });
    expect(whole.body.items.map(({ fullPath }: { fullPath: string }) => fullPath)).toEqual(
      [...keys].sort().slice(0, 1000),
    );
    expect(whole.body.items[0]).toMatchObject({ size: 1, contentType: 'text/plain', type: 'document' });

    const first = (await list({ prefix: 'bulk/', delimiter: '/', pageSize: 1, pageToken: '' })).body;
    const elsewhere = { prefix: 'bulk/a/', delimiter: '/', pageSize: 1, pageToken: first.nextPageToken };
    for (const wrong of [elsewhere, { pageToken: 'nonsense' }, { pageToken: `${first.nextPageToken}x` }])
      expect(await list(wrong)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', errors: [{ path: 'pageToken', code: 'INVALID' }] },
      });
  });

  test.each([0, 1001, 'many', 1.5, -1])('a page of %s is refused', async (pageSize) => {
    expect(await list({ pageSize })).toMatchObject({ status: 400, body: { errors: [{ path: 'pageSize' }] } });
  });

  test('a form’s resume is known by its person’s own name, once storage has it', async () => {
    const resume = { fileName: 'Currículum de Lucía.pdf', contentType: PDF, sizeBytes: 1000 };
    const sent = await sendForm(stack, { resume });
    const path = `applications/${sent.applicationId}`;
    expect(await call(`/metadata${at(path)}`)).toMatchObject({ status: 404, body: { code: 'FILE_NOT_FOUND' } });
    expect((await list({ prefix: path })).body.items).toEqual([]);
    await uploadTo(sent.upload, await resumePdf());
    const { items } = (await list({ prefix: path })).body;
    expect(items).toMatchObject([
      { fullPath: path, type: 'resume', applicationId: sent.applicationId, originalName: resume.fileName },
    ]);
    expect((await call(`/metadata${at(path)}`)).body).toEqual(items[0]);
    const file = await download(path);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, PDF]);
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(resume.fileName)}`,
    );
  });
});

describe('a file of up to 5 MiB', () => {
  test('goes up in one form, with exactly the size, type and metadata that were named', async () => {
    const path = "partners/100% ñandú's “list” (1)+2.csv";
    const bytes = bytesOf(1000);
    const started = await start(path, bytes.length, 'text/csv', { metadata: { campaign: 'Autumn 2026', empty: '' } });
    expect(started).toMatchObject({ status: 201, body: { fullPath: path } });
    const { upload } = started.body;
    expect((await uploadTo(upload, bytesOf(999))).status).toBe(400);
    expect((await uploadTo(upload, bytesOf(1001))).status).toBe(400);
    const fields = { ...upload.fields, 'x-amz-meta-campaign': 'Winter' };
    expect((await uploadTo({ ...upload, fields }, bytes)).status).toBe(403);
    expect((await list({ prefix: 'partners/' })).body.items).toEqual([]);
    expect((await uploadTo(upload, bytes)).status).toBe(204);
    const { body } = await call(`/metadata${at(path)}`);
    const own = { name: path.slice('partners/'.length), fullPath: path, size: 1000, type: 'spreadsheet' };
    expect(body).toMatchObject({ ...own, contentType: 'text/csv', metadata: { campaign: 'Autumn 2026', empty: '' } });
    expect(body.timeCreated).toBe(body.updated);
    expect(Math.abs(Date.parse(body.updated) - Date.now())).toBeLessThan(60_000);
    expect(new Uint8Array(await (await download(path)).arrayBuffer())).toEqual(bytes);
  });

  test('below drops/ is read like any other resume and becomes a talent', async () => {
    const email = 'from.the.files.screen@people.example';
    const bytes = await resumePdf({ language: 'es', email });
    const { body } = await start('drops/partner/cv dejado.pdf', bytes.length, PDF, { metadata: { language: 'es' } });
    expect((await uploadTo(body.upload, bytes)).status).toBe(204);
    // Once it is taken in it has another key: the name that it came with stands with its application alone.
    const dropped = async () => {
      const drops = await stack.api('/api/admin/resume-processing?source=drop&limit=100', { token: admin });
      const own = drops.body.items.find((row: { fileName: string }) => row.fileName === 'cv dejado.pdf');
      return own && stack.api(`/api/admin/applications/${own.applicationId}`, { token: admin });
    };
    const application = await eventually(dropped, (found) => found?.body.resume?.status === 'completed');
    const talent = await stack.api(`/api/admin/talents/${application.body.talentId}`, { token: admin });
    expect(talent.body).toMatchObject({ email, source: 'drop' });
  });
});

describe('a file of more than 5 MiB', () => {
  const putPart = async (url: string, bytes: Uint8Array<ArrayBuffer>) => {
    const origin = stack.origin;
    const answer = await fetch(url, { method: 'PUT', body: new Blob([bytes]), headers: { origin } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-expose-headers')).toContain('ETag');
    return answer.headers.get('etag') ?? '';
  };
  const complete = (uploadId: string, path: string, parts: unknown) =>
    call(`/uploads/${encodeURIComponent(uploadId)}/complete`, 'POST', { path, parts });
  const lastNoted = async (count: number) => {
    const { body } = await stack.api(`/api/admin/audit${query({ recordKind: 'file', limit: count })}`, {
      token: admin,
    });
    return body.items.map(({ action }: { action: string }) => action);
  };
  const missing = { status: 404, body: { code: 'UPLOAD_NOT_FOUND' } };
  const refused = { status: 400, body: { code: 'PARTS_INVALID' } };

  test('of 12 MB arrives whole though a part was sent twice, the page reloaded, and an answer lost', async () => {
    const path = 'videos/Presentación 100%.mp4';
    const bytes = bytesOf(12_000_000);
    const started = await start(path, bytes.length, 'video/mp4', { metadata: { campaign: 'x' } });
    const { uploadId, partSizeBytes, parts } = started.body;
    expect([started.status, partSizeBytes, parts.length]).toEqual([201, PART, 3]);
    const slice = (partNumber: number) => bytes.slice((partNumber - 1) * PART, partNumber * PART);
    await putPart(parts[0].url, bytesOf(PART).fill(9));
    const first = await putPart(parts[0].url, slice(1));
    const third = await putPart(parts[2].url, slice(3));

    const progress = query({ path, sizeBytes: bytes.length });
    const resumed = (await call(`/uploads/${encodeURIComponent(uploadId)}${progress}`)).body;
    expect(resumed.received).toEqual([
      { partNumber: 1, etag: JSON.parse(first), sizeBytes: PART },
      { partNumber: 3, etag: JSON.parse(third), sizeBytes: bytes.length - 2 * PART },
    ]);
    expect((await list({ prefix: 'videos/' })).body.items).toEqual([]);
    const second = await putPart(resumed.parts[1].url, slice(2));

    const all = [first, second, third].map((etag, index) => ({ partNumber: index + 1, etag }));
    const wrong = all.map((part) => ({ ...part, etag: first }));
    for (const list of [wrong, all.slice(0, 2), [...all].reverse()])
      expect(await complete(uploadId, path, list)).toMatchObject(refused);
    const done = await complete(uploadId, path, all);
    const file = { fullPath: path, size: bytes.length, type: 'video', metadata: { campaign: 'x' } };
    expect(done).toMatchObject({ status: 200, body: file });
    expect(done.body.metadata).toEqual({ campaign: 'x' });
    expect(await complete(uploadId, path, all)).toEqual({ ...done, headers: expect.anything() });
    expect(await call(`/uploads/${encodeURIComponent(uploadId)}${progress}`)).toMatchObject(missing);
    expect(Buffer.compare(Buffer.from(await (await download(path)).arrayBuffer()), bytes)).toBe(0);
    expect(await lastNoted(3)).toEqual(['file.read', 'file.upload', 'file.upload-start']);
  });

  test('by one byte goes in two parts, of which the first may not be too small, and can be given up', async () => {
    const path = 'videos/one-byte-more.bin';
    const { uploadId, parts } = (await start(path, PART + 1)).body;
    expect(parts).toHaveLength(2);
    const etags = [await putPart(parts[0].url, bytesOf(100)), await putPart(parts[1].url, bytesOf(1))];
    const all = etags.map((etag, index) => ({ partNumber: index + 1, etag }));
    expect(await complete(uploadId, path, all)).toMatchObject(refused);
    const address = `/uploads/${encodeURIComponent(uploadId)}${at(path)}`;
    expect([(await call(address, 'DELETE')).status, (await call(address, 'DELETE')).status]).toEqual([204, 204]);
    expect(await lastNoted(2)).toEqual(['file.abort', 'file.upload-start']);
    expect(await complete(uploadId, path, all)).toMatchObject(missing);
    expect((await fetch(parts[0].url, { method: 'PUT', body: 'late' })).status).toBe(404);
  });
});

test('a file is deleted with all its versions, and the trail says so without its name', async () => {
  const path = 'partners/Lucía Prado.txt';
  for (const text of ['one', 'two', 'three']) await put(path, text, 'text/plain');
  const { url } = (await call(`/url${at(path)}`)).body;
  expect((await call(at(path), 'DELETE')).status).toBe(204);
  expect((await call(at(path), 'DELETE')).status).toBe(404);
  expect((await fetch(url)).status).toBe(404);
  const Bucket = stack.running.environment.UPLOAD_BUCKET;
  const left = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix: path }));
  expect([left.Versions, left.DeleteMarkers]).toEqual([undefined, undefined]);
  expect((await call(`/url${at(path)}`)).status).toBe(404);
  const trail = await stack.api('/api/admin/audit?recordKind=file&limit=100', { token: admin });
  expect(trail.body.items[0]).toMatchObject({ action: 'file.delete', recordKind: 'file' });
  const log = await readFile(join(stack.dataDir, 'functions.log'), 'utf8');
  for (const text of [JSON.stringify(trail.body), log]) expect(text).not.toMatch(/Lucía Prado|partners|\.txt/);
  expect(log).toContain('/api/admin/files');
});

test.each([
  '/a',
  'folder/',
  'a//b',
  ' spaces at both ends ',
  './a',
  '%2e%2e',
  '"<&\'>\u0001\r\n\u202a',
  `${'ñ'.repeat(512)}`,
])('a stored file may be called %j, and is listed, found and deleted', async (path) => {
  await put(path, 'odd');
  const { body } = await list({ prefix: path });
  expect(body.items.map(({ fullPath }: { fullPath: string }) => fullPath)).toEqual([path]);
  expect((await call(`/metadata${at(path)}`)).body).toEqual(body.items[0]);
  expect((await call(`/url${at(path)}`)).status).toBe(200);
  expect((await call(at(path), 'DELETE')).status).toBe(204);
  expect((await list({ prefix: path })).body.items).toEqual([]);
});

test('weird paths, ids and sizes are refused with a reason', async () => {
  const weird = ['../a', 'a/../b', 'x'.repeat(1_025), 'a\ud800', ' a', 'a ', 'a\nb', '\u202ea'];
  for (const path of weird)
    expect(await start(path, 10), JSON.stringify(path)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'path' }] },
    });
  for (const path of weird.slice(0, 3)) {
    for (const address of [`/metadata${at(path)}`, `/url${at(path)}`]) expect((await call(address)).status).toBe(400);
    expect((await call(at(path), 'DELETE')).status).toBe(400);
    expect((await list({ prefix: 'x'.repeat(1_025) })).status).toBe(400);
  }
  for (const folder of ['applications', 'documents', 'imports', 'exports'])
    expect(await start(`${folder}/a.txt`, 10)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', errors: [{ path: 'path', code: 'PATH_RESERVED' }] },
    });
  for (const sizeBytes of [0, -1, 1.5, 1e15, 'ten'])
    expect((await start('a.txt', sizeBytes as number)).status).toBe(400);
  for (const uploadId of ['nonsense', `${'k'.repeat(16)}.6000000.nosuchupload`, "a'b%25", `${'u'.repeat(990)}`]) {
    const id = encodeURIComponent(uploadId);
    const resumed = await call(`/uploads/${id}${query({ path: 'a.bin', sizeBytes: 6_000_000 })}`);
    const parts = [1, 2].map((partNumber) => ({ partNumber, etag: 'x' }));
    const completed = await call(`/uploads/${id}/complete`, 'POST', { path: 'a.bin', parts });
    expect([uploadId, resumed.status, completed.status]).toEqual([uploadId, 404, 404]);
  }
});
