/** The local SQS: fauxqs on disk, each queue with its dead-letter queue, on loopback only. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders } from 'node:http';
import { SetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { comesFromWebPage } from './storage/cors.ts';

/** One queue; its dead-letter queue is named `<name>-dlq`. */
export interface QueueShape {
  name: string;
  /** At least 1: fauxqs loses a message whose visibility is 0 while it persists. */
  visibilityTimeoutSeconds: number;
  /** Deliveries before a message moves to the dead-letter queue. */
  maxReceiveCount: number;
}

export interface QueuesHandle {
  endpoint: string;
  /** The address of a queue or dead-letter queue. Throws when there is no such queue. */
  urlOf: (name: string) => string;
  /** Puts a message into a queue; it is on disk when this resolves. */
  send: (name: string, body: string) => Promise<void>;
  close: () => Promise<void>;
}

interface Reply {
  code: (status: number) => Reply;
  send: (body: string) => Reply;
}

/** The part of a fastify instance that is changed before fauxqs uses it. */
interface Instance {
  listen: (options: { port: number; host: string }) => Promise<string>;
  addHook: (
    name: 'onRequest',
    hook: (request: { headers: IncomingHttpHeaders }, reply: Reply, done: () => void) => void,
  ) => void;
}

const ACCOUNT_ID = '000000000000';
const FASTIFY_CREATED = 'fastify.initialization';

/**
 * Starts an SQS emulator on 127.0.0.1 whose queues and messages live in `dataDir`, also across `kill -9`.
 * `port` 0 takes a free one. A queue that exists keeps its messages and takes over changed settings.
 */
export async function startQueues(options: {
  port: number;
  dataDir: string;
  queues: QueueShape[];
  region?: string;
}): Promise<QueuesHandle> {
  const region = options.region ?? 'eu-west-1';
  const server = await guarded(() =>
    startFauxqs({ port: options.port, logger: false, defaultRegion: region, dataDir: options.dataDir }),
  );
  const endpoint = `http://127.0.0.1:${server.port}`;
  const names = new Set(options.queues.flatMap((queue) => [queue.name, `${queue.name}-dlq`]));
  const urlOf = (name: string) => {
    if (!names.has(name)) throw new Error(`There is no queue ${name}.`);
    return `${endpoint}/${ACCOUNT_ID}/${name}`;
  };
  await ensureQueues(server, { endpoint, region, queues: options.queues, urlOf });
  return {
    endpoint,
    urlOf,
    send: async (name, body) => {
      server.sendMessage(name, body);
    },
    close: () => server.stop(),
  };
}

/**
 * fauxqs always binds 0.0.0.0 and answers anyone; the channel on which fastify announces a new instance lets us put the
 * address right and refuse web pages, which could otherwise send messages from any site.
 */
async function guarded(start: () => Promise<FauxqsServer>): Promise<FauxqsServer> {
  const guard = (message: unknown) => {
    const { fastify } = message as { fastify: Instance };
    const listen = fastify.listen.bind(fastify);
    fastify.listen = ({ port }) => listen({ port, host: '127.0.0.1' });
    fastify.addHook('onRequest', ({ headers }, reply, done) => {
      if (comesFromWebPage(headers)) reply.code(403).send('');
      else done();
    });
  };
  subscribe(FASTIFY_CREATED, guard);
  try {
    const server = await start();
    if (!server.address.includes('//127.0.0.1:')) {
      await server.stop();
      throw new Error(`The queues listened on ${server.address}, not on loopback.`);
    }
    return server;
  } finally {
    unsubscribe(FASTIFY_CREATED, guard);
  }
}

async function ensureQueues(
  server: FauxqsServer,
  context: { endpoint: string; region: string; queues: QueueShape[]; urlOf: (name: string) => string },
): Promise<void> {
  const { endpoint, region } = context;
  const client = new SQSClient({ endpoint, region, credentials: { accessKeyId: 'local', secretAccessKey: 'local' } });
  for (const queue of context.queues) {
    const dlqName = `${queue.name}-dlq`;
    // Creating a queue that exists would replace it and drop its messages.
    if (!server.inspectQueue(dlqName)) server.createQueue(dlqName);
    const attributes = queueAttributes(queue, `arn:aws:sqs:${region}:${ACCOUNT_ID}:${dlqName}`);
    if (!server.inspectQueue(queue.name)) server.createQueue(queue.name, { attributes });
    else
      await client.send(new SetQueueAttributesCommand({ QueueUrl: context.urlOf(queue.name), Attributes: attributes }));
  }
  client.destroy();
}

function queueAttributes(queue: QueueShape, deadLetterTargetArn: string): Record<string, string> {
  if (queue.visibilityTimeoutSeconds < 1)
    throw new Error(`Queue ${queue.name} needs a visibility of at least 1 second.`);
  return {
    VisibilityTimeout: String(queue.visibilityTimeoutSeconds),
    RedrivePolicy: JSON.stringify({ deadLetterTargetArn, maxReceiveCount: queue.maxReceiveCount }),
  };
}
