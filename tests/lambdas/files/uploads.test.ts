/** Shows how a file comes in whole or in parts, also when a browser, a part or an answer got lost on the way. */
import { describe, expect, it } from 'vitest';
import { abortUpload } from '../../../lambdas/files/abort-upload.ts';
import { completeUpload } from '../../../lambdas/files/complete-upload.ts';
import { deleteFile } from '../../../lambdas/files/delete-file.ts';
import { getFileMetadata } from '../../../lambdas/files/get-file-metadata.ts';
import { getFileUrl } from '../../../lambdas/files/get-file-url.ts';
import { listFiles } from '../../../lambdas/files/list-files.ts';
import { resumeUpload } from '../../../lambdas/files/resume-upload.ts';
import { startUpload } from '../../../lambdas/files/start-upload.ts';
import { derivedId, newId } from '../../../lambdas/runtime/ids.ts';
import { RESERVED_FOLDERS, SINGLE_UPLOAD_MAX_BYTES } from '../../../shared/domain/file.ts';
import { type Actor, VISITOR } from '../../../shared/domain/policy.ts';
import { clockAt, fakeApplications } from '../../support/fakes.ts';
import { fakeFiles, someFacts } from '../../support/file-fakes.ts';
import { ALL_CLEAN, fakeTrail } from '../../support/recruiting-fakes.ts';
import { ADMIN, START, USER } from '../records.ts';

const PART = SINGLE_UPLOAD_MAX_BYTES;
const SIZE = 12 * 1024 * 1024;
const PATH = 'partners/Amapola/brochure.pdf';

function setUp() {
  const files = fakeFiles();
  const trail = fakeTrail();
  const applications = fakeApplications(clockAt(START));
  const deps = {
    files,
    applications,
    newId,
    derivedId,
    now: () => START,
    audit: trail.audit,
    noteRead: trail.noteRead,
    verdictOf: ALL_CLEAN,
  };
  const start = (over: { path?: string; sizeBytes?: number } = {}) => {
    const body = { path: PATH, contentType: 'application/pdf', sizeBytes: SIZE, ...over };
    return startUpload({ body, correlationId: 'corr-0001' }, ADMIN, deps);
  };
  const begin = async (sizeBytes = SIZE) => {
    const started = await start({ sizeBytes });
    if (!('uploadId' in started)) throw new Error('It was not begun in parts');
    return started;
  };
  const resume = (uploadId: string, { path = PATH, sizeBytes = SIZE } = {}) =>
    resumeUpload({ params: { uploadId }, query: { path, sizeBytes } }, ADMIN, deps);
  const complete = (uploadId: string, parts = partsTo(3), path = PATH) =>
    completeUpload({ params: { uploadId }, body: { path, parts }, correlationId: 'corr-0002' }, ADMIN, deps);
  const abort = (uploadId: string, path = PATH) =>
    abortUpload({ params: { uploadId }, query: { path }, correlationId: 'corr-0003' }, ADMIN, deps);
  return { ...deps, trail, deps, start, begin, resume, complete, abort };
}

const partsTo = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ partNumber: index + 1, etag: `etag${index + 1}` }));

async function arrived() {
  const all = setUp();
  const { uploadId } = await all.begin();
  all.files.receive(1, PART);
  all.files.receive(2, PART);
  all.files.receive(3, SIZE - 2 * PART);
  return { ...all, uploadId };
}

describe('starting an upload', () => {
  it('gives a form up to 5 MiB, and above it parts of which all but the last have one size', async () => {
    const { start, begin } = setUp();
    const whole = await start({ sizeBytes: PART });
    expect(whole).toMatchObject({
      fullPath: PATH,
      upload: { fields: { key: PATH } },
      expiresAt: '2026-11-21T09:15:00.000Z',
    });
    const two = await begin(PART + 1);
    expect([two.partSizeBytes, two.parts.map(({ partNumber }) => partNumber)]).toEqual([PART, [1, 2]]);
    const large = await begin(1024 * 1024 * 1024);
    expect([large.partSizeBytes, large.parts.length]).toEqual([4 * PART, 52]);
  });

  it('notes folder and type in the trail, and no name that a person might have', async () => {
    const { start, trail } = setUp();
    await start({ sizeBytes: 10, path: 'drops/Amapola.pdf' });
    await start();
    expect(trail.entries.map(({ action, changes }) => [action, changes])).toEqual([
      [
        'file.upload-start',
        [
          { field: 'folder', after: 'drops/' },
          { field: 'type', after: 'resume' },
        ],
      ],
      ['file.upload-start', [{ field: 'folder' }, { field: 'type', after: 'document' }]],
    ]);
    expect(JSON.stringify(trail.entries)).not.toContain('Amapola');
  });

  it.each(RESERVED_FOLDERS)('refuses %s, which only the product itself writes to', async (folder) => {
    const { start, resume, complete, abort, files, trail } = setUp();
    const path = `${folder}x.pdf`;
    const refusal = { kind: 'invalid', details: { errors: [{ path: 'path', code: 'PATH_RESERVED' }] } };
    await expect(start({ path })).rejects.toMatchObject(refusal);
    await expect(resume('x', { path })).rejects.toMatchObject(refusal);
    await expect(complete('x', partsTo(1), path)).rejects.toMatchObject(refusal);
    await expect(abort('x', path)).rejects.toMatchObject(refusal);
    expect([files.uploads.size, trail.entries]).toEqual([0, []]);
  });
});

