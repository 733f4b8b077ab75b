/** Finds dates and date ranges in a line, in the spellings that Spanish and English resumes use. */
import type { Span } from '../domain/profile.ts';
import { fold } from '../taxonomy/index.ts';
import { type DateWord, dateWords, type Moment, SEASONS } from './date-words.ts';

/** A period as written, or a single date (`single`, then `end` holds it). Offsets are those of the text searched. */
export interface Period extends Span {
  from: Moment | null;
  to: Moment | null;
  current: boolean;
  single: boolean;
}

const DASH = '[-‐‑‒–—―−－﹣﹘ー〜~→>]+';
const RANGE_MARK = new RegExp(
  `^\\.?,?\\s*(?:${DASH}|\\.{2,3}|…|(?:right )?up (?:to|until)\\b|/|\\||fecha (?:de )?(?:retiro|salida|fin|finalizacion|termino|egreso|baja):?|end(?: date)?:?|(?:hasta|until|to):|date (?:left|ended|of leaving):?|\\b(?:to|a|al|hasta|until|till?|thru|through|fins|ate)\\b)\\s*(?:(?:en|a|al|at|to|till?|til|hasta|fins a|\\(?(?:expected|anticipated|due|finishing|prevista?:?|previsto:?|estimad[oa]:?))\\s+)?(?:(?:el|la|the|o|present:?)\\s+|l['’])?$`,
);
const BEFORE = new RegExp(
  `(?:\\b(?:desde(?: el| o)?(?: ano)?|a partir de|des del?|since|from|de|del|entre|between|starting)\\s+)$|(?<!\\p{L})(?:${SEASONS})\\s+(?:(?:de|del|of)\\s+)?$`,
  'u',
);
const SEASON_BEFORE = new RegExp(`(?<!\\p{L})(?:${SEASONS})\\s+(?:(?:de|del|of)\\s+)?$`, 'u');
const SINCE = /\b(?:desde(?: el| o)?(?: ano)?|des del?|since|a partir de)\s+$|(?:^|\t)from\s+$/;
/** A year behind these is a release, a standard or a law; one before those is a number of things. */
const NO_DATE_BEFORE =
  /\b(?:windows|office|excel|word|access|powerpoint|outlook|server|visual studio|autocad|revit|solidworks|inventor|exchange|sharepoint|3ds max|civil 3d|version|release|iso|une|une-en|ohsas|ley|ley organica|r\.?d\.?|real decreto|directiva|reglamento|regulation|directive|orden|order|norma|n[.º°]+|number|tel\.?(?: \d{2,3})?)\s*(?:n[.º°]+\s*)?$/;
const NO_DATE_AFTER =
  /^\s(?:clients?|customers?|clientes?|personas|people|users|usuari[oa]s|emplead[oa]s|employees|students|alumn[oa]s|units|unidades|hours|horas|orders|pedidos|productos|products|pacientes|patients|kg|km|m2|sq|pages|paginas|socios|asistentes|attendees)\b/;

/** What says behind a date that it goes on: a dash with nothing behind it, `onwards`, `y continúa`, `and still there`. */
const OPEN =
  /^(?:\s*(?:[-–—－]{1,2}|→|->|>{1,2})\s*(?:\.{3,}|…|\?)?\s*(?=$|\t|\))|\s*(?:[-–—－]|→|->|>{1,2})\s*(?:\.{3,}|…|\?)|\s?\+(?=\s*(?:$|[\t,;)]))|,?\s*(?:(?:y|and)\s+)?(?:onwards?|on(?=\s*(?:$|[\t,;)]))|para aca|en adelante|continua|sigue|sigo|still (?:there|here|going)|in post|vigente)(?!\p{L}))/u;

/** Where the season begins whose year a single date is: `Temporada 2013`. */
function seasonStart(text: string, start: number): number {
  const from = Math.max(0, start - 24);
  return start - (SEASON_BEFORE.exec(text.slice(from, start))?.[0].length ?? 0);
}

function opening(text: string, start: number): number {
  const from = Math.max(0, start - 24);
  const before = BEFORE.exec(text.slice(from, start));
  return before ? from + before.index : start;
}

/** `Junio - Agosto 2019`: the first month takes the year of the second, or the one before where it is a later month. */
function withYearOf(first: DateWord, second: DateWord): DateWord {
  if (first.kind !== 'month') return first;
  const isLater = first.month !== null && second.month !== null && first.month > second.month;
  return { ...first, year: isLater ? second.year - 1 : second.year };
}

/** `2009  2015` alone in a line or cell, as templates set two years one after the other. */
function isBarePair(first: DateWord, second: DateWord, text: string): boolean {
  const isYear = ({ kind, span }: DateWord) => kind === 'full' && /^\d{4}$/.test(text.slice(span.start, span.end));
  const isAlone = text.trim().length <= second.span.end - first.span.start;
  return isAlone && isYear(first) && isYear(second) && /^\s+$/.test(text.slice(first.span.end, second.span.start));
}

/** `02/2004` and `11/2005` in two cells side by side, as tables with a column for the first and one for the last day have them. */
function areCells(first: DateWord, second: DateWord, text: string): boolean {
  const isCell = ({ span }: DateWord) =>
    /(?:^|\t)\s*$/.test(text.slice(0, span.start)) && /^\s*(?:\t|$)/.test(text.slice(span.end));
  const isDate = (word: DateWord) => word.kind === 'full' || word.kind === 'now';
  return (
    /^\s*\t\s*$/.test(text.slice(first.span.end, second.span.start)) &&
    [first, second].every((one) => isCell(one) && isDate(one))
  );
}

