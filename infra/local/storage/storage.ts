/**
 * The laptop's S3: files on disk, real signatures and policies, versions and events; only the calls the product makes.
 * Ours, since no emulator that was tried checks what protects the bucket: signatures and their time, the size range of a
 * form's policy, CORS (decision 0003).
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { S3Event } from 'aws-lambda';
import { closeServer, listenOnLoopback } from '../loopback.ts';
import { drain } from './body.ts';
import { type AllowedOrigins, answerPreflight, applyCors } from './cors.ts';
import { type CreatedBy, createdEvent } from './event.ts';
import { listObjectsV2, listVersions } from './listing.ts';
import { type MultipartStore, openMultipartStore } from './multipart-store.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';
import type { ObjectVersion } from './object-version.ts';
import { acceptForm } from './post-upload.ts';
import { readObject } from './read-object.ts';
import { errorDocument, notImplemented, S3Error } from './s3-error.ts';
import { type Credentials, verifyRequest } from './signature.ts';
import { parseTarget, type Target } from './target.ts';
import {
  abortUpload,
  answerComplete,
  answerPut,
  type Change,
  completeUpload,
  createUpload,
  deleteObject,
  isCopy,
  listParts,
  putObject,
  putPart,
} from './write-object.ts';
import { element, xmlDocument } from './xml.ts';

export interface StorageOptions {
  /** 0 takes a free one. */
  port: number;
  dataDir: string;
  buckets: string[];
  /** Those of them that keep only what was written last. */
  unversioned?: readonly string[];
  credentials: Credentials;
  region: string;
  /** Origins such as `http://localhost:3000`; a function is asked on each request. */
  allowedOrigins: AllowedOrigins;
  /** Called once per created object, with the path of its content, after it is durable and before it is acknowledged. A failure is logged only. */
  onEvent?: (notification: S3Event, dataPath: string) => Promise<void>;
}

interface Server {
  options: StorageOptions;
  store: ObjectStore;
  uploads: MultipartStore;
}

const SLOW_UPLOAD_MS = 15 * 60_000;
const PLAIN_PARAMETERS = /^(x-amz-|x-id$|response-|versionId$)/i;
const LIST_PARAMETERS =
  /^(list-type|prefix|delimiter|max-keys|start-after|continuation-token|encoding-type|fetch-owner|key-marker|version-id-marker)$/;

export interface Storage {
  endpoint: string;
  /** Every version with content, and where that lies. */
  versions: (bucket: string) => { key: string; versionId: string; dataPath: string }[];
  close: () => Promise<void>;
}

/** Starts the storage on 127.0.0.1. Rejects when the port is taken. One process at a time may own `dataDir`. */
export async function startStorage(options: StorageOptions): Promise<Storage> {
  const store = await openObjectStore(options.dataDir, options.buckets, options.unversioned);
  const uploads = await openMultipartStore(options.dataDir, store);
  const http = createServer((request, response) => {
    void answer({ options, store, uploads }, request, response);
  });
  http.requestTimeout = SLOW_UPLOAD_MS;
  const port = await listenOnLoopback(http, options.port);
  const versions: Storage['versions'] = (bucket) =>
    store
      .versions(bucket)
      .filter(({ deleteMarker }) => !deleteMarker)
      .map((version) => ({ key: version.key, versionId: version.versionId, dataPath: store.dataPath(version) }));
  return { endpoint: `http://127.0.0.1:${port}`, versions, close: () => closeServer(http) };
}

async function answer(server: Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const requestId = randomUUID();
  response.setHeader('x-amz-request-id', requestId);
  try {
    if (request.method === 'OPTIONS') return answerPreflight(request, response, server.options.allowedOrigins);
    applyCors(request, response, server.options.allowedOrigins);
    await route(server, request, response, parseTarget(request.url ?? '/'));
  } catch (error) {
    await refuse(request, response, error, requestId);
  }
}

