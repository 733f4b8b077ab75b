/** Reads the jobs of an experience section. */
import { ENTRIES_MAX, type Experience, type ProfileSources, type Span } from '../domain/profile.ts';
import { monthText, type Period, rangeIn } from './dates.ts';
import { type Entry, entriesOf } from './entry.ts';
import { bestReading } from './entry-readings.ts';
import { withoutPersonFields } from './field-labels.ts';
import { type HeaderParts, partsOfHeaders } from './header-parts.ts';
import { facesOf, type Piece, pieceOf, type ResumeLine } from './line.ts';
import { companyEvidence, companyScore, nameEvidence, titleEvidence, titleScore } from './name-scores.ts';
import { withSentencesApart } from './named-sentences.ts';
import { isPause, withoutPauses } from './pauses.ts';
import { withRecords } from './records.ts';
import { companyWithRemark } from './remarks.ts';
import { withoutColumnHeads } from './table-rows.ts';
import { withJobsInColumns } from './turned-tables.ts';
import { withoutKinds } from './work-kinds.ts';

/** An entry of the profile with the slices of its fields, keys relative to the entry (`title`, `bullets.0`). */
export interface Sourced<T> {
  value: T;
  sources: ProfileSources;
}

/** The entries of a list as far as they are read, and where the first begins that is left out. */
export interface Capped<T> {
  found: T[];
  leftOut: Span | null;
}

/** At most `max` of what was found; `place` tells where one stands. */
export function capped<T>(all: readonly T[], max: number, place: (one: T) => Span | undefined): Capped<T> {
  const next = all[max];
  return { found: all.slice(0, max), leftOut: next === undefined ? null : (place(next) ?? { start: 0, end: 0 }) };
}

/** Entries of which no name can be read are dropped; of so many times what counts, nobody looks at more. */
const LOOKED_AT = 2;

/** The entries of a section that are looked at. */
export function lookedAt(entries: readonly Entry[], max: number): Capped<Entry> {
  return capped(entries, LOOKED_AT * max, ({ header, body }) => header[0]?.[0] ?? body[0]);
}

/** Whether the first word of the next line would have run over the right edge. */
function isFull(line: ResumeLine, next: ResumeLine, edge: number): boolean {
  const letter = line.width / Math.max(1, line.text.length);
  const word = next.text.split(/\s/)[0]?.length ?? 0;
  return line.x + line.width + (word + 1) * letter > edge - 2 * letter;
}

/** In points from the left of the page. */
function rightEdge(lines: readonly ResumeLine[]): number {
  return lines.reduce((most, { x, width }) => Math.max(most, x + width), 0);
}

/**
 * Joins the lines of a bullet or paragraph; a new one begins at a bullet, a gap or after a full stop's line. A line is full
 * if the next word would not have had a place before `edge`.
 */
