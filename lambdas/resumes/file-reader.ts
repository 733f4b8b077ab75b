/** Reads files in a worker thread that can be killed, since a hostile file may hang or eat memory. */
import { AppError } from '../../shared/errors.ts';
import type { ScannedPage } from '../../shared/extraction/index.ts';
import { killableWorker, workerUrl } from '../runtime/killable-worker.ts';
import { logger, secondsMetric } from '../runtime/log.ts';
import type { ReadScanDeps } from './read-scanned-resume.ts';
import type { FileReading, ReadResumeDeps } from './read-uploaded-resume.ts';

/** A file that takes longer is given up. */
export const READING_SECONDS_MAX = 10;
const MEMORY_MEGABYTES_MAX = 512;

/** A file, or what was recognised on the pictures of one. */
export type ReadingTask =
  | { bytes: Uint8Array; declaredType: string | undefined; fileName: string | undefined }
  | { pages: readonly ScannedPage[]; kind: 'pdf' | 'image' };

/** `unexpected` reports to the operators what an engine choked on: error name and place, nothing of the file. */
export type ReadingAnswer = { reading: FileReading } | { failureCode: string; unexpected?: Record<string, unknown> };

/** Which failure of the file a thread that did not answer stands for: a death under a file is the file's fault. */
const FAILURES = { 'timed-out': 'READING_TIMED_OUT', died: 'FILE_TOO_COMPLEX' } as const;

function taskReader(secondsMax: number): (task: ReadingTask) => Promise<FileReading> {
  const worker = killableWorker<ReadingTask, ReadingAnswer>({
    url: workerUrl('read-resume', import.meta.url),
    memoryMegabytesMax: MEMORY_MEGABYTES_MAX,
    name: 'reading',
  });
  return async (task) => {
    let startedAt = performance.now();
    const end = await worker.run(() => {
      startedAt = performance.now();
      return task;
    }, secondsMax);
    secondsMetric('ReadingSeconds', (performance.now() - startedAt) / 1000);
    if ('failure' in end) throw new AppError('invalid', FAILURES[end.failure]);
    const { answer } = end;
    if ('reading' in answer) return answer.reading;
    if (answer.unexpected) logger.error('An engine failed on a file', answer.unexpected);
    throw new AppError('invalid', answer.failureCode);
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
