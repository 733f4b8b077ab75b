/** Reads the jobs of an experience section. */
import { ENTRIES_MAX, type Experience, type ProfileSources } from '../domain/profile.ts';
import { type Period, rangeIn } from './dates.ts';
import { type Entry, entriesOf } from './entry.ts';
import { bestReading } from './entry-readings.ts';
import { withoutPersonFields } from './field-labels.ts';
import { shareCompanies, withinOthers, withoutFrames, withoutSpans } from './framed-jobs.ts';
import { partsOfHeaders } from './header-parts.ts';
import { facesOf, type Piece, pieceOf, type ResumeLine } from './line.ts';
import { companyEvidence, nameEvidence, titleEvidence, titleScore } from './name-scores.ts';
import { withSentencesApart } from './named-sentences.ts';
import type { HeaderParts } from './own-town.ts';
import { paragraphsOf, rightEdge } from './paragraphs.ts';
import { isPause, withoutPauses } from './pauses.ts';
import { withRecords } from './records.ts';
import { companyWithRemark } from './remarks.ts';
import { addSource, type Capped, flat, lookedAt, periodFields, type Sourced } from './sourced.ts';
import { withoutColumnHeads } from './table-rows.ts';
import { withJobsInColumns } from './turned-tables.ts';
import { withoutKinds } from './work-kinds.ts';

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
