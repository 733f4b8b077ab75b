/** Decodes `aws-chunked` bodies, in which the AWS SDKs send a checksum after the data. */
import { S3Error } from './s3-error.ts';

const MAX_LINE_BYTES = 8192;

/**
 * Yields the data of an unsigned `aws-chunked` body and fills `trailers` (names in lower case) when it ends.
 * Throws `IncompleteBody` when the framing is broken or cut short.
 */
export async function* decodeAwsChunked(
  source: AsyncIterable<Buffer>,
  trailers: Map<string, string>,
): AsyncGenerator<Buffer> {
  const reader = byteReader(source);
  for (;;) {
    const sizeText = (await reader.line()).split(';')[0]?.trim() ?? '';
    if (!/^[0-9a-f]{1,8}$/i.test(sizeText)) throw incompleteBody();
    let left = Number.parseInt(sizeText, 16);
    if (left === 0) break;
    while (left > 0) {
      const part = await reader.some(left);
      left -= part.length;
      yield part;
    }
    if ((await reader.line()) !== '') throw incompleteBody();
  }
  for (let line = await reader.line(); line !== ''; line = await reader.line()) {
    const colon = line.indexOf(':');
    trailers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
}

function byteReader(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]();
  let buffered: Buffer = Buffer.alloc(0);
  const readMore = async () => {
    const next = await iterator.next();
    if (next.done) throw incompleteBody();
    buffered = buffered.length > 0 ? Buffer.concat([buffered, next.value]) : next.value;
  };
  return {
    async line(): Promise<string> {
      while (!buffered.includes('\r\n')) {
        if (buffered.length > MAX_LINE_BYTES) throw incompleteBody();
        await readMore();
      }
      const end = buffered.indexOf('\r\n');
      const text = buffered.toString('latin1', 0, end);
      buffered = buffered.subarray(end + 2);
      return text;
    },
    async some(maxBytes: number): Promise<Buffer> {
      if (buffered.length === 0) await readMore();
      const part = buffered.subarray(0, maxBytes);
      buffered = buffered.subarray(part.length);
      return part;
    },
  };
}

function incompleteBody(): S3Error {
  return new S3Error(400, 'IncompleteBody', 'The request body terminated unexpectedly.');
}