describe('an upload in parts', () => {
  it('continues after a reload: it reports what arrived, with all addresses again', async () => {
    const { begin, resume, files } = setUp();
    const { uploadId, parts } = await begin();
    files.receive(2, PART);
    const resumed = await resume(uploadId);
    expect(resumed.received).toEqual([{ partNumber: 2, sizeBytes: PART, etag: 'etag2' }]);
    expect(resumed).toMatchObject({ uploadId, fullPath: PATH, partSizeBytes: PART, parts });
    const other = { kind: 'invalid', details: { errors: [{ path: 'sizeBytes', code: 'INVALID' }] } };
    await expect(resume(uploadId, { sizeBytes: SIZE - 1 })).rejects.toMatchObject(other);
  });

  it('becomes a file once all parts are there', async () => {
    const { complete, uploadId, files } = await arrived();
    expect(files.rows.size).toBe(0);
    const file = await complete(uploadId);
    expect(file).toMatchObject({ fullPath: PATH, size: SIZE, contentType: 'application/pdf', metadata: {} });
  });

  it.each([
    ['without its last part', partsTo(2)],
    ['without one in the middle', partsTo(3).filter(({ partNumber }) => partNumber !== 2)],
    ['out of order', partsTo(3).reverse()],
    ['with one too many', partsTo(4)],
    ['with one twice', [...partsTo(2), { partNumber: 2, etag: 'etag2' }]],
    ['with a wrong tag', partsTo(3).map((part) => ({ ...part, etag: 'other' }))],
    ['with a tag that is none', partsTo(3).map((part) => ({ ...part, etag: '<\u0000>' }))],
  ])('is not put together %s', async (_, parts) => {
    const { complete, uploadId, files } = await arrived();
    await expect(complete(uploadId, parts)).rejects.toMatchObject({ kind: 'invalid', code: 'PARTS_INVALID' });
    expect(files.rows.size).toBe(0);
    expect(await complete(uploadId)).toMatchObject({ size: SIZE });
  });

  it.each([
    ['a byte more', 3, SIZE - 2 * PART + 1],
    ['a byte less', 3, SIZE - 2 * PART - 1],
    ['a middle that is too large', 2, 2 * PART],
  ])('is not put together with %s than was declared', async (_, partNumber, sizeBytes) => {
    const { complete, uploadId, files, trail } = await arrived();
    files.receive(partNumber, sizeBytes);
    await expect(complete(uploadId)).rejects.toMatchObject({ kind: 'invalid', code: 'PARTS_INVALID' });
    expect([files.rows.size, files.uploads.size, trail.entries.length]).toEqual([0, 1, 1]);
    files.receive(partNumber, partNumber === 3 ? SIZE - 2 * PART : PART);
    expect(await complete(uploadId)).toMatchObject({ size: SIZE });
  });

  it('takes the tags of its parts with quotes, as storage writes them in headers', async () => {
    const { complete, uploadId } = await arrived();
    const quoted = partsTo(3).map((part) => ({ ...part, etag: `"${part.etag}"` }));
    expect(await complete(uploadId, quoted)).toMatchObject({ size: SIZE });
  });

  it('answers again when its answer was lost, but not for what someone else stored there', async () => {
    const { complete, uploadId, files } = await arrived();
    const first = await complete(uploadId);
    expect(await complete(uploadId)).toEqual(first);
    const own = files.rows.get(PATH);
    files.rows.set(PATH, someFacts(PATH, { uploadNote: newId() }));
    await expect(complete(uploadId)).rejects.toMatchObject({ kind: 'not-found', code: 'UPLOAD_NOT_FOUND' });
    files.rows.set(PATH, { ...someFacts(PATH), uploadNote: own?.uploadNote });
    expect(await complete(uploadId)).toMatchObject({ fullPath: PATH });
    files.rows.delete(PATH);
    await expect(complete(uploadId)).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
  });

  it('is in the trail as begun, then once as uploaded or given up, however often that is asked', async () => {
    const noted = ({ trail }: ReturnType<typeof setUp>) =>
      trail.entries.map(({ action, recordId, correlationId, changes }) => [action, recordId, correlationId, changes]);
    const [done, lost] = [await arrived(), await arrived()];
    for (const _ of [1, 2]) await done.complete(done.uploadId);
    for (const _ of [1, 2]) await lost.abort(lost.uploadId);
    await done.abort(done.uploadId);
    const id = derivedId('file', PATH);
    const type = (side: string) => [{ field: 'folder' }, { field: 'type', [side]: 'document' }];
    const begun = ['file.upload-start', id, 'corr-0001', type('after')];
    expect(noted(done)).toEqual([begun, ['file.upload', id, 'corr-0002', type('after')]]);
    expect(noted(lost)).toEqual([begun, ['file.abort', id, 'corr-0003', type('before')]]);
    for (const { actor } of [...done.trail.entries, ...lost.trail.entries]) expect(actor).toBe(ADMIN);
  });

  it('is noted when asked again where the entry was lost with the answer', async () => {
    const { deps, uploadId, trail } = await arrived();
    const input = { params: { uploadId }, body: { path: PATH, parts: partsTo(3) }, correlationId: 'corr-0002' };
    const audit = () => Promise.reject(new Error('down'));
    await expect(completeUpload(input, ADMIN, { ...deps, audit })).rejects.toThrow('down');
    await completeUpload(input, ADMIN, deps);
    expect(trail.entries.map(({ action }) => action)).toEqual(['file.upload-start', 'file.upload']);
  });

  it('is gone once given up, also when asked twice', async () => {
    const { abort, resume, complete, uploadId } = await arrived();
    await abort(uploadId);
    await abort(uploadId);
    await expect(resume(uploadId)).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    await expect(complete(uploadId)).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
  });

  it.each(['nonsense', `${newId()}.${SIZE}.upload-9`, `${newId()}.0.upload-1`, '..%2F..', `${newId()}.${SIZE}.<x>`])(
    'is not found by the id %s',
    async (uploadId) => {
      const { resume, complete } = await arrived();
      await expect(resume(uploadId)).rejects.toMatchObject({ kind: 'not-found', code: 'UPLOAD_NOT_FOUND' });
      await expect(complete(uploadId)).rejects.toMatchObject({ kind: 'not-found', code: 'UPLOAD_NOT_FOUND' });
    },
  );

  it('belongs to its path alone', async () => {
    const { resume, complete, abort, uploadId, files } = await arrived();
    const path = 'partners/other.pdf';
    await expect(resume(uploadId, { path })).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    await expect(complete(uploadId, partsTo(3), path)).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    await abort(uploadId, path);
    expect(files.uploads.size).toBe(1);
  });
});

