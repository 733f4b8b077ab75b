/** Handles the tasks of the fit worker: the server's reading and matching, run in the browser. */
import { resumeContentTypeOf } from '../../../shared/domain/file.ts';
import type { PublicJob } from '../../../shared/domain/job.ts';
import { FILE_IS_SCANNED, isReadingFailure } from '../../../shared/domain/reading-failure.ts';
import { AppError, isAppError } from '../../../shared/errors.ts';
import { detectKind } from '../../../shared/extraction/file-type.ts';
import { extractDocument } from '../../../shared/extraction/index.ts';
import {
  counterfactualCheck,
  jobOfText,
  prepareJob,
  prepareResume,
  resumeOfText,
  scoreMatch,
} from '../../../shared/matching/index.ts';
import { readResume } from '../../../shared/resume/index.ts';
import type { FileFit, FitMessage, FitStage, FitTask, TextFit } from './fit-worker.ts';

type Say = (stage: FitStage) => void;

const EMPTY_PAGE = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>> endobj
trailer <</Root 1 0 R>>`;

let isPdfEngineThere = false;

/**
 * Fetches the PDF engine, which comes with the first PDF. That an empty page has no text is something only a loaded
 * engine reports; any other answer means that it did not load, which must not be blamed on the person's file.
 */
async function fetchPdfEngine(): Promise<void> {
  if (isPdfEngineThere) return;
  const answer = await extractDocument(new TextEncoder().encode(EMPTY_PAGE)).catch((error: unknown) => error);
  isPdfEngineThere = isAppError(answer) && answer.code === 'FILE_HAS_NO_TEXT';
  if (!isPdfEngineThere) throw new AppError('unavailable', 'NETWORK', {}, { cause: answer });
}

async function fitOfFile(file: File, job: PublicJob, today: string, say: Say): Promise<FileFit> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // As it would be declared with an application, so that both end alike.
  const declaredType = resumeContentTypeOf(file.name) ?? file.type;
  if (bytes.length > 0 && detectKind(bytes, declaredType) === 'pdf') await fetchPdfEngine();
  say('reading');
  const document = await extractDocument(bytes, { declaredType, fileName: file.name });
  const { profile, sources, sections } = readResume(document, { today });
  say('matching');
  const resume = prepareResume({ text: document.text, profile, sources, sections, source: 'resume' }, today);
  const ready = prepareJob(job);
  const counterfactual = counterfactualCheck(resume)(ready);
  return { text: document.text, profile, score: scoreMatch(ready, resume), counterfactual };
}

function fitOfTexts(resumeText: string, jobText: string, say: Say): TextFit {
  say('matching');
  const prepared = resumeOfText(resumeText);
  return { text: prepared.resume.text, score: scoreMatch(jobOfText(jobText), prepared) };
}

function failureMessage(error: unknown): FitMessage {
  if (isAppError(error) && error.code === 'NETWORK') return { failureCode: 'NETWORK' };
  if (isAppError(error) && isReadingFailure(error.code)) return { failureCode: error.code };
  // There is nothing here that could recognise letters on a picture.
  if (isAppError(error) && error.code === FILE_IS_SCANNED) return { failureCode: FILE_IS_SCANNED };
  // The engines throw errors of their own on broken files; whatever they choke on cannot be read.
  return { failureCode: 'FILE_DAMAGED', unexpected: error instanceof Error ? error.name : typeof error };
}

/** How a task ended; `say` receives each stage. Never rejects. */
export async function answerFit(task: FitTask, say: Say): Promise<FitMessage> {
  try {
    if (task.kind === 'texts') return { fit: fitOfTexts(task.resumeText, task.jobText, say) };
    return { fit: await fitOfFile(task.file, task.job, task.today, say) };
  } catch (error) {
    return failureMessage(error);
  }
}
