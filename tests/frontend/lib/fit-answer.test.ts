/**
 * What the fit worker answers: the server's own reading and matching, and failures that blame the file only where it is at fault.
 * @vitest-environment node
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerFit } from '../../../frontend/src/lib/fit-answer.ts';
import type { FileFit, FitMessage, FitStage, TextFit } from '../../../frontend/src/lib/fit-worker.ts';
import type { FILE_IS_SCANNED, ReadingFailure } from '../../../shared/domain/reading-failure.ts';
import { extractDocument } from '../../../shared/extraction/index.ts';
import {
  counterfactualCheck,
  prepareJob,
  prepareResume,
  scoreMatch,
  scoreTexts,
} from '../../../shared/matching/index.ts';
import { readResume } from '../../../shared/resume/index.ts';
import {
  brokenPdf,
  emptyFile,
  encryptedPdf,
  imageOnlyPdf,
  pngFile,
  resumeDocx,
  resumePdf,
  resumeTxt,
} from '../../support/resume-files.ts';
import { JOB } from '../seeds.ts';

const TODAY = '2026-11';
const fileOf = (bytes: Uint8Array, name: string, type = '') =>
  new File([bytes as Uint8Array<ArrayBuffer>], name, { type });

async function answer(file: File) {
  const stages: FitStage[] = [];
  const message = await answerFit({ kind: 'file', file, job: JOB, today: TODAY }, (stage) => stages.push(stage));
  return { stages, message };
}

function fitIn(message: FitMessage): FileFit {
  if (!('fit' in message)) throw new Error(JSON.stringify(message));
  return message.fit as FileFit;
}

afterEach(() => {
  vi.doUnmock('unpdf');
  vi.resetModules();
});

describe('a resume file', () => {
  it.each([
    ['cv.pdf', resumePdf],
    ['cv.docx', resumeDocx],
    ['cv.txt', resumeTxt],
  ])('gets the result that the server would store (%s)', async (name, make) => {
    const bytes = await make();
    const { stages, message } = await answer(fileOf(bytes, name));
    expect(stages).toEqual(['reading', 'matching']);
    const document = await extractDocument(bytes);
    const reading = readResume(document, { today: TODAY });
    const resume = prepareResume({ ...reading, text: document.text, source: 'resume' }, TODAY);
    const job = prepareJob(JOB);
    const score = scoreMatch(job, resume);
    const counterfactual = counterfactualCheck(resume)(job);
    expect(counterfactual.map(({ change }) => change)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(message).toEqual({ fit: { text: document.text, profile: reading.profile, score, counterfactual } });
  });

  it('is quoted word by word', async () => {
    const { text, score } = fitIn((await answer(fileOf(await resumePdf(), 'cv.pdf'))).message);
    const quotes = score.criteria.flatMap(({ evidence }) => evidence);
    expect(quotes.length).toBeGreaterThan(0);
    for (const { quote, start, end } of quotes) expect(text.slice(start, end)).toBe(quote);
  });

  it.each<[ReadingFailure | typeof FILE_IS_SCANNED, string, () => Uint8Array | Promise<Uint8Array>]>([
    ['FILE_DAMAGED', 'cv.pdf', brokenPdf],
    ['FILE_ENCRYPTED', 'cv.pdf', encryptedPdf],
    ['FILE_IS_SCANNED', 'cv.pdf', imageOnlyPdf],
    ['FILE_IS_SCANNED', 'cv.png', pngFile],
    ['FILE_EMPTY', 'cv.pdf', emptyFile],
    ['FILE_TYPE_MISMATCH', 'cv.pdf', resumeDocx],
  ])('that cannot be read fails with %s', async (failureCode, name, make) => {
    expect((await answer(fileOf(await make(), name))).message).toEqual({ failureCode });
  });
});

it('does not blame the file for a PDF engine that did not arrive', async () => {
  vi.resetModules();
  vi.doMock('unpdf', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const fresh = await import('../../../frontend/src/lib/fit-answer.ts');
  const file = fileOf(await resumePdf(), 'cv.pdf');
  const message = await fresh.answerFit({ kind: 'file', file, job: JOB, today: TODAY }, () => {});
  expect(message).toEqual({ failureCode: 'NETWORK' });
});

it('scores two plain texts as the engine does', async () => {
  const jobText = 'Analista de datos\n\nRequisitos:\n- SQL\n- Power BI';
  const resumeText = new TextDecoder().decode(resumeTxt());
  const message = await answerFit({ kind: 'texts', resumeText, jobText }, () => {});
  const { text, score } = (message as { fit: TextFit }).fit;
  expect(text).toBe(resumeText);
  expect(score.percent).toBe(Math.round(scoreTexts(resumeText, jobText)));
  expect(score.criteria.some(({ verdict }) => verdict === 'met')).toBe(true);
});