async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  requestId: string,
): Promise<void> {
  await drain(request);
  if (request.destroyed && !request.complete) return;
  const known = error instanceof S3Error;
  if (!known) console.error('storage', requestId, error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const refusal = known
    ? error
    : new S3Error(500, 'InternalError', 'We encountered an internal error. Please try again.');
  response.writeHead(refusal.status, { 'content-type': 'application/xml' });
  response.end(request.method === 'HEAD' ? undefined : errorDocument(refusal, requestId));
}

async function route(
  server: Server,
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
): Promise<void> {
  const isForm = request.method === 'POST' && /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
  if (isForm && target.bucket && !target.key) return postForm(server, request, response, target);
  const payloadHash = verifyRequest(request, target, server.options.credentials);
  if (target.bucket && !server.store.hasBucket(target.bucket)) throw noSuchBucket(target.bucket);
  const change: Change = { request, response, target, payloadHash, store: server.store, uploads: server.uploads };
  if (!target.key) return bucketCall(server, change);
  if (target.query.has('uploadId') || target.query.has('uploads')) return multipartCall(server, change);
  requireParameters(target.query, PLAIN_PARAMETERS);
  if (request.method === 'GET' || request.method === 'HEAD') return readObject(request, response, target, server.store);
  if (request.method === 'DELETE') return deleteObject(change);
  if (request.method !== 'PUT') throw methodNotAllowed();
  const version = await putObject(change);
  await announce(server, version, isCopy(change) ? 'Copy' : 'Put');
  answerPut(change, version);
}

async function postForm(
  server: Server,
  request: IncomingMessage,
  response: ServerResponse,
  { bucket }: Target,
): Promise<void> {
  if (!server.store.hasBucket(bucket)) throw noSuchBucket(bucket);
  const { version, fields } = await acceptForm(request, {
    store: server.store,
    bucket,
    credentials: server.options.credentials,
  });
  await announce(server, version, 'Post');
  const asked = Number(fields.get('success_action_status'));
  const status = [200, 201].includes(asked) ? asked : 204;
  const etag = `"${version.etag}"`;
  response.writeHead(status, { etag, 'x-amz-version-id': version.versionId, 'content-type': 'application/xml' });
  if (status !== 201) response.end();
  else {
    const parts = { Location: `/${bucket}/${version.key}`, Bucket: bucket, Key: version.key, ETag: etag };
    response.end(
      xmlDocument(
        'PostResponse',
        Object.entries(parts).map(([name, value]) => element(name, value)),
      ),
    );
  }
}

async function bucketCall(server: Server, { request, response, target }: Change): Promise<void> {
  if (request.method === 'HEAD' && target.bucket) {
    response.writeHead(200).end();
    return;
  }
  if (request.method !== 'GET') throw notImplemented(`${request.method} on a bucket`);
  response.setHeader('content-type', 'application/xml');
  if (!target.bucket) response.end(bucketList(server.options.buckets));
  else if (target.query.has('versions'))
    response.end(listVersions(target.bucket, server.store.versions(target.bucket), target.query));
  else if (target.query.get('list-type') === '2') {
    requireParameters(target.query, LIST_PARAMETERS);
    response.end(listObjectsV2(target.bucket, server.store.current(target.bucket), target.query));
  } else throw notImplemented('this call on a bucket');
}

async function multipartCall(server: Server, change: Change): Promise<void> {
  const { request, target, response } = change;
  const call = `${request.method}${target.query.has('uploads') ? ' uploads' : ''}`;
  if (call === 'POST uploads') return createUpload(change);
  if (call === 'PUT') return putPart(change);
  if (call === 'GET') return listParts(change);
  if (call === 'DELETE') return abortUpload(change);
  if (call !== 'POST') throw methodNotAllowed();
  const version = await completeUpload(change);
  await announce(server, version, 'CompleteMultipartUpload');
  answerComplete(response, version);
}

/** A lost event must not undo a durable upload: the sweep finds such objects, as it does on AWS. */
async function announce({ options, store }: Server, version: ObjectVersion, createdBy: CreatedBy): Promise<void> {
  try {
    await options.onEvent?.(createdEvent(version, createdBy, options.region), store.dataPath(version));
  } catch (error) {
    console.error('storage: the event of version', version.versionId, 'was lost', error);
  }
}

/** A sub-resource such as `?tagging` must never be mistaken for the object itself. */
function requireParameters(query: URLSearchParams, known: RegExp): void {
  const unknown = [...query.keys()].find((name) => !known.test(name) && !PLAIN_PARAMETERS.test(name));
  if (unknown !== undefined) throw notImplemented(`the parameter ${unknown}`);
}

function bucketList(buckets: string[]): string {
  return xmlDocument('ListAllMyBucketsResult', [
    element(
      'Buckets',
      buckets.map((bucket) => element('Bucket', [element('Name', bucket)])),
    ),
  ]);
}

function noSuchBucket(bucket: string): S3Error {
  return new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist', { BucketName: bucket });
}

function methodNotAllowed(): S3Error {
  return new S3Error(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
}
