/** Shows what a stream of events is on the wire: framing, keep-alive, errors, its end in time, and a reader who leaves. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { eventStream, type StreamEvent, type StreamLimits } from '../../../lambdas/runtime/event-stream.ts';
import { AppError } from '../../../shared/errors.ts';

const LIMITS: StreamLimits = { keepAliveMs: 1_000, endsAfterMs: 5_000, timeoutCode: 'EVALUATION_TIMEOUT' };
const one = (data: unknown): StreamEvent => ({ event: 'stage', data });

function streamOf(events: AsyncIterable<StreamEvent>, limits: Partial<StreamLimits> = {}) {
  const work = new AbortController();
  return { work, body: eventStream(events, work, { ...LIMITS, ...limits }) };
}

async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of body) text += chunk.toString();
  return text;
}

describe('a stream of events', () => {
  it('names each event and puts its data into one line of JSON', async () => {
    const { body } = streamOf(
      (async function* () {
        yield one({ text: 'two\nlines' });
        yield { event: 'complete', data: { count: 0 } };
      })(),
    );
    expect(await textOf(body)).toBe(
      'event: stage\ndata: {"text":"two\\nlines"}\n\nevent: complete\ndata: {"count":0}\n\n',
    );
  });

  it('sends comments while nothing else is sent', async () => {
    const slow = async function* () {
      await sleep(100);
      yield one(1);
    };
    const text = await textOf(streamOf(slow(), { keepAliveMs: 30 }).body);
    expect(text).toMatch(/^(: \w+\n\n){2,4}event: stage\ndata: 1\n\n$/);
  });

  it.each([
    ['an expected failure by its code', new AppError('not-found', 'JOB_NOT_FOUND'), 'JOB_NOT_FOUND'],
    ['a store that cannot be reached', Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 'SERVICE_UNAVAILABLE'],
    ['a mistake of our own without a word of it', new TypeError('secret'), 'INTERNAL'],
  ])('ends with %s', async (_what, error, code) => {
    const failing = async function* () {
      yield one(1);
      throw error;
    };
    const text = await textOf(streamOf(failing()).body);
    expect(text).toBe(`event: stage\ndata: 1\n\nevent: error\ndata: {"code":"${code}"}\n\n`);
  });

  it('ends in time whatever its work does, and signals the work to stop', async () => {
    const endless = async function* () {
      yield one(1);
      await new Promise(() => {});
    };
    const { body, work } = streamOf(endless(), { endsAfterMs: 80, keepAliveMs: 30 });
    const text = await textOf(body);
    expect(text).toMatch(/\n\nevent: error\ndata: \{"code":"EVALUATION_TIMEOUT"\}\n\n$/);
    expect(work.signal.aborted).toBe(true);
  });

  it('ends in time too where events come without a pause', async () => {
    const busy = async function* () {
      for (;;) {
        await sleep(5);
        yield one(1);
      }
    };
    expect(await textOf(streamOf(busy(), { endsAfterMs: 60 }).body)).toMatch(/EVALUATION_TIMEOUT"\}\n\n$/);
  });

  it('stops the work when its reader leaves, also while only comments come', async () => {
    let isClosed = false;
    const work = new AbortController();
    const long = async function* () {
      try {
        yield one(1);
        await sleep(60_000, undefined, { signal: work.signal });
      } finally {
        isClosed = true;
      }
    };
    const body = eventStream(long(), work, { ...LIMITS, keepAliveMs: 20 });
    for await (const chunk of body) if (String(chunk).startsWith(':')) break;
    await sleep(20);
    expect(work.signal.aborted).toBe(true);
    expect(isClosed).toBe(true);
  });

  it('does not run ahead of a reader who takes nothing', async () => {
    let made = 0;
    const { body } = streamOf(
      (async function* () {
        for (; made < 1_000; made += 1) yield one('x'.repeat(1_000));
      })(),
    );
    body.read();
    await sleep(50);
    body.destroy();
    expect(made).toBeLessThan(200);
  });
});
