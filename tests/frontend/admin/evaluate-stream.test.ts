/** The events of an evaluation however the network cuts them, and every way in which a stream may end early. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTokenProvider } from '../../../frontend/src/lib/api-client.ts';
import { type EvaluationListeners, streamEvaluation } from '../../../frontend/src/lib/evaluation-stream.ts';
import { type FakeStream, streaming, textOf } from './evaluation-streams.ts';

const DONE = {
  event: 'complete',
  data: { evaluationId: 'ev-1', count: 0, skipped: 0, leftOut: 0, elapsedMs: 12 },
} as const;
const STAGE = { event: 'stage', data: { stage: 'calculating', percent: 40 } } as const;

let streams: FakeStream[];
let received: [string, unknown][];
const listeners: EvaluationListeners = {
  stage: (data) => received.push(['stage', data]),
  match: (data) => received.push(['match', data]),
  complete: (data) => received.push(['complete', data]),
};

beforeEach(() => {
  received = [];
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
  setTokenProvider(async () => 'the-token');
  streams = streaming();
});
afterEach(() => {
  setTokenProvider(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function opened(givenUpBy = new AbortController().signal) {
  const ended = streamEvaluation({ talentId: 'talent-1' }, listeners, givenUpBy);
  const outcome = ended.then(
    () => 'done',
    (error: unknown) => error,
  );
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  return { stream: streams[0] as FakeStream, outcome };
}

describe('the events of an evaluation', () => {
  it('asks with the token and hands each event to its listener in their order', async () => {
    const { stream, outcome } = await opened();
    expect(stream).toMatchObject({ body: { talentId: 'talent-1' }, authorization: 'Bearer the-token' });
    stream.send(STAGE, DONE);
    stream.end();
    expect(await outcome).toBe('done');
    expect(received).toEqual([
      ['stage', STAGE.data],
      ['complete', DONE.data],
    ]);
  });

  it('joins an event that arrives in pieces, and ignores unknown names', async () => {
    const { stream, outcome } = await opened();
    const text = `: still here\n\n${textOf(STAGE)}event: novelty\ndata: {}\n\n${textOf(DONE)}`;
    for (const letter of text) stream.sendText(letter);
    stream.end();
    expect(await outcome).toBe('done');
    expect(received.map(([name]) => name)).toEqual(['stage', 'complete']);
  });
});

describe('a stream that ends early', () => {
  it('throws the code of the error that the stream reports', async () => {
    const { stream, outcome } = await opened();
    stream.send(STAGE, { event: 'error', data: { code: 'SERVICE_UNAVAILABLE' } });
    expect(await outcome).toMatchObject({ kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' });
    expect(received).toEqual([['stage', STAGE.data]]);
  });

  it('says that it was interrupted when it ends without being complete', async () => {
    const { stream, outcome } = await opened();
    stream.send(STAGE);
    stream.end();
    expect(await outcome).toMatchObject({ code: 'EVALUATION_INTERRUPTED' });
  });

  it('says that the network failed when the line breaks', async () => {
    const { stream, outcome } = await opened();
    stream.breakOff();
    expect(await outcome).toMatchObject({ kind: 'unavailable', code: 'NETWORK' });
  });

  it('takes the refusal of the API as it is', async () => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 'TALENT_NOT_READ' }), { status: 409 }));
    const ended = streamEvaluation({ talentId: 'talent-1' }, listeners, new AbortController().signal);
    await expect(ended).rejects.toMatchObject({ kind: 'conflict', code: 'TALENT_NOT_READ' });
  });

  it('ends the request of a person who leaves, with their own reason', async () => {
    const leaving = new AbortController();
    const { stream, outcome } = await opened(leaving.signal);
    leaving.abort(new Error('left'));
    expect(await outcome).toMatchObject({ message: 'left' });
    expect(stream.signal?.aborted).toBe(true);
  });

  it('gives up after 70 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const limit = new AbortController();
    timeout.mockReturnValue(limit.signal);
    const { outcome } = await opened();
    expect(timeout).toHaveBeenCalledWith(70_000);
    limit.abort(new DOMException('too long', 'TimeoutError'));
    expect(await outcome).toMatchObject({ code: 'EVALUATION_TIMEOUT' });
    timeout.mockRestore();
  });
});
