/** Reads files in a worker thread that can be killed, since a hostile file may hang or eat memory. */
import { Worker } from 'node:worker_threads';
import { AppError } from '../../shared/errors.ts';
import { logger, secondsMetric } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import type { FileReading, ReadResumeDeps } from './read-uploaded-resume.ts';

/** A file that takes longer is given up. */
export const READING_SECONDS_MAX = 10;
const MEMORY_MEGABYTES_MAX = 512;

export interface ReadingTask {
  bytes: Uint8Array;
  declaredType: string | undefined;
  fileName: string | undefined;
}

/** `unexpected` tells the operators what an engine choked on: error name and place, nothing of the file. */
export type ReadingAnswer = { reading: FileReading } | { failureCode: string; unexpected?: Record<string, unknown> };

/** Beside the source file when run by Node as it is, beside the bundle when deployed. */
function workerUrl(): URL {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'mjs';
  return new URL(`./read-resume.worker.${ending}`, import.meta.url);
}

/**
 * A reader that keeps one worker warm and replaces it when it had to be killed or died. Files are read one at a time.
 * Failures are `AppError`s: the file's own, `READING_TIMED_OUT`, or `FILE_TOO_COMPLEX` when the worker ran out of memory.
 */
export function fileReader(secondsMax = READING_SECONDS_MAX): ReadResumeDeps['readFile'] {
  let worker: Worker | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const start = (): Worker => {
    const started = new Worker(workerUrl(), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES_MAX } });
    // A warm worker must not keep the process alive.
    started.unref();
    return started;
  };

  const readOne = (task: ReadingTask): Promise<FileReading> =>
    new Promise((resolve, reject) => {
      worker ??= start();
      const current = worker;
      const end = (settle: () => void, discard: boolean) => {
        clearTimeout(timer);
        current.removeAllListeners();
        // A killed worker may still report its own end; nobody is waiting for that.
        current.on('error', () => undefined);
        if (discard) {
          worker = undefined;
          void current.terminate();
        }
        settle();
      };
      const giveUp = (code: string) => end(() => reject(new AppError('invalid', code)), true);
      const timer = setTimeout(() => giveUp('READING_TIMED_OUT'), secondsMax * 1000);
      current.on('message', (answer: ReadingAnswer) => {
        if ('reading' in answer) return end(() => resolve(answer.reading), false);
        if (answer.unexpected) logger.error('An engine failed on a file', answer.unexpected);
        end(() => reject(new AppError('invalid', answer.failureCode)), false);
      });
      current.on('error', (error) => {
        logger.warn('The reading worker died', loggableError(error));
        giveUp('FILE_TOO_COMPLEX');
      });
      current.on('exit', () => giveUp('FILE_TOO_COMPLEX'));
      current.postMessage(task);
    });

  return (bytes, declaredType, fileName) => {
    const turn = queue.then(async () => {
      const startedAt = performance.now();
      try {
        return await readOne({ bytes, declaredType, fileName });
      } finally {
        secondsMetric('ReadingSeconds', (performance.now() - startedAt) / 1000);
      }
    });
    queue = turn.catch(() => undefined);
    return turn;
  };
}
