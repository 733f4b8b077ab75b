/** The worker thread that reads files; it has no stores and is killed at its time limit. */
import { isAppError } from '../../shared/errors.ts';
import {
  type ExtractedDocument,
  extractDocument,
  prepareExtraction,
  scannedDocument,
} from '../../shared/extraction/index.ts';
import { prepareReading, readCareer, readingWarnings, readResume } from '../../shared/resume/index.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { answerTasks } from '../runtime/worker-tasks.ts';
import type { ReadingAnswer, ReadingTask } from './file-reader.ts';

async function documentOf(task: ReadingTask): Promise<ExtractedDocument> {
  if ('pages' in task) return scannedDocument(task.kind, task.pages);
  return extractDocument(task.bytes, { declaredType: task.declaredType, fileName: task.fileName });
}

async function answer(task: ReadingTask): Promise<ReadingAnswer> {
  try {
    const document = await documentOf(task);
    const today = new Date().toISOString().slice(0, 7);
    const { leftOut, ...found } = readResume(document, { today });
    const reading = { ...found, text: document.text };
    const warnings = readingWarnings(document, leftOut);
    return { reading: { ...reading, career: readCareer(reading, today), warnings } };
  } catch (error) {
    if (isAppError(error)) return { failureCode: error.code };
    // The engines throw errors of their own on broken files; whatever they choke on cannot be read.
    return { failureCode: 'FILE_DAMAGED', unexpected: loggableError(error) };
  }
}

// An engine that cannot be loaded says so with the first PDF, and keeps no other kind of file from being read.
await prepareExtraction().catch(() => undefined);
prepareReading();
answerTasks(answer);
