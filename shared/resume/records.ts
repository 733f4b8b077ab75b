/**
 * Reads entries that are all built alike from named fields, whatever these are called: the rows of a table, and labels with their values
 * that come again with each entry. What a field holds is told by its values in all entries at once, its name only adds to it.
 */
import { columnRole } from '../extraction/index.ts';
import { fold } from '../taxonomy/index.ts';
import { findPeriods, hasRange } from './dates.ts';
import type { CellRole, Piece, ResumeLine } from './line.ts';

/** What the words of a kind of entry tell of a value. */
export interface ValueWords {
  /** How much it reads as what somebody did or studied, and as where. */
  what(text: string): number;
  where(text: string): number;
}

/** The value of a field, and the line it stands on. */
interface Value extends Piece {
  line: ResumeLine;
}

/** Entries of the same fields; the lines from `from` up to `to` hold them. */
interface Records {
  from: number;
  to: number;
  /** What each field is called, if it has a name. */
  names: readonly (string | undefined)[];
  rows: readonly (readonly (Value | undefined)[])[];
  /** Lines among those of an entry that are no field. */
  loose: readonly (readonly ResumeLine[])[];
}

const FIELDS_MIN = 3;
const FIELDS_MAX = 12;
const NAME_CHARS = 40;
/** Beside a date in its field stand at most so many characters. */
const REST_CHARS = 7;
/** So many values of a field have to be of its kind. */
const KIND_SHARE = 0.6;

/** `3/18` is a month where times are asked for. */
const SHORT_MONTH = /^(?:0?[1-9]|1[0-2])[/.]\d{2}$/;

/** Whether a text is but a date or a period. */
function isTime(text: string): boolean {
  if (SHORT_MONTH.test(text.trim())) return true;
  const periods = findPeriods(text);
  const length = periods.reduce((sum, { start, end }) => sum + end - start, 0);
  return periods.length > 0 && periods.length < 3 && text.trim().length - length <= REST_CHARS;
}

const isCount = (text: string) => /^\W*\d{1,3}\W*$/.test(text);

/** Rows of as many cells, the names of the columns above them included. */
function tableAt(lines: readonly ResumeLine[], from: number): Records | undefined {
  const head = lines[from];
  const count = head?.cells.length ?? 0;
  if (!head || count < FIELDS_MIN || count > FIELDS_MAX || head.roles) return undefined;
  let to = from;
  while (lines[to]?.cells.length === count && !lines[to]?.bullet && !lines[to]?.roles) to += 1;
  const rows = lines.slice(from, to).map((line) => line.cells.map((cell): Value => ({ ...cell, line })));
  const [first, ...others] = rows;
  const isHead = first?.every(({ text }) => text.length <= NAME_CHARS && !/\d/.test(text)) === true;
  const own = isHead ? others : rows;
  if (own.length < 2) return undefined;
  const names = Array.from({ length: count }, (_, index) => (isHead ? first?.[index]?.text : undefined));
  return { from, to, names, rows: own, loose: own.map(() => []) };
}

/** Forms number their entries: `N.° 2 Entidad`, `4.1 Empresa`. */
const NUMBER = /^(?:n\.?\s?[°º]?\.?\s*)?\d{1,2}(?:[.)]\d{0,2})*\s+/i;

/** The label of a line with its value: before a colon, or in a cell of its own. */
function labelled(line: ResumeLine): { label: string; value: Value } | undefined {
  const [first, second] = line.cells;
  if (!first || line.bullet || line.cells.length > 2) return undefined;
  const colon = first.text.indexOf(':');
  const label = (second ? first.text : first.text.slice(0, Math.max(0, colon)))
    .replace(/\s*:$/, '')
    .replace(NUMBER, '');
  if (label.length < 2 || label.length > NAME_CHARS || /\d/.test(label)) return undefined;
  if (second) return { label: fold(label), value: { ...second, line } };
  const text = first.text.slice(colon + 1).trimStart();
  return text === ''
    ? undefined
    : { label: fold(label), value: { text, start: first.end - text.length, end: first.end, line } };
}