/** `entre 2015 y 2018`, `January and February 2012`, `verano 2016 y verano 2017`: `and` makes a period behind `between`, of two months of one year, of two seasons. */
function areBetween(first: DateWord, second: DateWord, text: string): boolean {
  if (!/^\s*(?:y|and|e|i)(?:\s+(?:el|the))?\s*$/.test(text.slice(first.span.end, second.span.start))) return false;
  const areSeasons = first.lastMonth !== undefined && first.lastMonth === second.lastMonth;
  // `diciembre de 2009 y diciembre de 2010`: a month of each year.
  const isOneMonth = first.kind === 'full' && first.month !== null && first.month === second.month;
  return (
    areSeasons ||
    isOneMonth ||
    first.kind === 'month' ||
    /\b(?:entre|between)\s+(?:el\s+|the\s+)?$/.test(text.slice(Math.max(0, first.span.start - 24), first.span.start))
  );
}

function pair(first: DateWord, second: DateWord, text: string): Period | undefined {
  const isRange =
    RANGE_MARK.test(text.slice(first.span.end, second.span.start)) ||
    isBarePair(first, second, text) ||
    areBetween(first, second, text) ||
    areCells(first, second, text);
  if (!isRange) return undefined;
  if (first.kind === 'now' || first.kind === 'years' || second.kind === 'month' || second.kind === 'years')
    return undefined;
  if (first.kind === 'month' && second.kind !== 'full') return undefined;
  const from = withYearOf(first, second);
  const to = second.kind === 'now' ? null : second;
  if (to && to.year < from.year) return undefined;
  return {
    start: opening(text, first.span.start),
    end: second.span.end,
    from,
    to,
    current: to === null,
    single: false,
  };
}

function isNoDate({ span }: DateWord, text: string): boolean {
  return (
    NO_DATE_BEFORE.test(text.slice(Math.max(0, span.start - 24), span.start)) ||
    NO_DATE_AFTER.test(text.slice(span.end, span.end + 16))
  );
}

/** `2018/19`: a range in one word. */
function rangeOfYears({ lastYear = 0, ...word }: DateWord, text: string): Period | undefined {
  if (lastYear < word.year || lastYear - word.year > 60) return undefined;
  const { start, end } = word.span;
  const from = { year: word.year, month: null, span: { start, end: start + 4 } };
  const last = /\d+$/.exec(text.slice(start, end))?.[0].length ?? 0;
  const to = { year: lastYear, month: null, span: { start: end - last, end } };
  return { start: opening(text, start), end, from, to, current: false, single: false };
}

function alone(word: DateWord, text: string): Period | undefined {
  if ((word.kind !== 'full' && word.kind !== 'years') || isNoDate(word, text)) return undefined;
  if (word.kind === 'years') return rangeOfYears(word, text);
  const { start, end } = word.span;
  if (SINCE.test(text.slice(Math.max(0, start - 24), start))) {
    const more = OPEN.exec(text.slice(end, end + 24))?.[0].length ?? 0;
    return { start: opening(text, start), end: end + more, from: word, to: null, current: true, single: false };
  }
  const open = OPEN.exec(text.slice(end, end + 24));
  if (open) return { start, end: end + open[0].length, from: word, to: null, current: true, single: false };
  return { start: seasonStart(text, start), end, from: null, to: word, current: false, single: true };
}

/**
 * The periods and single dates of a text in order. `desde 2020` and `2020 -` are periods that go on; `2015 a 2018`,
 * `Mar. 2019 – Present`, `03/2019 - actualidad`, `'19 - '21`, `Q3 2021` and `2018/19` are known, and many more.
 */
export function findPeriods(text: string): readonly Period[] {
  // No period goes without figures, and most lines of a resume have none.
  if (!/\p{N}/u.test(text)) return [];
  const known = asked.get(text);
  if (known) return known;
  if (asked.size >= ASKED_MAX) asked.clear();
  const periods = periodsIn(text);
  asked.set(text, periods);
  return periods;
}

/** The first period with two ends in a text, or one that goes on; single dates are passed over. */
export const rangeIn = (text: string): Period | undefined => findPeriods(text).find(({ single }) => !single);

/** Whether a text has a period with two ends, or one that goes on. */
export const hasRange = (text: string) => rangeIn(text) !== undefined;

/** A line is asked about again and again: whether it may be a heading, is prose, heads an entry, goes on. */
const asked = new Map<string, readonly Period[]>();
/** As many as the lines of the longest text that has words in each; the next one starts again. */
const ASKED_MAX = 8_000;

function periodsIn(text: string): Period[] {
  const low = fold(text);
  const words = dateWords(low);
  const periods: Period[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    const next = words[index + 1];
    if (!word) continue;
    const range = next && pair(word, next, low);
    if (range) index += 1;
    const period = range ?? alone(word, low);
    if (period) periods.push(period);
  }
  return periods;
}

/** `YYYY-MM`; a year alone is its January as a start, its December as an end, and so with quarters and seasons. */
export function monthText(moment: Moment | null, side: 'start' | 'end'): string | null {
  if (moment === null) return null;
  const month = side === 'start' ? (moment.month ?? 1) : (moment.lastMonth ?? moment.month ?? 12);
  return `${moment.year}-${String(month).padStart(2, '0')}`;
}

/** Where prose begins behind the period with which its text begins (`2009 to 2017. Ran a studio`), or null where a text does not so. */
export function proseAfterPeriod(text: string): number | null {
  const [period] = findPeriods(text);
  if (!period || period.single || period.start > 1) return null;
  const stop = /^[.:;,]\s+(?=\p{L})/u.exec(text.slice(period.end));
  return stop && period.end + stop[0].length;
}
