/** Finds dates and date ranges in a line, in the spellings that Spanish and English resumes use. */
import type { Span } from '../domain/profile.ts';
import { fold } from '../taxonomy/index.ts';

/** A point in time; `month` is 1..12, or null when only the year is given. `span` is where it is written. */
export interface Moment {
  year: number;
  month: number | null;
  span: Span;
}

/** A period as written, or a single date (`single`, then `end` holds it). Offsets are those of the text searched. */
export interface Period extends Span {
  from: Moment | null;
  to: Moment | null;
  current: boolean;
  single: boolean;
}

const MONTHS = [
  'january|jan|enero|ene',
  'february|feb|febrero|febr',
  'march|mar|marzo|mzo',
  'april|apr|abril|abr',
  'may|mayo',
  'june|jun|junio',
  'july|jul|julio',
  'august|aug|agosto|ago',
  'september|sept|sep|septiembre|setiembre|set',
  'october|oct|octubre',
  'november|nov|noviembre',
  'december|dec|diciembre|dic',
].map((names) => names.split('|'));

const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));
const MONTH = [...MONTH_OF.keys()].sort((one, other) => other.length - one.length).join('|');
const YEAR = '(?:19[4-9]|20[0-4])\\d';
const NOW =
  'presente?|actualidad|actualmente|actual|currently|current|now|today|to date|till date|date|hoy(?: en dia)?|(?:la )?fecha(?: actual)?|ongoing|en curso|cursando|en adelante|(?:el )?momento|heute';
const SEASON =
  'spring|summer|fall|autumn|winter|primavera|verano|otono|invierno|class of|promocion|q[1-4]|[1-4][oº]? ?(?:trimestre|semestre)';

/** Groups: day-month-year | year-month | month-year | month name and year | season and year | year | mm/yy | bare month | now. */
const TOKEN = new RegExp(
  [
    `(?<![\\d/.-])(?<d>\\d{1,2})[/.-](?<dm>\\d{1,2})[/.-](?<dy>${YEAR})(?!\\d)`,
    `(?<![\\d/.,$€-])(?<yy>${YEAR})\\s?[-/.]\\s?(?<ym>0[1-9]|1[0-2])(?:[-/.]\\d{2})?(?![\\d/])`,
    `(?<![\\d/.,])(?<m>0?[1-9]|1[0-2])\\s?[/.-]\\s?(?<my>${YEAR})(?!\\d)`,
    `(?<!\\p{L})(?:\\d{1,2}(?:st|nd|rd|th|[ºo])?\\s+(?:de\\s+)?)?(?<n>${MONTH})(?!\\p{L})\\.?,?\\s*(?:\\d{1,2}(?:st|nd|rd|th)?,\\s*)?(?:(?:de|del|of)\\s+|[-/]\\s?)?(?<ny>${YEAR}(?!\\d)|['’´]\\s?\\d{2}(?!\\d)|(?<=[-/])\\d{2}(?!\\d))`,
    `(?<!\\p{L})(?:${SEASON})\\s+(?:de\\s+|del\\s+|of\\s+)?(?<sy>${YEAR})(?!\\d)`,
    `(?<![\\d/.,$€#]|[a-z][a-z]\\d?|(?<!\\d)\\d{1,3}-)(?<y>${YEAR})(?!\\d|[.,]\\d|\\s?[%€$])`,
    `(?<![\\d/.,])(?<sm>0[1-9]|1[0-2])/(?<ss>\\d{2})(?![\\d/])`,
    `(?<!\\p{L})(?<b>${MONTH})(?!\\p{L})\\.?`,
    `(?<!\\p{L})(?<now>${NOW})(?!\\p{L})`,
  ].join('|'),
  'gu',
);

const RANGE_MARK =
  /^\.?,?\s*(?:[-‐‑‒–—―−~→>]+|\b(?:to|a|al|hasta|until|till|thru|through|y|and)\b)\s*(?:(?:el|la|the|present:?)\s+)?$/;
