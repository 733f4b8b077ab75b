/** Scores two bare texts, for measuring the engine on data that has no profiles. */
import { EMPTY_PROFILE, type ProfileSources } from '../domain/profile.ts';
import { occupationByTitle } from '../taxonomy/index.ts';
import { type PreparedJob, prepareJob } from './prepare-job.ts';
import { type PreparedResume, prepareResume } from './prepare-resume.ts';
import { scorePercent } from './score.ts';

/** A job whose whole text is its description; the first line is its title. */
export function jobOfText(text: string): PreparedJob {
  const [title = '', ...rest] = text.trim().split('\n');
  return prepareJob({
    jobId: 'text',
    title: title.trim(),
    company: '',
    location: '',
    industry: '',
    category: '',
    jobType: 'full-time',
    experienceLevel: null,
    description: rest.join('\n'),
    requirements: [],
    tags: [],
    remotePolicy: 'on-site',
  });
}

/** The name on top of a text: a first line of two to five capitalized words that name no occupation. */
function nameLine(text: string): { start: number; end: number } | undefined {
  const found = /^\s*(\p{Lu}[\p{L}.'’-]*(?:[ ](?:(?:de|del|la|van|von|y) )*\p{Lu}[\p{L}.'’-]*){1,4})[ \t]*$/mu.exec(
    text,
  );
  if (!found?.[1] || text.slice(0, found.index).trim() !== '' || occupationByTitle(found[1])) return undefined;
  const start = found.index + found[0].indexOf(found[1]);
  return { start, end: start + found[1].length };
}

/** December of the last year that a text names, 2025 at the least: a "today" without a clock, always the same. */
export function latestMonthIn(text: string): string {
  const years = [...text.matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year));
  return `${Math.max(2025, ...years.filter((year) => year < 2100))}-12`;
}

/** A resume without a profile; see `latestMonthIn` for its "today". */
export function resumeOfText(text: string): PreparedResume {
  const name = nameLine(text);
  const sources: ProfileSources = name ? { name } : {};
  return prepareResume({ text, profile: EMPTY_PROFILE, sources, source: 'resume' }, latestMonthIn(text));
}

/** 0..100, unrounded: how well the person of one text fits the job of the other. Reads both anew at each call. */
export function scoreTexts(resumeText: string, jobText: string): number {
  return scorePercent(jobOfText(jobText), resumeOfText(resumeText));
}
