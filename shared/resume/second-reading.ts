/**
 * What a second reader may be asked about a reading, and what of its answer counts: names of jobs and studies that the reader is not sure
 * of, by the lines of their entries alone, and only words that stand there.
 */
import type { Profile, ProfileSources, Span } from '../domain/profile.ts';
import type { ResumeReading } from './resume-reading.ts';

/** Keys that are asked about, as in `ProfileSources`: neither the person nor how to reach them. */
const ASKED = /^(?<list>experience|education)\.(?<index>\d+)\.(?<field>title|company|degree|institution)$/;
/** One call asks about so many entries at most, and shows so much of each. */
const ENTRIES_ASKED_MAX = 8;
const LINES_CHARS_MAX = 300;
/** Names are no longer. */
const VALUE_CHARS_MAX = 120;

/** An entry with doubtful names, and the lines of the text on which it stands. */
export interface Doubt extends Span {
  /** `experience.0` */
  entry: string;
  fields: string[];
  lines: string;
}

type Doubted = Pick<ResumeReading, 'profile' | 'sources'> & { text: string; unsure?: readonly string[] };

/** The whole lines around everything that was read of an entry, but for what tells of the work. */
function linesOf(text: string, sources: ProfileSources, entry: string): Span | undefined {
  const own = Object.entries(sources).filter(([key]) => key.startsWith(`${entry}.`) && !key.includes('.bullets.'));
  if (own.length === 0) return undefined;
  const first = Math.min(...own.map(([, { start }]) => start));
  const last = Math.max(...own.map(([, { end }]) => end));
  const start = text.lastIndexOf('\n', first - 1) + 1;
  const end = text.indexOf('\n', last);
  const whole = end < 0 ? text.length : end;
  return whole - start > LINES_CHARS_MAX ? undefined : { start, end: whole };
}

/** The entries that a second reader is asked about, in their order. */
export function doubtsOf({ text, sources, unsure = [] }: Doubted): Doubt[] {
  const fields = new Map<string, string[]>();
  for (const key of unsure) {
    const { list, index, field } = ASKED.exec(key)?.groups ?? {};
    if (!field) continue;
    const entry = `${list}.${index}`;
    fields.set(entry, [...(fields.get(entry) ?? []), field]);
  }
  const doubts = [...fields].flatMap(([entry, own]): Doubt[] => {
    const span = linesOf(text, sources, entry);
    return span ? [{ entry, fields: own, ...span, lines: text.slice(span.start, span.end) }] : [];
  });
  return doubts.slice(0, ENTRIES_ASKED_MAX);
}

/** Where a value stands in the lines of its entry, letter by letter, and nothing that was read for another of its fields. */
function standsAt(doubt: Doubt, value: string, taken: readonly Span[]): Span | undefined {
  const at = value.length > VALUE_CHARS_MAX || value.includes('\n') ? -1 : doubt.lines.indexOf(value);
  if (at < 0) return undefined;
  const span = { start: doubt.start + at, end: doubt.start + at + value.length };
  const isWord =
    !/[\p{L}\p{N}]$/u.test(doubt.lines.slice(0, at)) && !/^[\p{L}\p{N}]/u.test(doubt.lines.slice(at + value.length));
  return isWord && taken.every(({ start, end }) => span.end <= start || end <= span.start) ? span : undefined;
}

/** Whether anything but the doubted fields of an entry was read where a value stands. */
function takenIn(reading: Doubted, { entry, fields }: Doubt): Span[] {
  return Object.entries(reading.sources).flatMap(([key, span]) =>
    key.startsWith(`${entry}.`) && !fields.includes(key.slice(entry.length + 1)) ? [span] : [],
  );
}

/** What a second reader answers: by entry and field, as the words stand in the text. */
export type SecondAnswers = Readonly<Record<string, Readonly<Record<string, string | null | undefined>> | undefined>>;

/** The names that an answer gives one entry, each with its place; two at one place are none. */
function namesIn(
  reading: Doubted,
  doubt: Doubt,
  answers: SecondAnswers,
): { field: string; value: string; span: Span }[] {
  const taken = takenIn(reading, doubt);
  const found = doubt.fields.flatMap((field) => {
    const value = answers[doubt.entry]?.[field]?.trim() ?? '';
    const span = /\p{L}/u.test(value) ? standsAt(doubt, value, taken) : undefined;
    return span ? [{ field, value, span }] : [];
  });
  const isAlone = ({ span }: { span: Span }) =>
    found.filter((other) => other.span.start < span.end && span.start < other.span.end).length === 1;
  return found.filter(isAlone);
}

function withNames(profile: Profile, entry: string, names: readonly { field: string; value: string }[]): Profile {
  const [list, index] = entry.split('.') as ['experience' | 'education', string];
  const changed = Object.fromEntries(names.map(({ field, value }) => [field, value]));
  const entries = profile[list].map((own, at) => (at === Number(index) ? { ...own, ...changed } : own));
  return { ...profile, [list]: entries };
}

/**
 * A reading with what a second reader answered about its doubts. What does not stand in the lines of its entry is left out, so that
 * nothing is invented; fields that were doubtful stay so, since somebody still has to look.
 */
export function withSecondReading<T extends Doubted>(reading: T, answers: SecondAnswers): T {
  let { profile, sources } = reading;
  for (const doubt of doubtsOf(reading)) {
    const names = namesIn(reading, doubt, answers);
    profile = withNames(profile, doubt.entry, names);
    sources = { ...sources, ...Object.fromEntries(names.map(({ field, span }) => [`${doubt.entry}.${field}`, span])) };
  }
  return { ...reading, profile, sources };
}