const BEFORE = /(?:\b(?:desde(?: el)?|since|from|de|del|entre|between|starting)\s+)$/;
const SINCE = /\b(?:desde(?: el)?|since|a partir de)\s+$/;

type Token = Moment & { kind: 'full' | 'short' | 'month' | 'now' };

function century(digits: string): number {
  const value = Number(digits.replace(/\D/g, ''));
  if (value > 99) return value;
  return value > 45 ? 1900 + value : 2000 + value;
}

function monthOrNull(text: string | undefined): number | null {
  const month = Number(text);
  return month >= 1 && month <= 12 ? month : null;
}

function dayMonthYear(groups: Record<string, string | undefined>): Pick<Token, 'year' | 'month'> {
  const month = monthOrNull(groups.dm) ?? monthOrNull(groups.d);
  return { year: Number(groups.dy), month };
}

function tokenOf(match: RegExpExecArray): Token {
  const groups: Record<string, string | undefined> = match.groups ?? {};
  const span = { start: match.index, end: match.index + match[0].length };
  if (groups.now) return { kind: 'now', year: 0, month: null, span };
  if (groups.b) return { kind: 'month', year: 0, month: MONTH_OF.get(groups.b) ?? null, span };
  if (groups.sm) return { kind: 'short', year: century(groups.ss ?? ''), month: monthOrNull(groups.sm), span };
  if (groups.d) return { kind: 'full', ...dayMonthYear(groups), span };
  if (groups.yy) return { kind: 'full', year: Number(groups.yy), month: monthOrNull(groups.ym), span };
  if (groups.m) return { kind: 'full', year: Number(groups.my), month: monthOrNull(groups.m), span };
  if (groups.n) return { kind: 'full', year: century(groups.ny ?? ''), month: MONTH_OF.get(groups.n) ?? null, span };
  return { kind: 'full', year: Number(groups.sy ?? groups.y), month: null, span };
}

function opening(text: string, start: number): number {
  const from = Math.max(0, start - 24);
  const before = BEFORE.exec(text.slice(from, start));
  return before ? from + before.index : start;
}

/** `Junio - Agosto 2019`: the first month takes the year of the second. */
function pair(first: Token, second: Token, text: string): Period | undefined {
  if (!RANGE_MARK.test(text.slice(first.span.end, second.span.start))) return undefined;
  if (first.kind === 'now' || second.kind === 'month') return undefined;
  if (first.kind === 'month' && second.kind !== 'full') return undefined;
  const from = first.kind === 'month' ? { ...first, year: second.year } : first;
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

function alone(token: Token, text: string): Period | undefined {
  if (token.kind !== 'full') return undefined;
  const { start, end } = token.span;
  if (SINCE.test(text.slice(Math.max(0, start - 24), start))) {
    return { start: opening(text, start), end, from: token, to: null, current: true, single: false };
  }
  const open = /^\s*[-–—]\s*(?=$|\t)/.exec(text.slice(end, end + 12));
  if (open) return { start, end: end + open[0].length, from: token, to: null, current: true, single: false };
  return { start, end, from: null, to: token, current: false, single: true };
}

/**
 * The periods and single dates of a text in order. `desde 2020` and `2020 -` are periods that go on; `2015 a 2018`,
 * `Mar. 2019 – Present`, `03/2019 - actualidad`, `Sept '19` and `2019-03` are known, and many more.
 */
export function findPeriods(text: string): Period[] {
  const low = fold(text);
  const tokens = [...low.matchAll(TOKEN)].map(tokenOf);
  const periods: Period[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    const next = tokens[index + 1];
    if (!token) continue;
    const range = next && pair(token, next, low);
    if (range) index += 1;
    const period = range ?? alone(token, low);
    if (period) periods.push(period);
  }
  return periods;
}

/** `YYYY-MM`; a year alone is its January as a start, its December as an end. */
export function monthText(moment: Moment | null, side: 'start' | 'end'): string | null {
  if (moment === null) return null;
  const month = moment.month ?? (side === 'start' ? 1 : 12);
  return `${moment.year}-${String(month).padStart(2, '0')}`;
}
