/** Shows that messages of a batch fail one by one, and that nothing of them is logged. */
import type { Context, SQSEvent } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { batchHandler } from '../../../lambdas/runtime/batch.ts';
import { logger, metrics } from '../../../lambdas/runtime/log.ts';
import { matchRequestSchema } from '../../../shared/contract/events.ts';
import { readEvent } from '../../shared/contract/sample-events.ts';

const SAMPLE = readEvent<SQSEvent>('on-match-requested', 'ok.json');

afterEach(() => vi.restoreAllMocks());

/** A batch of these bodies, in the shape of the sample event; messages are named `m0`, `m1`, ... */
function batch(...bodies: unknown[]): SQSEvent {
  const [record] = SAMPLE.Records;
  if (!record) throw new Error('The sample event is empty');
  const text = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));
  return { Records: bodies.map((body, index) => ({ ...record, messageId: `m${index}`, body: text(body) })) };
}

const job = (jobId: string) => ({ kind: 'job', jobId, version: 1 });

function consumer() {
  const consumed: string[] = [];
  let wired = 0;
  const handler = batchHandler(matchRequestSchema, {}, () => {
    wired += 1;
    return async (message) => {
      if (message.kind !== 'job') return;
      if (message.jobId.startsWith('poison')) throw new Error('secret of amapola@people.example');
      consumed.push(message.jobId);
    };
  });
  const run = async (event: SQSEvent) => {
    const { batchItemFailures } = await handler(event, {} as Context);
    return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
  };
  return { consumed, run, wired: () => wired };
}

describe('a batch', () => {
  it('consumes every message of the sample event and reports none', async () => {
    const { consumed, run } = consumer();
    expect(await run(SAMPLE)).toEqual([]);
    expect(consumed).toEqual(['demo10support']);
  });

  it('gives back only what failed; its siblings pass', async () => {
    const { consumed, run } = consumer();
    expect(await run(batch(job('a'), job('poison'), job('b')))).toEqual(['m1']);
    expect(consumed.sort()).toEqual(['a', 'b']);
  });

  it('gives back what is no JSON or no known request, without consuming it', async () => {
    const { consumed, run } = consumer();
    expect(await run(batch('<xml/>', { kind: 'employer' }, job('a')))).toEqual(['m0', 'm1']);
    expect(consumed).toEqual(['a']);
  });

  it('gives back each one where all fail, instead of throwing', async () => {
    expect(await consumer().run(batch(job('poison1'), job('poison2')))).toEqual(['m0', 'm1']);
  });

  it('wires its dependencies once for as long as it lives', async () => {
    const { run, wired } = consumer();
    await run(batch(job('a'), job('b')));
    await run(batch(job('c')));
    expect(wired()).toBe(1);
  });

  it('logs a failure without the message of the error or the body', async () => {
    const lines: unknown[] = [];
    vi.spyOn(logger, 'error').mockImplementation((...line) => void lines.push(line));
    await consumer().run(batch(job('poison-of-amapola')));
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('amapola');
  });
});

describe('work that was promised in time', () => {
  const promise = { ended: 'MatchingsEnded', late: 'MatchingsLate', withinSeconds: 120 } as const;

  /** What is counted of one message, sent so many seconds ago, at this delivery. */
  async function counted(body: object, secondsAgo: number, delivery = 1): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    vi.spyOn(metrics, 'addMetric').mockImplementation((name, _unit, value) => {
      counts[name] = (counts[name] ?? 0) + value;
      return metrics;
    });
    const handler = batchHandler(
      matchRequestSchema,
      {},
      () => async (message) => {
        if (message.kind === 'settle') throw new Error('not done');
      },
      { promise, isOf: ({ kind }) => kind !== 'basis' },
    );
    const [record] = batch(body).Records;
    if (!record) throw new Error('The batch is empty');
    const SentTimestamp = String(Date.now() - secondsAgo * 1000);
    const attributes = { ...record.attributes, SentTimestamp, ApproximateReceiveCount: String(delivery) };
    await handler({ Records: [{ ...record, attributes }] }, {} as Context);
    return counts;
  }
  const failing = { kind: 'settle', applicationId: 'app1' };

  it('counts as late by when it was asked for, however quick the work itself was', async () => {
    expect(await counted(job('a'), 5)).toEqual({ MatchingsEnded: 1, MatchingsLate: 0 });
    expect(await counted(job('a'), 121)).toEqual({ MatchingsEnded: 1, MatchingsLate: 1 });
  });

  it('has not ended while it is tried again, and is late once it is given up', async () => {
    expect(await counted(failing, 5, 4)).toEqual({});
    expect(await counted(failing, 5, 5)).toEqual({ MatchingsEnded: 1, MatchingsLate: 1 });
  });

  it('is only what was promised to someone', async () => {
    expect(await counted({ kind: 'basis', talentId: 't1' }, 500)).toEqual({});
  });
});
