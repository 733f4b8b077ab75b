/** Tells jobs from what only frames them: an employer's whole time above its posts, an agency above its placements, a time within another job. */
import type { Experience, Span } from '../domain/profile.ts';
import type { Period } from './dates.ts';
import type { Entry } from './entry.ts';
import { companyScore, nameEvidence, titleEvidence, titleScore } from './name-scores.ts';
import { addSource, flat, type Sourced } from './sourced.ts';

function within(inner: Period | null, outer: Period | null): boolean {
  if (!inner?.from || !outer?.from) return false;
  const end = (period: Period) => (period.to ? period.to.year : 9_999);
  return inner.from.year >= outer.from.year && end(inner) <= end(outer);
}

/** Jobs that give only a title belong to the company named above them. */
export function shareCompanies(entries: readonly Entry[], jobs: Sourced<Experience>[]): Sourced<Experience>[] {
  const kept: Sourced<Experience>[] = [];
  let group: { company: string; source: Span | undefined; period: Period | null; lines: number } | null = null;
  for (const [index, job] of jobs.entries()) {
    const next = entries[index + 1]?.period ?? null;
    const entry = entries[index];
    if (!entry) continue;
    const opens =
      job.value.title === '' &&
      job.value.bullets.length === 0 &&
      within(next, entry.period) &&
      jobs[index + 1]?.value.company === '';
    // An employer in the line of a title is that job's alone: `Teaching Assistant, Beck School` above `Full-time parent`.
    const lines = job.value.title === '' ? Number.POSITIVE_INFINITY : entry.header.length;
    if (job.value.company !== '')
      group = { company: job.value.company, source: job.sources.company, period: entry.period, lines };
    else if (group && job.value.title !== '' && entry.header.length < group.lines) {
      job.value.company = group.company;
      addSource(job.sources, 'company', group.source);
    }
    if (!opens) kept.push(job);
  }
  return kept;
}

/** `Clinical Nurse Lead, ICU`: a title with the department that was taken for an employer behind it. */
function withDepartment(text: string, { value, sources }: Sourced<Experience>): void {
  const [title, company] = [sources.title, sources.company];
  const isBehind = title && company && /^,\s*$/.test(text.slice(title.end, company.start));
  if (!isBehind) return;
  value.title = flat(text.slice(title.start, company.end));
  addSource(sources, 'title', { start: title.start, end: company.end });
}

/**
 * The jobs without those that only say how long somebody was with an employer in all: their time holds that of the next ones, which name
 * no employer of their own, and they have an employer and no title.
 */
export function withoutSpans(
  text: string,
  entries: readonly Entry[],
  jobs: Sourced<Experience>[],
): { entries: Entry[]; jobs: Sourced<Experience>[] } {
  const gone = new Set<Sourced<Experience>>();
  for (const [index, whole] of jobs.entries()) {
    const isEmployer = companyScore(whole.value.company) >= 2 && titleScore(whole.value.title) < 2;
    const outer = entries[index]?.period ?? null;
    if (gone.has(whole) || !isEmployer || !outer?.from || outer.single) continue;
    const inner: Sourced<Experience>[] = [];
    for (let at = index + 1; at < jobs.length; at += 1) {
      const job = jobs[at];
      const isPart = job && within(entries[at]?.period ?? null, outer) && companyScore(job.value.company) < 2;
      if (!isPart || titleScore(job.value.title) < 1) break;
      inner.push(job);
    }
    if (inner.length < 2) continue;
    gone.add(whole);
    for (const job of inner) {
      if (job.value.company !== '') withDepartment(text, job);
      job.value.company = whole.value.company;
      addSource(job.sources, 'company', whole.sources.company);
      if (job.value.location !== null || whole.value.location === null) continue;
      job.value.location = whole.value.location;
      addSource(job.sources, 'location', whole.sources.location);
    }
  }
  const isKept = (_: unknown, index: number) => !gone.has(jobs[index] as Sourced<Experience>);
  return { entries: entries.filter(isKept), jobs: jobs.filter(isKept) };
}

/** Names that are no job's: an employer with its town and its time above the only job there, an agency above those it arranged. */
export function withoutFrames(
  entries: readonly Entry[],
  jobs: readonly Sourced<Experience>[],
): ReadonlySet<Sourced<Experience>> {
  const frames = new Set<Sourced<Experience>>();
  for (const [index, job] of jobs.entries()) {
    const { title, bullets } = job.value;
    const outer = entries[index]?.period ?? null;
    const [next, second] = [jobs[index + 1], jobs[index + 2]];
    if (bullets.length > 0 || titleScore(title) >= 1 || outer?.single || !next) continue;
    if (!within(entries[index + 1]?.period ?? null, outer)) continue;
    const isTitled = (one: Sourced<Experience> | undefined) => one !== undefined && titleScore(one.value.title) >= 1;
    const isTown = title !== '' && titleEvidence(next.value.title) > titleEvidence(title);
    if (next.value.company === '' && isTown) {
      job.value.title = '';
      delete job.sources.title;
    }
    const isAgency = [next, second].every((one) => isTitled(one) && one?.value.company !== '');
    if (isAgency && within(entries[index + 2]?.period ?? null, outer)) frames.add(job);
  }
  return frames;
}

/** What a line without a title tells of a time within the job above it is part of that job: `Redeployed, March to July 2020`. */
export function withinOthers(
  entries: readonly Entry[],
  jobs: readonly Sourced<Experience>[],
): ReadonlySet<Sourced<Experience>> {
  const inner = new Set<Sourced<Experience>>();
  let outer: Period | null = null;
  for (const [index, job] of jobs.entries()) {
    const period = entries[index]?.period ?? null;
    const isWeak = nameEvidence(job.value.title) < 1 || job.value.title === '';
    const hasLine = (entries[index]?.header.length ?? 0) < 2 && job.value.bullets.length === 0;
    if (isWeak && hasLine && companyScore(job.value.company) < 2 && within(period, outer)) inner.add(job);
    else outer = period;
  }
  return inner;
}
