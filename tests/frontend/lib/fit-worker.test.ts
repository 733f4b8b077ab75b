/** The page's side of the fit worker: stages, failures, cancelling, and a worker that is killed when it takes too long. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  FIT_SECONDS_MAX,
  type FitMessage,
  type FitPort,
  fitEngine,
  isCancelled,
} from '../../../frontend/src/lib/fit-worker.ts';
import { JOB } from '../seeds.ts';

/** A worker that says what a test lets it say. */
function fakePort() {
  const tasks: unknown[] = [];
  const port: FitPort & { isEnded: boolean; tasks: unknown[]; say(message: FitMessage): void; die(): void } = {
    onmessage: null,
    onerror: null,
    isEnded: false,
    tasks,
    postMessage: (task: unknown) => void tasks.push(task),
    terminate: () => {
      port.isEnded = true;
    },
    say: (data) => port.onmessage?.call(port as unknown as Worker, new MessageEvent('message', { data })),
    die: () => port.onerror?.call(port as unknown as Worker, new ErrorEvent('error')),
  };
  return port;
}

let ports: ReturnType<typeof fakePort>[] = [];
const engine = () =>
  fitEngine(() => {
    const port = fakePort();
    ports.push(port);
    return port;
  });
const file = () => new File(['Lucía'], 'cv.txt', { type: 'text/plain' });
const FIT = { fit: { text: 'Lucía', profile: {}, score: {} } } as unknown as FitMessage;
const settled = async () => void (await vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  ports = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a task', () => {
  it('reports its stages in order and answers with the fit', async () => {
    const stages: string[] = [];
    const fit = engine().scoreFile(file(), JOB, (stage) => stages.push(stage));
    await settled();
    ports[0]?.say({ stage: 'reading' });
    ports[0]?.say({ stage: 'matching' });
    ports[0]?.say(FIT);
    expect(await fit).toMatchObject({ text: 'Lucía' });
    expect(stages).toEqual(['reading', 'matching']);
  });

  it('waits for the one before, in the same worker', async () => {
    const own = engine();
    const first = own.scoreTexts('a', 'b');
    const second = own.scoreTexts('c', 'd');
    await settled();
    expect(ports[0]?.tasks).toHaveLength(1);
    ports[0]?.say(FIT);
    await first;
    await settled();
    expect(ports[0]?.tasks).toHaveLength(2);
    ports[0]?.say(FIT);
    await second;
    expect(ports).toHaveLength(1);
  });

  it('fails with the code of the file and leaves the worker alive', async () => {
    const own = engine();
    const fit = expect(own.scoreFile(file(), JOB)).rejects.toMatchObject({ kind: 'invalid', code: 'FILE_ENCRYPTED' });
    await settled();
    ports[0]?.say({ stage: 'reading' });
    ports[0]?.say({ failureCode: 'FILE_ENCRYPTED' });
    await fit;
    expect(ports[0]?.isEnded).toBe(false);
  });
});

describe('a worker', () => {
  it('is killed when a file takes too long, and the next file gets another one', async () => {
    const own = engine();
    const fit = expect(own.scoreFile(file(), JOB)).rejects.toMatchObject({ code: 'READING_TIMED_OUT' });
    await settled();
    ports[0]?.say({ stage: 'reading' });
    await vi.advanceTimersByTimeAsync(FIT_SECONDS_MAX * 1000 - 1);
    expect(ports[0]?.isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await fit;
    expect(ports[0]?.isEnded).toBe(true);
    const next = own.scoreFile(file(), JOB);
    await settled();
    ports[1]?.say(FIT);
    await next;
  });

  it('may be on its way for as long as the network takes', async () => {
    const fit = engine().scoreFile(file(), JOB);
    await vi.advanceTimersByTimeAsync(FIT_SECONDS_MAX * 5000);
    ports[0]?.say({ stage: 'reading' });
    ports[0]?.say(FIT);
    expect(await fit).toMatchObject({ text: 'Lucía' });
  });

  it('that never arrives is the fault of the network, one that dies at work of the file', async () => {
    const own = engine();
    const first = expect(own.scoreFile(file(), JOB)).rejects.toMatchObject({ kind: 'unavailable', code: 'NETWORK' });
    await settled();
    ports[0]?.die();
    await first;
    const second = expect(own.scoreFile(file(), JOB)).rejects.toMatchObject({ code: 'FILE_TOO_COMPLEX' });
    await settled();
    ports[1]?.say({ stage: 'reading' });
    ports[1]?.die();
    await second;
  });

  it('whose engine did not arrive is replaced', async () => {
    const own = engine();
    const fit = expect(own.scoreFile(file(), JOB)).rejects.toMatchObject({ code: 'NETWORK' });
    await settled();
    ports[0]?.say({ failureCode: 'NETWORK' });
    await fit;
    expect(ports[0]?.isEnded).toBe(true);
  });

  it('ends with everything it was asked when it is closed', async () => {
    const own = engine();
    const tasks = [own.scoreFile(file(), JOB), own.scoreTexts('a', 'b')].map((task) => task.catch(isCancelled));
    await settled();
    own.close();
    expect(await Promise.all(tasks)).toEqual([true, true]);
    expect(ports.map(({ isEnded }) => isEnded)).toEqual([true]);
  });
});
