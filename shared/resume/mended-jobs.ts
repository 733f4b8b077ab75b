/**
 * Puts right how jobs were read. The reader was wrong, and not the file: lines that the file has stay where they stand, a
 * value that stands among the job's own lines is found there, and only what the file does not say is written again.
 */
import type { Language } from '../domain/field.ts';
import type { Experience, Profile, Span } from '../domain/profile.ts';
import { fold } from '../taxonomy/index.ts';
import { type Draft, flat, type Original, say } from './correction-draft.ts';
import { bulletLine, experienceLines, mendedJobLines } from './statement.ts';

const NAMED = ['title', 'company', 'location'] as const;
const DATES = ['startDate', 'endDate'] as const;

/** One job: as it was read, and as it should have been. */
interface Mending {
  draft: Draft;
  original: Original;
  was: Experience;
  is: Experience;
  /** Its keys in the original, and in what is made of it. */
  from: string;
  to: string;
  /** The lines that it was read from. */
  lines: Span | undefined;
}

const wordsOf = (text: string) =>
  new Set(
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2),
  );

function shareWord(one: string, other: string): boolean {
  const words = wordsOf(one);
  return [...wordsOf(other)].some((word) => words.has(word));
}

/** Of one job. */
const spansOf = ({ sources }: Draft, key: string): Span[] => (sources.get(key) ?? []).map(([, span]) => span);

/** From the beginning of the first line of a job to the end of its last one. */
function linesOf(draft: Draft, { text }: Original, key: string): Span | undefined {
  const spans = spansOf(draft, key);
  if (spans.length === 0) return undefined;
  const first = Math.min(...spans.map(({ start }) => start));
  const last = Math.max(...spans.map(({ end }) => end));
  const end = text.indexOf('\n', last);
  return { start: text.lastIndexOf('\n', first - 1) + 1, end: end < 0 ? text.length : end };
}

/** Where a value stands among the lines of its job. */
function foundIn({ original: { text }, lines }: Mending, value: string): Span | undefined {
  if (!lines || value === '') return undefined;
  const at = text.slice(lines.start, lines.end).indexOf(value);
  return at < 0 ? undefined : { start: lines.start + at, end: lines.start + at + value.length };
}

/** Keeps a field's place, finds another one, or answers that it has to be said. */
function place(mending: Mending, field: (typeof NAMED)[number] | (typeof DATES)[number]): boolean {
  const { draft, original, was, is, from, to } = mending;
  const known = original.sources[`${from}.${field}`];
  if (flat(was[field] ?? '') === flat(is[field] ?? '')) {
    if (known) draft.kept[`${to}.${field}`] = known;
    return true;
  }
  // Another spelling of the employer is still its name, and no evidence.
  const isName = field === 'company' || field === 'location';
  if (known && isName && shareWord(was[field] ?? '', `${is.company} ${is.location ?? ''}`))
    draft.superseded.push(known);
  const found = DATES.some((date) => date === field) ? undefined : foundIn(mending, is[field] ?? '');
  if (found) draft.kept[`${to}.${field}`] = found;
  return found !== undefined || !is[field];
}

/** Lines of the file stay where they are; those that are taken from the job prove nothing for it. */
function placeBullets(mending: Mending): number[] {
  const { draft, original, was, is, from, to } = mending;
  const free = new Map(was.bullets.map((bullet, index) => [index, flat(bullet)]));
  const said: number[] = [];
  for (const [index, bullet] of is.bullets.entries()) {
    const at = [...free].find(([, known]) => known === flat(bullet))?.[0];
    const span = at === undefined ? foundIn(mending, bullet) : original.sources[`${from}.bullets.${at}`];
    if (at !== undefined) free.delete(at);
    if (span) draft.kept[`${to}.bullets.${index}`] = span;
    else said.push(index);
  }
  for (const index of free.keys()) {
    const span = original.sources[`${from}.bullets.${index}`];
    if (span) draft.superseded.push(span);
  }
  return said;
}

function mend(mending: Mending, language: Language): void {
  const { draft, was, is, to } = mending;
  const missing = [...NAMED, ...DATES].filter((field) => !place(mending, field));
  const isOpened = is.current && !was.current;
  const said = Object.fromEntries(missing.map((field) => [field, is[field] ?? '']));
  const bullets = placeBullets(mending).map((index) => bulletLine(`${to}.bullets.${index}`, is.bullets[index] ?? ''));
  say(draft, 'experience', [...mendedJobLines(to, { ...said, isOpen: isOpened }, language), ...bullets]);
}

/** Compares the jobs with those that they are in the original; `jobs` names them, `null` one that was added. */
export function mendJobs(
  draft: Draft,
  original: Original,
  stated: Profile,
  jobs: readonly (number | null)[],
  language: Language,
): void {
  for (const index of original.profile.experience.keys()) {
    if (!jobs.includes(index)) draft.superseded.push(...spansOf(draft, `experience.${index}`));
  }
  for (const [index, is] of stated.experience.entries()) {
    const origin = jobs[index] ?? null;
    const was = origin === null ? undefined : original.profile.experience[origin];
    const [from, to] = [`experience.${origin}`, `experience.${index}`];
    if (was) mend({ draft, original, was, is, from, to, lines: linesOf(draft, original, from) }, language);
    else say(draft, 'experience', experienceLines(to, is, language));
  }
}
