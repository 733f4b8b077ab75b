/** Streams a function's response as AWS does: a JSON prelude, eight zero bytes, then the body. */
import type { ServerResponse } from 'node:http';
import type { Context } from 'aws-lambda';

/** Status and headers of a streamed answer; the body follows. */
export interface StreamPrelude {
  statusCode: number;
  headers: Record<string, string>;
}

export type LocalStreamingHandler = (event: unknown, response: ServerResponse, context: Context) => Promise<void>;

/** The content type by which the runtime says that a prelude comes first. */
export const PRELUDE_TYPE = 'application/vnd.awslambda.http-integration-response';
const STREAMING = Symbol.for('aws.lambda.runtime.handler.streaming');
const DELIMITER = Buffer.alloc(8);
/** A prelude is status and headers: a few hundred bytes. */
const PRELUDE_MAX_BYTES = 64 * 1024;

/** Whether a handler was made by `awslambda.streamifyResponse`. */
export function isStreaming(handler: unknown): handler is LocalStreamingHandler {
  return typeof handler === 'function' && STREAMING in handler;
}

/** Provides the global `awslambda` that Lambda's runtime has; streaming handlers want it as soon as they are loaded. */
export function provideResponseStreaming(): void {
  const streamifyResponse = (handler: LocalStreamingHandler) => Object.assign(handler, { [STREAMING]: 'response' });
  const from = (response: ServerResponse, prelude: StreamPrelude) => {
    response.setHeader('content-type', PRELUDE_TYPE);
    response.write(Buffer.concat([Buffer.from(JSON.stringify(prelude)), DELIMITER]));
    return response;
  };
  Object.assign(globalThis, { awslambda: { streamifyResponse, HttpResponseStream: { from } } });
}

/** Parts a streamed answer into prelude and body. Throws when there is no prelude. */
export async function parted(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ prelude: StreamPrelude; body: AsyncIterable<Uint8Array> }> {
  const iterator = chunks[Symbol.asyncIterator]();
  let read = Buffer.alloc(0);
  for (;;) {
    const { done, value } = await iterator.next();
    if (done || read.length > PRELUDE_MAX_BYTES) throw new Error('A streamed answer came without its prelude');
    read = Buffer.concat([read, value]);
    const end = read.indexOf(DELIMITER);
    if (end < 0) continue;
    const prelude = JSON.parse(read.subarray(0, end).toString('utf8')) as StreamPrelude;
    return { prelude, body: resumed(read.subarray(end + DELIMITER.length), iterator) };
  }
}

async function* resumed(first: Uint8Array, iterator: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first;
  yield* { [Symbol.asyncIterator]: () => iterator };
}
