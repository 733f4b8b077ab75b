/** Shows a streaming function from outside: refused with a problem before the first byte, and an error event after it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { invokeAt, streamAt } from '../../../infra/local/functions.ts';
import { parted, provideResponseStreaming } from '../../../infra/local/response-stream.ts';
import type { StreamEvent } from '../../../lambdas/runtime/event-stream.ts';
import type { StreamingHandler } from '../../../lambdas/runtime/stream.ts';
import { route } from '../../../shared/contract/route.ts';
import { AppError } from '../../../shared/errors.ts';

const ROUTE = route({
  method: 'POST',
  path: '/api/numbers',
  access: 'public',
  handler: 'numbers/count',
  summary: 'Counts',
  successStatus: 200,
  streams: true,
  body: z.object({ upTo: z.number() }),
});
const LIMITS = { keepAliveMs: 1_000, endsAfterMs: 2_000, timeoutCode: 'LATE' };

async function* numbers(upTo: number): AsyncGenerator<StreamEvent> {
  for (let at = 1; at <= upTo; at += 1) yield { event: 'number', data: at };
  if (upTo > 2) throw new AppError('conflict', 'TOO_MANY');
}

let handler: StreamingHandler;
const server = createServer((request, response) => {
  const event = {
    body: request.headers['x-body'],
    headers: { 'content-type': 'application/json' },
    requestContext: { requestId: 'request-0001' },
  };
  void handler(event as unknown as APIGatewayProxyEvent, response, { awsRequestId: 'lambda-1' } as Context);
});
let endpoint: string;

beforeAll(async () => {
  provideResponseStreaming();
  const { streamHandler } = await import('../../../lambdas/runtime/stream.ts');
  const act = async ({ body }: { body: { upTo: number } }) => {
    if (body.upTo < 0) throw new AppError('gone', 'NO_NUMBERS');
    return numbers(body.upTo);
  };
  handler = streamHandler(ROUTE, LIMITS, {}, () => act);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** What a caller gets: the prelude parted from the rest, as gateways do. */
async function called(body: string) {
  const response = await fetch(endpoint, { method: 'POST', headers: { 'x-body': body } });
  if (!response.body) throw new Error('no body');
  const { prelude, body: rest } = await parted(response.body);
  let text = '';
  for await (const chunk of rest) text += Buffer.from(chunk).toString();
  return { ...prelude, text };
}

describe('a streaming function', () => {
  it('answers with its events, under the headers of every answer', async () => {
    const { statusCode, headers, text } = await called('{"upTo":2}');
    expect([statusCode, text]).toEqual([200, 'event: number\ndata: 1\n\nevent: number\ndata: 2\n\n']);
    expect(headers).toEqual({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-correlation-id': 'request-0001',
    });
  });

  it.each([
    ['{"upTo":"two"}', 400, 'INVALID_INPUT'],
    ['{', 400, 'BODY_NOT_JSON'],
    ['{"upTo":-1}', 410, 'NO_NUMBERS'],
  ])('refuses %s with a problem', async (body, status, code) => {
    const { statusCode, headers, text } = await called(body);
    expect([statusCode, headers['content-type'], JSON.parse(text).code]).toEqual([
      status,
      'application/problem+json',
      code,
    ]);
    expect(headers['x-correlation-id']).toBe('request-0001');
  });

  it('ends with an error event where the status has gone out already', async () => {
    const { statusCode, text } = await called('{"upTo":3}');
    expect(statusCode).toBe(200);
    expect(text).toMatch(/event: number\ndata: 3\n\nevent: error\ndata: \{"code":"TOO_MANY"\}\n\n$/);
  });
});

describe('a streamed answer', () => {
  const bytes = Buffer.concat([Buffer.from('{"statusCode":200,"headers":{}}'), Buffer.alloc(8), Buffer.from('body')]);

  it.each([1, 3, 32, 1_000])('is parted where its prelude ends, however it comes in pieces of %i', async (size) => {
    const pieces = async function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    };
    const { prelude, body } = await parted(pieces());
    let text = '';
    for await (const chunk of body) text += Buffer.from(chunk).toString();
    expect([prelude.statusCode, text]).toEqual([200, 'body']);
  });

  it('without a prelude is refused', async () => {
    const bare = async function* () {
      yield Buffer.from('no prelude');
    };
    await expect(parted(bare())).rejects.toThrow('without its prelude');
  });

  it('is no answer of a function that does not stream, and the other way round', async () => {
    const plain = createServer(
      (_request, response) => void response.setHeader('content-type', 'application/json').end('{}'),
    );
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    const at = `http://127.0.0.1:${(plain.address() as AddressInfo).port}`;
    await expect(streamAt(at, 'numbers/count', {})).rejects.toThrow('does not stream');
    expect(await invokeAt(at, 'numbers/count', {})).toEqual({});
    plain.close();
  });
});
