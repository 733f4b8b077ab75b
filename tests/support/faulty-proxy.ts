/** A proxy that fails as networks and databases do: throttling, server errors, and answers lost after the work was done. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FaultyProxy {
  endpoint: string;
  /** Failures so far, by kind. */
  faults: Record<'throttled' | 'serverError' | 'lostAnswer', number>;
  /** Share of calls that fail, 0..1. */
  failShare: number;
  close(): Promise<void>;
}

const THROTTLED = JSON.stringify({
  __type: 'com.amazonaws.dynamodb.v20120810#ThrottlingException',
  message: 'Slow down',
});
const SERVER_ERROR = JSON.stringify({
  __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError',
  message: 'Oops',
});

/** Forwards to `target`, failing as often as `failShare` says once that is set. `random` makes a run repeatable. */
export async function startFaultyProxy(target: string, random: () => number): Promise<FaultyProxy> {
  const faults = { throttled: 0, serverError: 0, lostAnswer: 0 };
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, answer) => {
    const draw = random();
    const fails = draw < proxy.failShare;
    const kind = fails
      ? (['throttled', 'serverError', 'lostAnswer'] as const)[Math.floor((draw / proxy.failShare) * 3)]
      : undefined;
    if (kind) faults[kind] += 1;
    if (kind === 'throttled' || kind === 'serverError') {
      incoming.resume();
      answer.writeHead(kind === 'throttled' ? 400 : 500, { 'content-type': 'application/x-amz-json-1.0' });
      answer.end(kind === 'throttled' ? THROTTLED : SERVER_ERROR);
      return;
    }
    const headers = { ...incoming.headers, connection: 'close' };
    const forward = request({ hostname, port, method: incoming.method, path: incoming.url, headers }, (upstream) => {
      if (kind === 'lostAnswer') {
        upstream.resume().on('end', () => answer.destroy());
        return;
      }
      answer.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(answer);
    });
    forward.on('error', () => answer.destroy());
    incoming.pipe(forward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: FaultyProxy = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    failShare: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}

/** A repeatable sequence of numbers in 0..1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
