/** Handles GET and HEAD of an object: versions, ranges, conditions and response overrides. */
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from './object-store.ts';
import type { ObjectVersion } from './object-version.ts';
import { S3Error } from './s3-error.ts';
import type { Target } from './target.ts';

const OVERRIDES = [
  'content-type',
  'content-disposition',
  'content-encoding',
  'content-language',
  'cache-control',
  'expires',
];

interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/** Sends the object or its headers. Throws `NoSuchKey`, `NoSuchVersion`, `PreconditionFailed` or `InvalidRange`. */
export async function readObject(
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
  store: ObjectStore,
): Promise<void> {
  const version = findReadable(target, store, response);
  const etag = `"${version.etag}"`;
  const wanted = request.headers['if-match'];
  if (wanted && wanted !== '*' && wanted !== etag)
    throw new S3Error(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  setObjectHeaders(response, version, target.query);
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const range = parseRange(request.headers.range, version.sizeBytes);
  if (range) response.setHeader('content-range', `bytes ${range.start}-${range.end}/${version.sizeBytes}`);
  const { start, end } = range ?? { start: 0, end: version.sizeBytes - 1 };
  const isWithBody = request.method !== 'HEAD' && version.sizeBytes > 0;
  const file = isWithBody ? await openThere(store.dataPath(version), target) : undefined;
  response.writeHead(range ? 206 : 200, { 'content-length': String(end - start + 1) });
  if (file) await pipeline(file.createReadStream({ start, end }), response);
  else response.end();
}

/** Opened before anything is answered: a version may be removed between its finding and its reading. */
async function openThere(path: string, { key }: Target): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.', { Key: key });
  }
}

function findReadable(target: Target, store: ObjectStore, response: ServerResponse): ObjectVersion {
  const versionId = target.query.get('versionId');
  const version = store.find(target.bucket, target.key, versionId);
  if (version && !version.deleteMarker) return version;
  if (version) {
    response.setHeader('x-amz-delete-marker', 'true');
    response.setHeader('x-amz-version-id', version.versionId);
    if (versionId)
      throw new S3Error(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
  }
  if (versionId) throw new S3Error(404, 'NoSuchVersion', 'The specified version does not exist.', { Key: target.key });
  throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.', { Key: target.key });
}

function setObjectHeaders(response: ServerResponse, version: ObjectVersion, query: URLSearchParams): void {
  for (const [name, value] of Object.entries(version.headers)) response.setHeader(name, value);
  for (const [name, value] of Object.entries(version.metadata)) response.setHeader(`x-amz-meta-${name}`, value);
  for (const name of OVERRIDES) {
    const override = query.get(`response-${name}`);
    if (override !== null) response.setHeader(name, override);
  }
  response.setHeader('etag', `"${version.etag}"`);
  response.setHeader('last-modified', new Date(version.lastModified).toUTCString());
  response.setHeader('accept-ranges', 'bytes');
  response.setHeader('x-amz-version-id', version.versionId);
}

/** One range only; as in S3, a header that is not of that form is ignored. */
function parseRange(header: string | undefined, sizeBytes: number): ByteRange | undefined {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!parts || (parts[1] === '' && parts[2] === '')) return undefined;
  const [, first, last] = parts;
  const start = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (start >= sizeBytes || start > end)
    throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable', {
      ActualObjectSize: String(sizeBytes),
    });
  return { start, end };
}
