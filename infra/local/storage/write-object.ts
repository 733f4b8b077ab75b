/** Handles the calls that change a bucket: PUT, DELETE and the five calls of a multipart upload. */
import { copyFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { headerReader, type ReceivedBody, readSmallBody, receiveSignedBody } from './body.ts';
import type { MultipartStore } from './multipart-store.ts';
import type { ObjectStore } from './object-store.ts';
import type { ObjectVersion } from './object-version.ts';
import { notImplemented, S3Error } from './s3-error.ts';
import type { Target } from './target.ts';
import { element, xmlDocument } from './xml.ts';

/** One signed request that changes something. */
export interface Change {
  request: IncomingMessage;
  response: ServerResponse;
  target: Target;
  payloadHash: string;
  store: ObjectStore;
  uploads: MultipartStore;
}

const STORED_HEADERS = ['cache-control', 'content-disposition', 'content-language', 'expires'];
const META = 'x-amz-meta-';
const MAX_PARTS = 10_000;

/** PUT of a whole object; resolves to the durable version, before it is answered. */
export async function putObject(change: Change): Promise<ObjectVersion> {
  const { target, store, request } = change;
  const { bucket, key } = target;
  const keep = (path: string, content: Pick<ObjectVersion, 'sizeBytes' | 'etag'>) => {
    const commit = () => store.commit(path, { bucket, key, ...content, ...describe(change) });
    const [none, wanted] = [request.headers['if-none-match'], request.headers['if-match']];
    if (none !== '*' && wanted === undefined) return commit();
    return commitWhere(store, target, none === '*' ? undefined : wanted, commit);
  };
  if (isCopy(change)) return withCopy(change, keep);
  return withBody(change, (path, { sizeBytes, md5 }) => keep(path, { sizeBytes, etag: md5 }));
}

const COPY_SOURCE = 'x-amz-copy-source';

/** Whether a PUT brings no body but names a version that is there. */
export const isCopy = ({ request }: Pick<Change, 'request'>): boolean => COPY_SOURCE in request.headers;

/** CopyObject, in the one way that the product asks for it: with headers and metadata of its own. */
async function withCopy<T>(
  { request, store }: Change,
  use: (path: string, content: Pick<ObjectVersion, 'sizeBytes' | 'etag'>) => Promise<T>,
): Promise<T> {
  if (request.headers['x-amz-metadata-directive'] !== 'REPLACE') throw notImplemented('CopyObject of metadata');
  const [place = '', versionId] = String(request.headers[COPY_SOURCE]).split('?versionId=');
  const [, bucket = '', key = ''] = /^\/?([^/]+)\/(.+)$/s.exec(decodeURIComponent(place)) ?? [];
  const source = store.find(bucket, key, versionId);
  if (!source || source.deleteMarker) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
  const path = store.temporaryPath();
  try {
    await copyFile(store.dataPath(source), path);
    return await use(path, { sizeBytes: source.sizeBytes, etag: source.etag });
  } finally {
    await rm(path, { force: true });
  }
}

/** Conditional writes under way, by store and key: of two at the same moment, the second waits and is then refused. */
const conditional = new WeakMap<ObjectStore, Map<string, Promise<unknown>>>();

/** Writes where the newest version has this ETag, or where there is none. Throws `NoSuchKey` or `PreconditionFailed`. */
async function commitWhere(
  store: ObjectStore,
  { bucket, key }: Target,
  etag: string | undefined,
  commit: () => Promise<ObjectVersion>,
): Promise<ObjectVersion> {
  const underWay = conditional.get(store) ?? new Map<string, Promise<unknown>>();
  conditional.set(store, underWay);
  const id = `${bucket}/${key}`;
  while (underWay.has(id)) await Promise.allSettled([underWay.get(id)]);
  const existing = store.find(bucket, key);
  const found = existing && !existing.deleteMarker ? `"${existing.etag}"` : undefined;
  if (etag !== undefined && found === undefined)
    throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.', { Key: key });
  if (found !== etag)
    throw new S3Error(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  const written = commit();
  underWay.set(id, written);
  try {
    return await written;
  } finally {
    underWay.delete(id);
  }
}

/** The answer to a stored PUT. */
export function answerPut(change: Change, version: ObjectVersion): void {
  const { response } = change;
  const etag = `"${version.etag}"`;
  response.setHeader('x-amz-version-id', version.versionId);
  if (isCopy(change)) answerXml(response, 'CopyObjectResult', { ETag: etag, LastModified: version.lastModified });
  else response.writeHead(200, { etag }).end();
}

/** DELETE: of a version it removes it, of a key it lays a delete marker on top. */
export async function deleteObject({ target, store, response }: Change): Promise<void> {
  const versionId = target.query.get('versionId');
  if (versionId) {
    const version = store.find(target.bucket, target.key, versionId);
    if (version) await store.removeVersion(version);
    response.setHeader('x-amz-version-id', versionId);
    if (version?.deleteMarker) response.setHeader('x-amz-delete-marker', 'true');
  } else if (store.isVersioned(target.bucket)) {
    const marker = await store.addDeleteMarker(target.bucket, target.key);
    response.setHeader('x-amz-delete-marker', 'true');
    response.setHeader('x-amz-version-id', marker.versionId);
  } else {
    const version = store.find(target.bucket, target.key);
    if (version) await store.removeVersion(version);
  }
  response.writeHead(204).end();
}

/** CreateMultipartUpload. */
export async function createUpload(change: Change): Promise<void> {
  const { bucket, key } = change.target;
  const uploadId = await change.uploads.create({ bucket, key, ...describe(change) });
  const fields = { Bucket: bucket, Key: key, UploadId: uploadId };
  answerXml(change.response, 'InitiateMultipartUploadResult', fields);
}

/** UploadPart. Throws `NoSuchUpload` or `InvalidArgument`. */
export async function putPart(change: Change): Promise<void> {
  const { target, uploads } = change;
  if (change.request.headers['x-amz-copy-source']) throw notImplemented('UploadPartCopy');
  const uploadId = target.query.get('uploadId') ?? '';
  const partNumber = Number(target.query.get('partNumber'));
  if (!Number.isInteger(partNumber) || partNumber < 1 || partNumber > MAX_PARTS)
    throw new S3Error(400, 'InvalidArgument', 'Part number must be an integer between 1 and 10000, inclusive');
  await uploads.get(uploadId, target.bucket, target.key);
  const etag = await withBody(change, (path, body) => uploads.putPart(uploadId, partNumber, path, body));
  change.response.writeHead(200, { etag: `"${etag}"` }).end();
}

/** CompleteMultipartUpload; resolves to the durable version, before it is answered. */
export async function completeUpload({ request, target, uploads }: Change): Promise<ObjectVersion> {
  const uploadId = target.query.get('uploadId') ?? '';
  const upload = await uploads.get(uploadId, target.bucket, target.key);
  return uploads.complete(uploadId, upload, parseParts((await readSmallBody(request)).toString('utf8')));
}

/** The answer to a completed upload. */
export function answerComplete(response: ServerResponse, version: ObjectVersion): void {
  response.setHeader('x-amz-version-id', version.versionId);
  const { bucket, key } = version;
  answerXml(response, 'CompleteMultipartUploadResult', { Bucket: bucket, Key: key, ETag: `"${version.etag}"` });
}

/** AbortMultipartUpload. */
export async function abortUpload({ target, uploads, response }: Change): Promise<void> {
  const uploadId = target.query.get('uploadId') ?? '';
  await uploads.get(uploadId, target.bucket, target.key);
  await uploads.abort(uploadId);
  response.writeHead(204).end();
}

/** ListParts, always all of them on one page. */
export async function listParts({ target, uploads, response }: Change): Promise<void> {
  const uploadId = target.query.get('uploadId') ?? '';
  await uploads.get(uploadId, target.bucket, target.key);
  const parts = (await uploads.parts(uploadId)).map((part) =>
    element('Part', [
      element('PartNumber', part.partNumber),
      element('LastModified', part.lastModified),
      element('ETag', `"${part.etag}"`),
      element('Size', part.sizeBytes),
    ]),
  );
  const head = Object.entries({ Bucket: target.bucket, Key: target.key, UploadId: uploadId, IsTruncated: 'false' });
  const elements = [...head.map(([name, value]) => element(name, value)), ...parts];
  response.writeHead(200, { 'content-type': 'application/xml' }).end(xmlDocument('ListPartsResult', elements));
}

async function withBody<T>(change: Change, use: (path: string, body: ReceivedBody) => Promise<T>): Promise<T> {
  const path = change.store.temporaryPath();
  const header = headerReader(change.request.headers, change.target.query);
  try {
    return await use(path, await receiveSignedBody(change.request, path, { payloadHash: change.payloadHash, header }));
  } finally {
    await rm(path, { force: true });
  }
}

function describe({ request, target }: Change): Pick<ObjectVersion, 'headers' | 'metadata'> {
  const header = headerReader(request.headers, target.query);
  const headers: Record<string, string> = { 'content-type': header('content-type') ?? 'binary/octet-stream' };
  for (const name of STORED_HEADERS) {
    const value = header(name);
    if (value !== undefined) headers[name] = value;
  }
  const encoding = (header('content-encoding') ?? '').split(',').map((part) => part.trim());
  const kept = encoding.filter((part) => part !== '' && part !== 'aws-chunked');
  if (kept.length > 0) headers['content-encoding'] = kept.join(',');
  const names = [...Object.keys(request.headers), ...target.query.keys()].map((name) => name.toLowerCase());
  const own = new Set(names.filter((name) => name.startsWith(META)));
  const metadata = Object.fromEntries([...own].map((name) => [name.slice(META.length), header(name) ?? '']));
  return { headers, metadata };
}

function parseParts(xml: string): { partNumber: number; etag: string }[] {
  return [...xml.matchAll(/<Part>([\s\S]*?)<\/Part>/g)].map(([, part = '']) => ({
    partNumber: Number(/<PartNumber>\s*(\d+)\s*<\/PartNumber>/.exec(part)?.[1]),
    etag: (/<ETag>([^<]*)<\/ETag>/.exec(part)?.[1] ?? '').replace(/&quot;|&#34;|"/g, '').trim(),
  }));
}

function answerXml(response: ServerResponse, root: string, fields: Record<string, string>): void {
  const elements = Object.entries(fields).map(([name, value]) => element(name, value));
  response.writeHead(200, { 'content-type': 'application/xml' }).end(xmlDocument(root, elements));
}
