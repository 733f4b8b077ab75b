/**
 * Joins a degree and years that stand for each other: `a degree in chemistry or five years in a laboratory` asks for one of
 * them, and a person with either lacks nothing.
 */
import type { Verdict } from '../domain/match.ts';
import { fold } from '../taxonomy/index.ts';
import { educationIn } from './education-level.ts';
import type { Finding } from './finding.ts';
import type { JobLine } from './job-lines.ts';
import { say } from './sentences.ts';

const YEARS = /\b(?:\d{1,2}|[a-z]+)\+? ?(?:years?|yrs?|anos?)\b/g;
/** What joins them, at the end of what stands between: a row of subjects has its own "or" further ahead. */
const OR =
  /\b(?:or|o|u)(?: (?:else|bien|a|an|the|un|una|el|la|at least|with|con|al menos|minimo|minimum(?: of)?|mas de|over|more than))*\s*$/;

/** A longer line is no requirement, no matter who wrote it. */
const LINE_MAX_CHARS = 1000;

/** Whether a line asks for a degree or for years, whichever somebody has. */
function offersEither({ text, asked }: JobLine): boolean {
  if (asked === 'aside' || text.length > LINE_MAX_CHARS) return false;
  const folded = fold(text);
  const degrees = educationIn(text);
  return [...folded.matchAll(YEARS)].some(({ 0: years, index }) =>
    degrees.some(({ start, end }) =>
      OR.test(start < index ? folded.slice(end, index) : folded.slice(index + years.length, start)),
    ),
  );
}

/** Whether one of the lines does. */
export function asksEither(lines: readonly JobLine[]): boolean {
  return lines.some(offersEither);
}

const RANK: Record<Verdict, number> = { met: 3, claimed: 2, unclear: 1, missing: 0 };

/** The findings with one in the place of education and experience: the better answer of the two. */
export function asOneRoute(findings: readonly Finding[], isInItsWords: boolean): Finding[] {
  const education = findings.find(({ id }) => id === 'education');
  const experience = findings.find(({ id }) => id === 'experience');
  if (!education || !experience) return [...findings];
  const isDegree =
    RANK[education.verdict] - RANK[experience.verdict] || education.score - experience.score || Number.EPSILON;
  const { verdict, spans, note } = isDegree > 0 ? education : experience;
  const { knockout: _, ...own } = education;
  const one: Finding = {
    ...own,
    verdict,
    spans,
    note,
    score: Math.max(education.score, experience.score),
    // The ad's own words name both.
    label: () =>
      isInItsWords ? education.label() : say('either', { one: education.label(), other: experience.label() }),
  };
  return findings.flatMap((finding) => (finding === education ? [one] : finding === experience ? [] : [finding]));
}
