/** Writes a request body to disk as it arrives, measured and hashed, without cutting the connection. */
import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { decodeAwsChunked } from './aws-chunked.ts';
import { notImplemented, S3Error } from './s3-error.ts';

/** A body that lies complete and synced in a file. */
export interface ReceivedBody {
  sizeBytes: number;
  /** Hex MD5, the ETag of a plain object. */
  md5: string;
  /** Hex. */
  sha256: string;
  /** Base64 values by the name of their S3 header. */
  checksums: Record<string, string>;
}

const CHUNKED_UNSIGNED = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';
const HEX_SHA256 = /^[0-9a-f]{64}$/;

/**
 * Writes `source` to a new file at `path` and syncs it. Beyond `maxBytes` it goes on reading but no longer writes, and
 * the size says. A failing disk throws only when the source has been read to its end.
 */
export async function receiveToFile(
  source: AsyncIterable<Buffer>,
  path: string,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<ReceivedBody> {
  const file = await open(path, 'wx');
  try {
    const hashes = { md5: createHash('md5'), sha1: createHash('sha1'), sha256: createHash('sha256') };
    const sums = { sizeBytes: 0, crc: 0 };
    let failure: unknown;
    for await (const chunk of source) {
      sums.sizeBytes += chunk.length;
      if (failure || sums.sizeBytes > maxBytes) continue;
      sums.crc = crc32(chunk, sums.crc);
      for (const hash of Object.values(hashes)) hash.update(chunk);
      failure = await writeAll(file, chunk);
    }
    if (failure) throw failure;
    await file.sync();
    return summarise(sums, hashes);
  } finally {
    await file.close();
  }
}

/**
 * Takes the body of a signed PUT to `path`: unwraps `aws-chunked`, and checks the promised payload hash, Content-MD5 and
 * the CRC32, SHA-1 or SHA-256 checksum (other algorithms are not checked). Throws `BadDigest` or `XAmzContentSHA256Mismatch`.
 */
export async function receiveSignedBody(
  request: IncomingMessage,
  path: string,
  promise: { payloadHash: string; header: (name: string) => string | undefined },
): Promise<ReceivedBody> {
  const trailers = new Map<string, string>();
  const body = await receiveToFile(payloadOf(request, promise.payloadHash, trailers), path);
  if (HEX_SHA256.test(promise.payloadHash) && body.sha256 !== promise.payloadHash)
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', "The provided 'x-amz-content-sha256' header does not match.");
  const expectedMd5 = promise.header('content-md5');
  if (expectedMd5 && Buffer.from(body.md5, 'hex').toString('base64') !== expectedMd5) throw badDigest('Content-MD5');
  for (const [name, actual] of Object.entries(body.checksums)) {
    const expected = trailers.get(name) ?? promise.header(name);
    if (expected && expected !== actual) throw badDigest(name);
  }
  return body;
}

/** Reads what is left of a request, so that its sender sees the answer instead of a reset connection. */
export async function drain(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  request.resume();
  await finished(request, { writable: false }).catch(() => undefined);
}

/** Reads a small XML body. Throws `MalformedXML` beyond 1 MiB. */
export async function readSmallBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of chunksOf(request)) {
    sizeBytes += chunk.length;
    if (sizeBytes <= 1024 * 1024) chunks.push(chunk);
  }
  if (sizeBytes > 1024 * 1024) throw new S3Error(400, 'MalformedXML', 'The XML you provided is too large.');
  return Buffer.concat(chunks);
}

function payloadOf(
  request: IncomingMessage,
  payloadHash: string,
  trailers: Map<string, string>,
): AsyncIterable<Buffer> {
  const chunks = chunksOf(request);
  if (payloadHash === CHUNKED_UNSIGNED) return decodeAwsChunked(chunks, trailers);
  if (payloadHash.startsWith('STREAMING-')) throw notImplemented(`the payload ${payloadHash}`);
  return chunks;
}

/** Leaving the loop early must not destroy the request: it is drained afterwards. */
function chunksOf(request: IncomingMessage): AsyncIterable<Buffer> {
  return request.iterator({ destroyOnReturn: false });
}

async function writeAll(file: FileHandle, chunk: Buffer): Promise<unknown> {
  try {
    await file.writeFile(chunk);
    return undefined;
  } catch (error) {
    return error;
  }
}

function summarise(
  sums: { sizeBytes: number; crc: number },
  hashes: { md5: Hash; sha1: Hash; sha256: Hash },
): ReceivedBody {
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(sums.crc);
  const sha256 = hashes.sha256.digest();
  return {
    sizeBytes: sums.sizeBytes,
    md5: hashes.md5.digest('hex'),
    sha256: sha256.toString('hex'),
    checksums: {
      'x-amz-checksum-crc32': crc.toString('base64'),
      'x-amz-checksum-sha1': hashes.sha1.digest('base64'),
      'x-amz-checksum-sha256': sha256.toString('base64'),
    },
  };
}

function badDigest(name: string): S3Error {
  return new S3Error(400, 'BadDigest', `The ${name} you specified did not match the calculated checksum.`);
}

/** A header of a request; a presigned URL may carry x-amz headers in its query instead. */
export function headerReader(headers: IncomingHttpHeaders, query: URLSearchParams) {
  const hoisted = new Map([...query].map(([name, value]) => [name.toLowerCase(), value]));
  return (name: string): string | undefined => {
    const value = headers[name];
    return (
      (Array.isArray(value) ? value.join(', ') : value) ?? (name.startsWith('x-amz-') ? hoisted.get(name) : undefined)
    );
  };
}
