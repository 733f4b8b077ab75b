/** Scores two bare texts: what visitors paste into the private check, and data that has no profiles. */
import { readResumeText } from '../resume/index.ts';
import { plainJob } from './plain-job.ts';
import { type PreparedJob, prepareJob } from './prepare-job.ts';
import { type PreparedResume, prepareResume } from './prepare-resume.ts';
import { scorePercent } from './score.ts';

/** A job whose whole text is its description; the first line is its title. */
export function jobOfText(text: string): PreparedJob {
  return prepareJob(plainJob(text.trim()));
}

/** December of the last year that a text names, 2025 at the least: a "today" without a clock, always the same. */
export function latestMonthIn(text: string): string {
  const years = [...text.matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year));
  return `${Math.max(2025, ...years.filter((year) => year < 2100))}-12`;
}

/** A resume that is a text and nothing else, read as any other is; see `latestMonthIn` for its "today". */
export function resumeOfText(written: string): PreparedResume {
  const { text, profile, sources, sections } = readResumeText(written);
  return prepareResume({ text, profile, sources, sections, source: 'resume' }, latestMonthIn(written));
}

/** 0..100, unrounded: how well the person of one text fits the job of the other. Reads both at each call. */
export function scoreTexts(resumeText: string, jobText: string): number {
  return scorePercent(jobOfText(jobText), resumeOfText(resumeText));
}
