/** A proxy that fails as networks, databases, queues and storage do: throttling, server errors, no room, and answers lost after the work was done. */
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FaultyProxy {
  endpoint: string;
  /** Failures so far, by kind. */
  faults: Record<'throttled' | 'serverError' | 'lostAnswer', number>;
  /** Share of calls that fail, 0..1. */
  failShare: number;
  /** Refuses every write for want of room, as a full disk does; what is there can be read and removed. */
  isFull: boolean;
  /** How many writes found no room. */
  refusedWrites: number;
  close(): Promise<void>;
}

interface Failure {
  status: number;
  contentType: string;
  body: string;
}

const json = (status: number, type: string): Failure => ({
  status,
  contentType: 'application/x-amz-json-1.0',
  body: JSON.stringify({ __type: type, message: 'Not now' }),
});
const xml = (status: number, code: string): Failure => ({
  status,
  contentType: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>Not now</Message></Error>`,
});

/** How each service says that it is asked too much, and that something went wrong. */
const FAILURES = {
  dynamodb: {
    throttled: json(400, 'com.amazonaws.dynamodb.v20120810#ThrottlingException'),
    serverError: json(500, 'com.amazonaws.dynamodb.v20120810#InternalServerError'),
  },
  sqs: {
    throttled: json(400, 'com.amazonaws.sqs#RequestThrottled'),
    serverError: json(500, 'com.amazonaws.sqs#InternalFailure'),
  },
  s3: { throttled: xml(503, 'SlowDown'), serverError: xml(500, 'InternalError') },
} as const satisfies Record<string, Record<'throttled' | 'serverError', Failure>>;

/** How storage says that it is full. */
const FULL = xml(507, 'InsufficientStorage');
const isWrite = ({ method }: IncomingMessage) => method === 'PUT' || method === 'POST';

/** On AWS Lambda's own poller makes these calls. No function does, so nothing of ours is tried by failing them. */
const OF_THE_POLLER = /^AmazonSQS\.(ReceiveMessage|DeleteMessageBatch|ChangeMessageVisibilityBatch)$/;
const isOurs = ({ headers }: IncomingMessage) => !OF_THE_POLLER.test(String(headers['x-amz-target']));

const KINDS = ['throttled', 'serverError', 'lostAnswer'] as const;

/** Forwards to `target`, failing as often as `failShare` says once that is set. `random` makes a run repeatable. */
export async function startFaultyProxy(
  target: string,
  random: () => number,
  service: keyof typeof FAILURES = 'dynamodb',
): Promise<FaultyProxy> {
  const faults = { throttled: 0, serverError: 0, lostAnswer: 0 };
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, answer) => {
    const failed = faults.throttled + faults.serverError + faults.lostAnswer;
    const refuse = ({ status, contentType, body }: Failure) => {
      incoming.resume();
      answer.writeHead(status, { 'content-type': contentType });
      answer.end(body);
    };
    if (proxy.isFull && isWrite(incoming)) {
      proxy.refusedWrites += 1;
      return refuse(FULL);
    }
    // In turn, so that few calls meet every kind.
    const kind = isOurs(incoming) && random() < proxy.failShare ? KINDS[failed % KINDS.length] : undefined;
    if (kind) faults[kind] += 1;
    if (kind === 'throttled' || kind === 'serverError') return refuse(FAILURES[service][kind]);
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
    isFull: false,
    refusedWrites: 0,
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
