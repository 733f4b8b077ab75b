/** Turns the events of an action into server-sent events: with keep-alive, a time limit, and a stop on disconnect. */
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../shared/errors.ts';
import { logger, publishMetrics } from './log.ts';
import { logFailure } from './log-failure.ts';
import { loggedFailure } from './problem.ts';

/** One server-sent event; `data` goes out as JSON. */
export interface StreamEvent {
  event: string;
  data: unknown;
}

export interface StreamLimits {
  /** A comment line goes out whenever there was no event for this long. */
  keepAliveMs: number;
  /** The stream ends so long after it began, whatever happens. */
  endsAfterMs: number;
  /** The code of the `error` event that is then the last one. */
  timeoutCode: string;
}

const KEEP_ALIVE_MS = 15_000;
/** What is left of the time once the last event is on its way. */
const MARGIN_MS = 4_000;

/** Limits of a stream that has to be over `seconds` after it was asked for: the product's own rhythm within them. */
export function streamLimits(seconds: number, timeoutCode: string): StreamLimits {
  return { keepAliveMs: KEEP_ALIVE_MS, endsAfterMs: seconds * 1000 - MARGIN_MS, timeoutCode };
}

/** A reader who does not even take the last event is left after this. */
const LAST_EVENT_MS = 3_000;
const COMMENT = ': working\n\n';
const IDLE = Symbol('idle');

type Next = Promise<IteratorResult<StreamEvent, unknown>>;

/**
 * The bytes of `events` as they come. A failure is logged and becomes a last `error` event with its code. When the stream
 * ends before its events do, because of the time or because nobody reads it any more, `work` is aborted.
 */
export function eventStream(events: AsyncIterable<StreamEvent>, work: AbortController, limits: StreamLimits): Readable {
  const frames = framesOf(events, work, limits);
  const body = new Readable({
    // Pulled frame by frame: a slow reader slows the work down.
    read() {
      frames.next().then(
        ({ done, value }) => this.push(done ? null : value),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      clearTimeout(end);
      work.abort();
      void frames.return(undefined);
      done(error);
    },
  });
  const end = setTimeout(() => body.destroy(), limits.endsAfterMs + LAST_EVENT_MS);
  return body;
}

async function* framesOf(
  events: AsyncIterable<StreamEvent>,
  work: AbortController,
  { keepAliveMs, endsAfterMs, timeoutCode }: StreamLimits,
): AsyncGenerator<string> {
  const endsAt = performance.now() + endsAfterMs;
  const late = new AppError('unavailable', timeoutCode);
  const iterator = events[Symbol.asyncIterator]();
  let outcome = 'left';
  let pending: Next | undefined;
  try {
    for (;;) {
      const leftMs = endsAt - performance.now();
      if (leftMs <= 0) throw late;
      pending ??= iterator.next();
      const next = await within(pending, Math.min(keepAliveMs, leftMs), work.signal);
      if (next !== IDLE) pending = undefined;
      if (next !== IDLE && next.done) break;
      yield next === IDLE ? COMMENT : frame(next.value);
    }
    outcome = 'complete';
  } catch (error) {
    if (work.signal.aborted) return;
    if (error !== late) pending = undefined;
    outcome = 'failed';
    work.abort();
    yield frame({ event: 'error', data: { code: loggedFailure(error)?.code ?? 'INTERNAL' } });
  } finally {
    leave(iterator, pending);
    logger.info('Stream ended', { outcome });
    publishMetrics();
  }
}

function frame({ event, data }: StreamEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** What is pending, or `IDLE` when it takes longer. Throws once `signal` is aborted. */
async function within(pending: Next, ms: number, signal: AbortSignal) {
  const settled = new AbortController();
  try {
    return await Promise.race([pending, sleep(ms, IDLE, { signal: AbortSignal.any([settled.signal, signal]) })]);
  } finally {
    settled.abort();
  }
}

/** Lets an action that is still at work come to its end; what goes wrong then reaches nobody but the log. */
function leave(iterator: AsyncIterator<StreamEvent>, pending: Next | undefined): void {
  Promise.resolve(pending)
    .then(() => iterator.return?.())
    .catch((error: unknown) => {
      const isStopped = error instanceof Error && error.name === 'AbortError';
      if (!isStopped) logFailure('Failed after its stream had ended', error);
    });
}