/** Labels that come again with each entry, from the first such line on. */
function labelsIn(lines: readonly ResumeLine[]): Records | undefined {
  const fields = lines.map(labelled);
  const counts = new Map<string, number>();
  for (const field of fields) if (field) counts.set(field.label, (counts.get(field.label) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const names = [...counts].filter(([, count]) => count >= 2 && count >= KIND_SHARE * most).map(([label]) => label);
  if (names.length < FIELDS_MIN - 1 || names.length > FIELDS_MAX) return undefined;
  const from = fields.findIndex((field) => field !== undefined && names.includes(field.label));
  const rows: (Value | undefined)[][] = [];
  const loose: ResumeLine[][] = [];
  for (let index = from; index < lines.length; index += 1) {
    const [line, field] = [lines[index], fields[index]];
    const at = field ? names.indexOf(field.label) : -1;
    if (at >= 0 && (rows.length === 0 || rows.at(-1)?.[at] !== undefined)) {
      rows.push(names.map(() => undefined));
      loose.push([]);
    }
    if (at >= 0) (rows.at(-1) as (Value | undefined)[])[at] = field?.value;
    else if (line) loose.at(-1)?.push(line);
  }
  // A name above the fields of each entry is one of its own.
  const isNamed = (own: readonly ResumeLine[]) => own.some(({ bullet, text }) => !bullet && text.length <= NAME_CHARS);
  if (loose.slice(0, -1).filter(isNamed).length >= KIND_SHARE * (rows.length - 1)) return undefined;
  return { from, to: lines.length, names, rows, loose };
}

/** Which field holds what. */
interface Fields {
  times: readonly number[];
  what: number;
  where: number;
}

/** What a field's name adds to what its values say. */
const NAMED = 1.5;
/** What the names of an entry have to say together, on average. */
const ENOUGH = 0.5;

function nameBonus(name: string | undefined, role: 'what' | 'where'): number {
  const own = name === undefined ? undefined : columnRole(name);
  if (own === undefined) return 0;
  return own === role || own === `maybe-${role}` ? NAMED : -NAMED;
}

/** What the fields of records hold; undefined where they are no entries with a time and names. */
function fieldsOf({ names, rows }: Records, words: ValueWords): Fields | undefined {
  const all = names.map((_, at) => rows.flatMap((row) => row[at]?.text ?? []));
  const share = (at: number, test: (text: string) => boolean) =>
    (all[at] ?? []).filter(test).length / Math.max(1, all[at]?.length ?? 0);
  const columns = names.map((_, at) => at).filter((at) => (all[at]?.length ?? 0) >= KIND_SHARE * rows.length);
  const times = columns.filter((at) => share(at, isTime) >= KIND_SHARE);
  if (times.length === 0 || times.length > 2) return undefined;
  const isUsed = (at: number) => !times.includes(at) && share(at, isCount) < KIND_SHARE && share(at, isTime) < 0.3;
  const mean = (at: number, score: (text: string) => number) =>
    (all[at] ?? []).reduce((sum, text) => sum + Math.max(-2, Math.min(3, score(text))), 0) /
    Math.max(1, all[at]?.length ?? 0);
  const worths = columns.filter(isUsed).map((at) => ({
    at,
    what: mean(at, words.what) + nameBonus(names[at], 'what'),
    where: mean(at, words.where) + nameBonus(names[at], 'where'),
  }));
  let best: { fields: Fields; score: number } | undefined;
  for (const one of worths)
    for (const other of worths) {
      const score = one.what + other.where;
      if (one.at === other.at || score < ENOUGH || (best && score <= best.score)) continue;
      best = { fields: { times, what: one.at, where: other.at }, score };
    }
  return best && { ...best.fields, times: inOrder(times, rows) };
}

/** The last day that a value names, `YYYYMM`; what goes on is later than all. */
function lastOf(text: string | undefined): number {
  const period = findPeriods(text ?? '').at(-1);
  if (!period) return Number.POSITIVE_INFINITY;
  return (period.to?.year ?? 9_999) * 100 + (period.to?.month ?? 0);
}

/** The fields of a time with its beginning first: most entries end later than they begin, however a form asks. */
function inOrder(times: readonly number[], rows: Records['rows']): readonly number[] {
  const [one, other] = times;
  if (one === undefined || other === undefined) return times;
  const both = rows.filter((row) => row[one] && row[other]);
  const turned = both.filter((row) => lastOf(row[one]?.text) > lastOf(row[other]?.text)).length;
  return 2 * turned > both.length ? [other, one] : times;
}

const OPEN = ' - now';

/** A line that holds one value, or the two ends of a time; an end without a date is an open one. */
function lineOf(values: readonly Value[], roles: readonly CellRole[], gap: boolean): ResumeLine[] {
  const [first, last] = [values[0], values.at(-1)];
  if (!first || !last) return [];
  const { cellX: _, roles: __, ...plain } = first.line;
  const isOpen = first !== last && !isTime(last.text) && isTime(first.text);
  const blank = Math.max(1, last.start - first.end);
  // `End date` may stand above `Start date`.
  const isTurned = last.start < first.start;
  const text =
    first === last ? first.text : isOpen ? `${first.text}${OPEN}` : `${first.text}${'-'.padEnd(blank)}${last.text}`;
  const start = Math.min(first.start, last.start);
  const end = Math.max(first.end, last.end);
  const isOne = isOpen || isTurned;
  const cells = isOne ? [{ text, start, end }] : values.map(({ line: ___, ...piece }) => piece);
  return [{ ...plain, text, start, end, cells, roles, bullet: false, gap, ...(isTurned && { ends: [first, last] }) }];
}

/** Shorter values of other fields say nothing of the work. */
const TOLD_CHARS = 24;

function entryOf(
  row: readonly (Value | undefined)[],
  loose: readonly ResumeLine[],
  { times, what, where }: Fields,
): ResumeLine[] {
  const named = (
    [
      [what, 'what'],
      [where, 'where'],
    ] as const
  )
    .flatMap(([at, role]) => {
      const value = row[at];
      return value ? [{ value, role }] : [];
    })
    .toSorted((one, other) => one.value.start - other.value.start);
  const heads = named.flatMap(({ value, role }, index) =>
    lineOf([value], [{ start: value.start, end: value.end, role }], index === 0),
  );
  const dates = lineOf(
    times.flatMap((at) => row[at] ?? []),
    [],
    false,
  );
  const used = new Set([...times, what, where]);
  const told = row.flatMap((value, at) =>
    value && !used.has(at) && value.text.length >= TOLD_CHARS ? lineOf([value], [], false) : [],
  );
  return [...heads, ...dates, ...[...told, ...loose].map((line) => ({ ...line, bullet: true, gap: false }))];
}

/** Whether each entry has a time and a name. */
function areEntries({ rows }: Records, { times, what, where }: Fields): boolean {
  const whole = rows.filter((row) => {
    const dates = times.flatMap((at) => row[at]?.text ?? []);
    return (row[what] || row[where]) && dates.some(isTime) && (dates.length > 1 || dates.some(hasRange));
  });
  return whole.length >= KIND_SHARE * rows.length;
}

type Cut = (records: Records | undefined) => ResumeLine[] | undefined;

/** The lines of entries that records hold, if they hold some. */
function cutBy(words: ValueWords): Cut {
  return (records) => {
    const fields = records && fieldsOf(records, words);
    return records && fields && areEntries(records, fields)
      ? records.rows.flatMap((row, index) => entryOf(row, records.loose[index] ?? [], fields))
      : undefined;
  };
}

/** Where entries of labels and values begin among lines of all kinds; -1 where none do. */
export function labelsFrom(lines: readonly ResumeLine[], words: ValueWords): number {
  const labels = labelsIn(lines);
  return labels && cutBy(words)(labels) ? labels.from : -1;
}

/** The lines of a section with such entries in one form: names, time, what else is told. Other lines stay as they are. */
export function withRecords(lines: readonly ResumeLine[], words: ValueWords): ResumeLine[] {
  const entriesIn = cutBy(words);
  const out: ResumeLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const table = tableAt(lines, at);
    const rows = entriesIn(table);
    out.push(...(rows ?? lines.slice(at, table?.to ?? at + 1)));
    at = table?.to ?? at + 1;
  }
  const labels = labelsIn(out);
  const entries = entriesIn(labels);
  return labels && entries ? [...out.slice(0, labels.from), ...entries] : out;
}
