/** Multipart uploads: each part is a file with its ETag beside it until completed or aborted; they survive a restart. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseKept } from '../damaged-file.ts';
import type { ReceivedBody } from './body.ts';
import { type ObjectStore, writeDurably } from './object-store.ts';
import type { NewVersion, ObjectVersion } from './object-version.ts';
import { S3Error } from './s3-error.ts';

const MIN_PART_BYTES = 5 * 1024 * 1024;

export interface UploadPart {
  partNumber: number;
  etag: string;
  sizeBytes: number;
  /** ISO 8601. */
  lastModified: string;
}

type Upload = Pick<NewVersion, 'bucket' | 'key' | 'headers' | 'metadata'>;

export interface MultipartStore {
  create: (upload: Upload) => Promise<string>;
  /** The upload's own description. Throws `NoSuchUpload` when id, bucket and key do not belong together. */
  get: (uploadId: string, bucket: string, key: string) => Promise<Upload>;
  putPart: (uploadId: string, partNumber: number, receivedPath: string, body: ReceivedBody) => Promise<string>;
  parts: (uploadId: string) => Promise<UploadPart[]>;
  /** Joins the named parts into one version. Throws `InvalidPart`, `InvalidPartOrder` or `EntityTooSmall`. */
  complete: (uploadId: string, upload: Upload, named: { partNumber: number; etag: string }[]) => Promise<ObjectVersion>;
  abort: (uploadId: string) => Promise<void>;
}

interface Place {
  root: string;
  store: ObjectStore;
  /** Uploads that are being joined: a second request to join one waits, and finds it gone. */
  joining: Map<string, Promise<ObjectVersion>>;
}

/** Opens the uploads that lie in `dataDir`; finished ones go into `store`. */
export async function openMultipartStore(dataDir: string, store: ObjectStore): Promise<MultipartStore> {
  const place: Place = { root: join(dataDir, 'uploads'), store, joining: new Map() };
  await mkdir(place.root, { recursive: true });
  return {
    create: (upload) => create(place, upload),
    get: (uploadId, bucket, key) => get(place, uploadId, { bucket, key }),
    putPart: (uploadId, partNumber, receivedPath, body) => putPart(place, { uploadId, partNumber }, receivedPath, body),
    parts: (uploadId) => partsOf(place, uploadId),
    complete: (uploadId, upload, named) =>
      completeOnce(place, uploadId, () => complete(place, uploadId, upload, named)),
    abort: (uploadId) => rm(join(place.root, uploadId), { recursive: true, force: true }),
  };
}

async function create(place: Place, upload: Upload): Promise<string> {
  const uploadId = randomUUID();
  await mkdir(join(place.root, uploadId));
  await putJson(place, join(place.root, uploadId, 'upload.json'), upload);
  return uploadId;
}

async function get({ root }: Place, uploadId: string, of: { bucket: string; key: string }): Promise<Upload> {
  // The id becomes a path, so anything else than one of our own ids must not get that far.
  if (!/^[0-9a-f-]{36}$/.test(uploadId)) throw noSuchUpload();
  const upload = await readJson<Upload>(join(root, uploadId, 'upload.json')).catch(() => undefined);
  if (upload?.bucket !== of.bucket || upload.key !== of.key) throw noSuchUpload();
  return upload;
}

async function putPart(
  place: Place,
  { uploadId, partNumber }: { uploadId: string; partNumber: number },
  receivedPath: string,
  body: ReceivedBody,
): Promise<string> {
  const lastModified = new Date().toISOString();
  const part: UploadPart = { partNumber, etag: body.md5, sizeBytes: body.sizeBytes, lastModified };
  await unlessGone(rename(receivedPath, join(place.root, uploadId, String(partNumber))));
  await putJson(place, join(place.root, uploadId, `${partNumber}.json`), part);
  return part.etag;
}

async function partsOf({ root }: Place, uploadId: string): Promise<UploadPart[]> {
  const names = (await unlessGone(readdir(join(root, uploadId)))).filter((name) => /^\d+\.json$/.test(name));
  const parts = await Promise.all(names.map((name) => readJson<UploadPart>(join(root, uploadId, name))));
  return parts.sort((left, right) => left.partNumber - right.partNumber);
}

async function completeOnce(
  { joining }: Place,
  uploadId: string,
  act: () => Promise<ObjectVersion>,
): Promise<ObjectVersion> {
  while (joining.has(uploadId)) await Promise.allSettled([joining.get(uploadId)]);
  const joined = act();
  joining.set(uploadId, joined);
  try {
    return await joined;
  } finally {
    joining.delete(uploadId);
  }
}

async function complete(
  place: Place,
  uploadId: string,
  upload: Upload,
  named: { partNumber: number; etag: string }[],
): Promise<ObjectVersion> {
  const { root, store } = place;
  const parts = chooseParts(await partsOf(place, uploadId), named);
  const joined = store.temporaryPath();
  const paths = parts.map((part) => join(root, uploadId, String(part.partNumber)));
  await pipeline(concatenated(paths), createWriteStream(joined, { flags: 'wx', flush: true }));
  const sizeBytes = parts.reduce((sum, part) => sum + part.sizeBytes, 0);
  const version = await store.commit(joined, { ...upload, sizeBytes, etag: joinedEtag(parts) });
  await rm(join(root, uploadId), { recursive: true, force: true });
  return version;
}

async function putJson({ store }: Place, path: string, value: unknown): Promise<void> {
  const draft = store.temporaryPath();
  await writeDurably(draft, JSON.stringify(value));
  await rename(draft, path);
}

function chooseParts(stored: UploadPart[], named: { partNumber: number; etag: string }[]): UploadPart[] {
  if (named.length === 0) throw new S3Error(400, 'MalformedXML', 'You must specify at least one part');
  return named.map(({ partNumber, etag }, position) => {
    if (position > 0 && partNumber <= (named[position - 1]?.partNumber ?? 0))
      throw new S3Error(400, 'InvalidPartOrder', 'The list of parts was not in ascending order.');
    const part = stored.find((candidate) => candidate.partNumber === partNumber);
    if (part?.etag !== etag)
      throw new S3Error(400, 'InvalidPart', `Part ${partNumber} was not found or has another ETag.`);
    if (position < named.length - 1 && part.sizeBytes < MIN_PART_BYTES)
      throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
    return part;
  });
}

async function* concatenated(paths: string[]): AsyncGenerator<Buffer> {
  for (const path of paths) yield* createReadStream(path) as AsyncIterable<Buffer>;
}

function joinedEtag(parts: UploadPart[]): string {
  const hash = createHash('md5');
  for (const part of parts) hash.update(Buffer.from(part.etag, 'hex'));
  return `${hash.digest('hex')}-${parts.length}`;
}

async function readJson<T>(path: string): Promise<T> {
  return parseKept<T>(await readFile(path, 'utf8'), path);
}

/** What came too late for an upload that was joined or given up meanwhile. */
async function unlessGone<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw noSuchUpload();
    throw error;
  }
}

function noSuchUpload(): S3Error {
  return new S3Error(404, 'NoSuchUpload', 'The specified multipart upload does not exist.');
}
