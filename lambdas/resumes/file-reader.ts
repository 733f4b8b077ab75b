/** Reads files in a worker thread that can be killed, since a hostile file may hang or eat memory. */
import { Worker } from 'node:worker_threads';
import { AppError } from '../../shared/errors.ts';
import type { ScannedPage } from '../../shared/extraction/index.ts';
import { logger, secondsMetric } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import type { ReadScanDeps } from './read-scanned-resume.ts';
import type { FileReading, ReadResumeDeps } from './read-uploaded-resume.ts';

/** A file that takes longer is given up. */
export const READING_SECONDS_MAX = 10;
const MEMORY_MEGABYTES_MAX = 512;

/** A file, or what was recognised on the pictures of one. */
export type ReadingTask =
  | { bytes: Uint8Array; declaredType: string | undefined; fileName: string | undefined }
  | { pages: readonly ScannedPage[]; kind: 'pdf' | 'image' };

/** `unexpected` tells the operators what an engine choked on: error name and place, nothing of the file. */
export type ReadingAnswer = { reading: FileReading } | { failureCode: string; unexpected?: Record<string, unknown> };

/** Beside the source file when run by Node as it is, beside the bundle when deployed. */
function workerUrl(): URL {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'mjs';
  return new URL(`./read-resume.worker.${ending}`, import.meta.url);
}

type Settle = (result: ReadingAnswer) => void;

interface ReadingWorker {
  /** Reads one file at a time; never rejects. */
  read(task: ReadingTask, secondsMax: number): Promise<ReadingAnswer>;
  /** Whether it can read another file. */
  isAlive(): boolean;
}

/** A worker thread that is killed when a file takes too long, and counts a death under a file as the file's fault. */
function startWorker(): ReadingWorker {
  const worker = new Worker(workerUrl(), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES_MAX } });
  // A warm worker must not keep the process alive.
  worker.unref();
  let isAlive = true;
  let settle: Settle | undefined;
  const finish = (answer: ReadingAnswer) => {
    settle?.(answer);
    settle = undefined;
  };
  const end = (failureCode: string) => {
    isAlive = false;
    finish({ failureCode });
  };
  worker.on('message', finish);
  worker.on('error', (error) => {
    logger.warn('The reading worker died', loggableError(error));
    end('FILE_TOO_COMPLEX');
  });
  worker.on('exit', () => end('FILE_TOO_COMPLEX'));
  return {
    isAlive: () => isAlive,
    read: async (task, secondsMax) => {
      const answered = new Promise<ReadingAnswer>((resolve) => {
        settle = resolve;
      });
      const timer = setTimeout(() => {
        end('READING_TIMED_OUT');
        void worker.terminate();
      }, secondsMax * 1000);
      worker.postMessage(task);
      return answered.finally(() => clearTimeout(timer));
    },
  };
}

/** Keeps one worker warm and replaces it when it had to be killed or died. Tasks are done one at a time. */
function taskReader(secondsMax: number): (task: ReadingTask) => Promise<FileReading> {
  let worker: ReadingWorker | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const readOne = async (task: ReadingTask): Promise<FileReading> => {
    if (!worker?.isAlive()) worker = startWorker();
    const startedAt = performance.now();
    const answer = await worker.read(task, secondsMax);
    secondsMetric('ReadingSeconds', (performance.now() - startedAt) / 1000);
    if ('reading' in answer) return answer.reading;
    if (answer.unexpected) logger.error('An engine failed on a file', answer.unexpected);
    throw new AppError('invalid', answer.failureCode);
  };

  return (task) => {
    const turn = queue.then(() => readOne(task));
    queue = turn.catch(() => undefined);
    return turn;
  };
}

/**
 * A reader of files. Failures are `AppError`s: the file's own, `READING_TIMED_OUT`, or `FILE_TOO_COMPLEX` when the worker
 * ran out of memory.
 */
export function fileReader(secondsMax = READING_SECONDS_MAX): ReadResumeDeps['readFile'] {
  const read = taskReader(secondsMax);
  return (bytes, declaredType, fileName) => read({ bytes, declaredType, fileName });
}

/** The same of pages that were recognised. */
export function pagesReader(secondsMax = READING_SECONDS_MAX): ReadScanDeps['readPages'] {
  const read = taskReader(secondsMax);
  return (kind, pages) => read({ kind, pages });
}