export function paragraphsOf(text: string, lines: readonly ResumeLine[], edge = rightEdge(lines)): Piece[] {
  const spans: Span[] = [];
  let before: ResumeLine | undefined;
  for (const line of lines) {
    const start = line.cells[0]?.start ?? line.start;
    const last = spans.at(-1);
    const same = before && last && !line.bullet && !line.gap && line.column === before.column && start > last.end;
    const full = before !== undefined && isFull(before, line, edge);
    const wrapped =
      same &&
      (/^[\p{Ll}(\d&$%]/u.test(line.text) || (full && !/[.;:]$/.test(before?.text ?? ''))) &&
      (before?.text.length ?? 0) > 40;
    if (wrapped && last) last.end = line.end;
    else spans.push({ start, end: line.end });
    before = line;
  }
  return spans.map(({ start, end }) => pieceOf(text, start, end)).filter((piece) => piece.text !== '');
}

/** A text of several lines on one line. */
export function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Start and end of a period, with their slices relative to the document; `offset` is where the line begins. */
export function periodFields(period: Period | null): Pick<Experience, 'startDate' | 'endDate' | 'current'> {
  return {
    startDate: monthText(period?.from ?? null, 'start'),
    endDate: monthText(period?.to ?? null, 'end'),
    current: period?.current ?? false,
  };
}

export function addSource(sources: ProfileSources, key: string, piece: Span | null | undefined): void {
  if (piece && piece.end > piece.start) sources[key] = { start: piece.start, end: piece.end };
}

/** A job with a single date began and ended in it. */
function wholePeriod(period: Period | null): Period | null {
  return period?.single ? { ...period, from: period.to } : period;
}

/** Lines of the header below the names that turned out to be neither: they tell of the work. */
function unusedLines(text: string, entry: Entry, parts: HeaderParts): Piece[] {
  const used = [parts.title, parts.company, parts.place].flatMap((piece) => piece ?? []);
  const end = Math.max(...used.map((piece) => piece.end), 0);
  return entry.header.flatMap((line) => {
    const first = line[0];
    const last = line.at(-1);
    return first && last && used.length > 1 && first.start >= end ? pieceOf(text, first.start, last.end) : [];
  });
}

/** `edge` is the right edge of the section. */
function jobOf(text: string, entry: Entry, parts: HeaderParts, edge: number): Sourced<Experience> {
  const sources: ProfileSources = {};
  const told = paragraphsOf(text, entry.body, edge);
  const bullets = [...(entry.tails ?? []), ...unusedLines(text, entry, parts), ...told];
  addSource(sources, 'title', parts.title);
  addSource(sources, 'company', parts.company);
  addSource(sources, 'location', parts.place);
  addSource(sources, 'startDate', wholePeriod(entry.period)?.from?.span);
  addSource(sources, 'endDate', entry.period?.to?.span);
  for (const [index, bullet] of bullets.entries()) addSource(sources, `bullets.${index}`, bullet);
  const value = {
    title: flat(parts.title?.text ?? ''),
    company: flat(parts.company?.text ?? ''),
    location: parts.place ? flat(parts.place.text) : null,
    ...periodFields(wholePeriod(entry.period)),
    bullets: bullets.map((bullet) => flat(bullet.text)),
  };
  return { value, sources };
}

function within(inner: Period | null, outer: Period | null): boolean {
  if (!inner?.from || !outer?.from) return false;
  const end = (period: Period) => (period.to ? period.to.year : 9_999);
  return inner.from.year >= outer.from.year && end(inner) <= end(outer);
}

/** Jobs that give only a title belong to the company named above them. */
function shareCompanies(entries: readonly Entry[], jobs: Sourced<Experience>[]): Sourced<Experience>[] {
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
function withoutSpans(
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
function withoutFrames(
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
function withinOthers(
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

/** `S. Coop. And.` is a form of enterprise. */
const SENTENCE_END = /(?<=[\p{L})]\.)\s+(?!(?:Coop|And|Mad|Ltda)\.)(?=\p{Lu}\p{Ll})/u;

/** A header that runs on into sentences (`Asesor fiscal en Gestoría Triana S.L. Funciones: ...`) ends with the first of them. */
function withoutTail(text: string, entry: Entry): Entry {
  const tails: Piece[] = [...(entry.tails ?? [])];
  const isNamedElsewhere = entry.header.flat().length > 1;
  const header = entry.header.map((line) =>
    line.map((cell) => {
      const cut = SENTENCE_END.exec(cell.text);
      const isTitle =
        cut &&
        isNamedElsewhere &&
        titleScore(cell.text.slice(0, cut.index - 1)) >= 2 &&
        companyEvidence(cell.text.slice(cut.index)) < 1;
      if (!cut || !(isTitle || (cell.text.length > 60 && cut.index >= 12))) return cell;
      tails.push(pieceOf(text, cell.start + cut.index + cut[0].length, cell.end));
      return { text: cell.text.slice(0, cut.index), start: cell.start, end: cell.start + cut.index };
    }),
  );
  return { ...entry, header, tails };
}

/** `Employer | Title, department   Sep 2021 - present` is a header, however long. */
function isLongHeader(text: string): boolean {
  const period = rangeIn(text);
  return period !== undefined && period.end > text.length - 4 && /\s[|·•/]\s|\t/.test(text);
}

const NO_PARTS: HeaderParts = { title: null, company: null, place: null };

const areApart = (one: Piece, others: readonly (Piece | null)[]) =>
  others.every((other) => !other || one.end <= other.start || other.end <= one.start);

/** The names of a header, the employer with what is remarked behind it as far as that is none of the others. */
function withRemark(text: string, parts: HeaderParts): HeaderParts {
  const whole = parts.company && companyWithRemark(text, parts.company);
  return whole && areApart(whole, [parts.title, parts.place]) ? { ...parts, company: whole } : parts;
}

/** What values tell of jobs. */
export const JOB_WORDS = { what: titleEvidence, where: companyEvidence };

/** The jobs of one section's lines, in their order. */
export function readExperience(text: string, given: readonly ResumeLine[]): Capped<Sourced<Experience>> {
  const rows = withoutColumnHeads(withJobsInColumns(given));
  const records = withRecords(rows, JOB_WORDS);
  const lines = withoutKinds(withoutPauses(withoutPersonFields(records)));
  const { found, leftOut } = lookedAt(
    entriesOf(lines, false, { heads: isLongHeader, nameEvidence, choose: (reading) => bestReading(text, reading) }),
    ENTRIES_MAX.experience,
  );
  const apart = withSentencesApart(text, found, { what: titleEvidence, where: companyEvidence });
  const all = apart.map((entry) => withoutTail(text, entry));
  const parts = partsOfHeaders(text, all, facesOf(lines)).map((own) => withRemark(text, own));
  const edge = rightEdge(lines);
  const read = all.map((entry, index) => jobOf(text, entry, parts[index] ?? NO_PARTS, edge));
  const { entries, jobs } = withoutSpans(text, all, read);
  const frames = withoutFrames(entries, jobs);
  const inner = withinOthers(entries, jobs);
  const pauses = new Set(jobs.filter(({ value }) => isPause(value)));
  const named = shareCompanies(entries, jobs).filter(
    (job) =>
      (job.value.title !== '' || job.value.company !== '') && !inner.has(job) && !pauses.has(job) && !frames.has(job),
  );
  return { found: named, leftOut };
}
