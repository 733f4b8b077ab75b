/**
 * Notes in X-Ray to which chain of calls a piece of work belongs, so that traces are found by the id that logs and error
 * messages carry. Lambda makes the trace; this adds one subsegment to it, without an SDK that each cold start would load.
 */
import { randomBytes } from 'node:crypto';
import { logger } from './log.ts';

/** All that a trace may say of a request or message: never an address, a name, a text or a query. */
export interface Annotations {
  correlationId?: string | undefined;
  /** Method and path as the contract has them. */
  route?: string | undefined;
  status?: number | undefined;
}

/** A piece of work that has begun. */
export interface Segment {
  /** Sends it, with what is known at its end; a status of 500 or more is a fault. Resolves once it is sent, and never rejects. */
  close(more?: Annotations & { failed?: boolean }): Promise<void>;
}

interface Trace {
  Root: string;
  Parent: string;
}

const HEADER = '{"format": "json", "version": 1}\n';
const ID_BYTES = 8;
const FAULTS_FROM = 500;

/** The trace that Lambda has begun for this invocation; none outside of it, or where it is not among the sampled ones. */
function sampledTrace(): Trace | undefined {
  const fields = (process.env._X_AMZN_TRACE_ID ?? '').split(';').map((field) => field.split('='));
  const { Root, Parent, Sampled } = Object.fromEntries(fields) as Record<string, string | undefined>;
  return Root && Parent && Sampled === '1' ? { Root, Parent } : undefined;
}

const nowSeconds = () => Date.now() / 1000;

/** Begins a piece of work under `name`, as X-Ray shows it. */
export function openSegment(name: string, begun: Annotations): Segment {
  const trace = sampledTrace();
  const start_time = nowSeconds();
  return {
    close: async ({ failed, ...known } = {}) => {
      if (!trace) return;
      const annotations = { ...begun, ...known };
      const fault = failed || (known.status ?? 0) >= FAULTS_FROM;
      const times = { start_time, end_time: nowSeconds(), ...(fault && { fault }) };
      const place = { id: randomBytes(ID_BYTES).toString('hex'), trace_id: trace.Root, parent_id: trace.Parent };
      await send({ name: segmentName(name), type: 'subsegment', ...place, ...times, annotations });
    },
  };
}

/** X-Ray refuses braces. */
const segmentName = (name: string) => name.replaceAll(/[{}]/g, '');

/** To the daemon that Lambda runs beside the function. A trace that is lost is no reason to fail. */
async function send(segment: object): Promise<void> {
  const [host, port] = (process.env.AWS_XRAY_DAEMON_ADDRESS ?? '').split(':');
  if (!host || !port) return;
  const { createSocket } = await import('node:dgram');
  const socket = createSocket('udp4');
  const sent = new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.send(HEADER + JSON.stringify(segment), Number(port), host, (error) => (error ? reject(error) : resolve()));
  });
  await sent.catch(({ code }: NodeJS.ErrnoException) => logger.warn('A trace was not sent', { code }));
  socket.close();
}
