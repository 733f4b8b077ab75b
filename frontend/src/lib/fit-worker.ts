/** The page's side of the private fit check: passes tasks to a worker, so that the page stays responsive. */

import type { PublicJob } from '../../../shared/domain/job.ts';
import type { Counterfactual, Score } from '../../../shared/domain/match.ts';
import type { Profile } from '../../../shared/domain/profile.ts';
import type { FILE_IS_SCANNED, ReadingFailure } from '../../../shared/domain/reading-failure.ts';
import { AppError } from '../../../shared/errors.ts';
import { trustOwnScripts } from './trusted-scripts.ts';

/** A file that takes longer is given up, as on the server. */
export const FIT_SECONDS_MAX = 10;

/** The engine's current stage; before the first one it is still loading. */
export type FitStage = 'reading' | 'matching';

export type FitTask =
  /** `today` is `YYYY-MM`, up to which current jobs count. */
  { kind: 'file'; file: File; job: PublicJob; today: string } | { kind: 'texts'; resumeText: string; jobText: string };

/** A result with the text that its evidence quotes. */
export interface TextFit {
  text: string;
  score: Score;
}
export interface FileFit extends TextFit {
  profile: Profile;
  /** What exchanging personal facts changes in the score. */
  counterfactual: Counterfactual[];
}

/** What the worker says of a task: where it is, then once how it ended. */
export type FitMessage =
  | { stage: FitStage }
  | { fit: TextFit | FileFit }
  | { failureCode: ReadingFailure | typeof FILE_IS_SCANNED | 'NETWORK'; unexpected?: string };

/** The part of a `Worker` that is used here, so that tests can stand in for it. */
export type FitPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

type OnStage = (stage: FitStage) => void;

/**
 * Reads and scores on the device, one task after another. Failures are `AppError`s: a code of `READING_FAILURES`,
 * `FILE_IS_SCANNED`, or `NETWORK` where the engine itself did not arrive; what was cancelled rejects with a `DOMException` named `AbortError`.
 */
export interface FitEngine {
  scoreFile(file: File, job: PublicJob, onStage?: OnStage): Promise<FileFit>;
  /** Both plain texts; the first line of `jobText` is the job's title. */
  scoreTexts(resumeText: string, jobText: string): Promise<TextFit>;
  /** Begins to fetch the engine before there is a task. */
  warmUp(): void;
  /** Cancels all tasks and ends the worker with everything it holds; the next task starts another. */
  close(): void;
}

function newWorker(): FitPort {
  trustOwnScripts();
  return new Worker(new URL('./fit.worker.ts', import.meta.url), { type: 'module' });
}

function failureOf({ failureCode, unexpected }: Extract<FitMessage, { failureCode: string }>): AppError {
  if (unexpected) console.error('An engine failed on a file', unexpected);
  return new AppError(failureCode === 'NETWORK' ? 'unavailable' : 'invalid', failureCode);
}

/** A worker and the one task that it is at. */
interface Session {
  run(task: FitTask, onStage: OnStage | undefined): Promise<TextFit | FileFit>;
  end(reason: unknown): void;
}

function startSession(port: FitPort, secondsMax: number, onEnd: () => void): Session {
  let current: { resolve(fit: TextFit): void; reject(reason: unknown): void; onStage?: OnStage } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (how: (task: NonNullable<typeof current>) => void) => {
    clearTimeout(timer);
    timer = undefined;
    if (current) how(current);
    current = undefined;
  };
  const end = (reason: unknown) => {
    port.terminate();
    onEnd();
    settle(({ reject }) => reject(reason));
  };
  port.onmessage = ({ data }: MessageEvent<FitMessage>) => {
    if ('fit' in data) settle(({ resolve }) => resolve(data.fit));
    else if ('failureCode' in data) {
      // A module that could not be fetched is remembered as missing by its worker.
      if (data.failureCode === 'NETWORK') end(failureOf(data));
      else settle(({ reject }) => reject(failureOf(data)));
    } else {
      // The clock starts once the engine is there: a slow connection is not the file's fault.
      timer ??= setTimeout(() => end(new AppError('invalid', 'READING_TIMED_OUT')), secondsMax * 1000);
      current?.onStage?.(data.stage);
    }
  };
  // A worker that dies before it began never arrived; later it is the file that it died of.
  port.onerror = () =>
    end(timer ? new AppError('invalid', 'FILE_TOO_COMPLEX') : new AppError('unavailable', 'NETWORK'));
  return {
    end,
    run: (task, onStage) =>
      new Promise((resolve, reject) => {
        current = { resolve, reject, onStage };
        port.postMessage(task);
      }),
  };
}

const cancelled = () => new DOMException('The fit check was cancelled', 'AbortError');

/** Whether a task ended because it was cancelled. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** An engine without a worker yet. Load this module only when someone asks for it. */
export function fitEngine(startWorker: () => FitPort = newWorker, secondsMax = FIT_SECONDS_MAX): FitEngine {
  let session: Session | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let cancellations = 0;

  const start = (): Session => {
    session ??= startSession(startWorker(), secondsMax, () => {
      session = undefined;
    });
    return session;
  };
  const inTurn = <T extends TextFit>(task: FitTask, onStage?: OnStage): Promise<T> => {
    const asked = cancellations;
    const turn = queue.then(() => {
      if (asked !== cancellations) throw cancelled();
      return start().run(task, onStage);
    });
    queue = turn.catch(() => undefined);
    return turn as Promise<T>;
  };
  return {
    scoreFile: (file, job, onStage) =>
      inTurn<FileFit>({ kind: 'file', file, job, today: new Date().toISOString().slice(0, 7) }, onStage),
    scoreTexts: (resumeText, jobText) => inTurn<TextFit>({ kind: 'texts', resumeText, jobText }),
    warmUp: () => void start(),
    close: () => {
      cancellations += 1;
      session?.end(cancelled());
    },
  };
}