it.each<[string, Actor, string]>([
  ['visitors', VISITOR, 'unauthenticated'],
  ['people without the claim', USER, 'forbidden'],
])('%s may do nothing with files, wherever they lie', async (_, actor, kind) => {
  const { deps, files, trail } = setUp();
  files.rows.set('applications/app1', someFacts('applications/app1'));
  const [path, correlationId, params] = ['applications/app1', 'corr-0001', { uploadId: 'x' }];
  const query = { prefix: '', delimiter: '' as const, pageSize: 1 };
  const body = { path, contentType: 'text/plain', sizeBytes: 1 };
  const attempts = [
    listFiles({ query }, actor, deps),
    getFileMetadata({ query: { path } }, actor, deps),
    getFileUrl({ query: { path }, correlationId }, actor, deps),
    deleteFile({ query: { path }, correlationId }, actor, deps),
    startUpload({ body, correlationId }, actor, deps),
    resumeUpload({ params, query: { path, sizeBytes: 1 } }, actor, deps),
    completeUpload({ params, body: { path, parts: partsTo(1) }, correlationId }, actor, deps),
    abortUpload({ params, query: { path }, correlationId }, actor, deps),
  ];
  for (const attempt of await Promise.allSettled(attempts))
    expect(attempt).toMatchObject({ status: 'rejected', reason: { kind } });
  expect([files.rows.size, files.looks.most, trail.entries]).toEqual([1, 0, []]);
});
