/** Milliseconds of reading a PDF, of scoring one prepared pair and of ranking 10,000 talents, one after another. */
import { extractDocument } from '../../shared/extraction/index.ts';
import { jobOfText, type PreparedResume, prepareResume, scorePercent } from '../../shared/matching/index.ts';
import { readResume } from '../../shared/resume/index.ts';
import { resumePdf, resumeTxt } from '../support/resume-files.ts';
import { ORDERING, pairs } from './contrast-pairs.ts';
import { person } from './people.ts';

const TODAY = '2026-12';
const PDFS = 60;
const TALENTS = 10_000;
/** Different resumes among the talents: more would only measure how fast resumes are prepared. */
const DIFFERENT = 500;
const ROUNDS = 5;
const PAIRS_AT_ONCE = 100;
const PAIR_ROUNDS = 200;

export interface SpeedSample {
  files: number;
  read: number[];
  pairs: number[];
  ranked: number[];
}

function timed(run: () => void): number {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
}

async function prepared(bytes: Uint8Array): Promise<PreparedResume> {
  const document = await extractDocument(bytes);
  const { profile, sources, sections } = readResume(document);
  return prepareResume({ text: document.text, profile, sources, sections, source: 'resume' }, TODAY);
}

async function readingTimes(): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < PDFS + 5; index += 1) {
    const bytes = await resumePdf(person(index), index % 2 === 0 ? 'single' : 'two-columns');
    const startedAt = performance.now();
    readResume(await extractDocument(bytes));
    // The first few also load the engine.
    if (index >= 5) times.push(performance.now() - startedAt);
  }
  return times;
}

/** Draws of everything, in milliseconds. */
export async function speedSample(): Promise<SpeedSample> {
  const jobs = pairs(ORDERING, 1, 1).map(({ job }) => jobOfText(job));
  const people: PreparedResume[] = [];
  for (let index = 0; index < DIFFERENT; index += 1) people.push(await prepared(resumeTxt(person(index))));
  const talents = Array.from({ length: TALENTS }, (_, index) => people[index % DIFFERENT] as PreparedResume);
  const [job] = jobs;
  if (!job) throw new Error('No job was drawn');
  const rank = () => talents.map((talent) => scorePercent(job, talent));
  rank();
  const pairTimes = Array.from({ length: PAIR_ROUNDS }, (_, round) => {
    const target = jobs[round % jobs.length] ?? job;
    const some = talents.slice(round, round + PAIRS_AT_ONCE);
    return timed(() => some.map((talent) => scorePercent(target, talent))) / PAIRS_AT_ONCE;
  });
  const ranked = Array.from({ length: ROUNDS }, () => timed(rank));
  return { files: PDFS, read: await readingTimes(), pairs: pairTimes, ranked };
}
