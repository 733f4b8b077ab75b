/** The words and figures that name a point in time, in the languages that resumes from Spain and the Americas mix. */
import type { Span } from '../domain/profile.ts';

/** A point in time; `month` is 1..12, or null when only the year is given. `span` is where it is written. */
export interface Moment {
  year: number;
  month: number | null;
  /** Where more than a month is named (`Q3 2021`, `summer 2018`), the last one. */
  lastMonth?: number;
  span: Span;
}

/**
 * `full` counts alone; `short` (`03/19`, `'19`), `month` and `now` only as one side of a range; `years` is a range by
 * itself (`2018/19`), up to `lastYear`.
 */
export type DateWord = Moment & { kind: 'full' | 'short' | 'month' | 'now' | 'years'; lastYear?: number };

/** Spanish and English, then Catalan, Portuguese, Galician and Basque; folded. */
const MONTHS = [
  'january|jan|enero|ene|gener|gen|janeiro|xaneiro|urtarrila|urtarrilak',
  'february|feb|febrero|febr|febrer|fevereiro|fev|febreiro|otsaila|otsailak',
  'march|mar|marzo|mzo|marc|marco|martxoa|martxoak',
  'april|apr|abril|abr|apirila|apirilak',
  'may|mayo|maig|maio|maiatza|maiatzak',
  'june|jun|junio|juny|junho|xuno|ekaina|ekainak',
  'july|jul|julio|juliol|julho|xullo|uztaila|uztailak',
  'august|aug|agosto|ago|agost|abuztua|abuztuak',
  'september|sept|sep|septiembre|setiembre|set|setembre|setembro|iraila|irailak',
  'october|oct|octubre|outubro|urria|urriak',
  'november|nov|noviembre|novembre|novembro|azaroa|azaroak',
  'december|dec|diciembre|dic|desembre|dezembro|dez|decembro|abendua|abenduak',
].map((names) => names.split('|'));

const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));
const MONTH = [...MONTH_OF.keys()].sort((one, other) => other.length - one.length).join('|');
const YEAR = '(?:19[4-9]|20[0-4])\\d';
const NOW =
  "present day|presente?|presently|actualidade?|actualitat|actualmente|actualment|actual|act|atualmente|atualidade|atual|currently|current|now|today|ahora(?: mismo)?|(?:el )?dia de hoy|avui|hoje|date(?! (?:left|ended|started|joined|of)\\b)|hoy(?: en dia)?|(?:la )?fecha(?: actual)?(?! de\\b)|ongoing|en curso|cursando|en adelante|(?:el )?moment[oe]?|(?:trabajo|puesto|empleo) actual|vigente|laboro(?: aqui)?(?: actualmente)?|trabajo actualmente|continuo|in post|still (?:there|here|employed|working|in post|ongoing)|continuing|continu[ao]|contin[uú]a|sigo|trabajo aqui(?: actualmente)?|heute|aujourd['’]hui|gaur egun";

/** Parts of a year with their first and last month, as the northern half of the world counts seasons. */
const PARTS: readonly (readonly [pattern: string, first: number, last: number])[] = [
  ['q1|1q|t1|1t|(?:1[oºª]?|1er|primer) ?trimestre', 1, 3],
  ['q2|2q|t2|2t|(?:2[oºª]?|2do|segundo) ?trimestre', 4, 6],
  ['q3|3q|t3|3t|(?:3[oºª]?|3er|tercer) ?trimestre', 7, 9],
  ['q4|4q|t4|4t|(?:4[oºª]?|4to|cuarto) ?trimestre', 10, 12],
  ['h1|(?:1[oºª]?|1er|primer) ?semestre', 1, 6],
  ['h2|(?:2[oºª]?|2do|segundo) ?semestre', 7, 12],
  ['spring|primavera', 3, 5],
  ['summer|verano|estiu|verao', 6, 8],
  ['fall|autumn|otono|tardor|outono', 9, 11],
  ['winter|invierno|hivern|inverno', 1, 3],
  ['early|principios|comienzos|inicios', 1, 4],
  ['mid|mediados', 5, 8],
  ['late|finales|fines|end|fin', 9, 12],
  ['easter|semana santa|pascua', 3, 4],
  ['christmas|navidad', 12, 12],
  ['class of|promocion', 1, 12],
];
const PART = PARTS.map(([pattern]) => pattern).join('|');
const PART_PATTERNS = PARTS.map(([pattern, first, last]) => ({ whole: new RegExp(`^(?:${pattern})$`), first, last }));

const APOSTROPHE = "['’´‘]";

/** What comes round each year: `Summers 2009, 2010`, `campañas de 1996 a 1998`. */
export const SEASONS =
  'summers?|winters?|springs?|falls?|autumns?|seasons?|veranos?|inviernos?|temporadas?|campanas?|zafras?|vendimias?';
/** What stands between the years of seasons. */
const AND_YEAR = `\\s*(?:,|&|/|[-–]|(?<=\\s)(?:y|e|and|a|al|to|hasta)\\s)\\s*`;

/** Each alternative is one spelling; the names of its groups begin with the same letter. */
const WORD = new RegExp(
  [
    `(?=${YEAR})(?<=(?<!\\p{L})(?:${SEASONS})\\s(?:(?:de|del|of)\\s)?)(?<la>${YEAR})(?:${AND_YEAR}${YEAR}(?!\\d))*${AND_YEAR}(?<lb>${YEAR}|\\d{2})(?![\\d/.-])`,
    `(?<![\\d/.,$€:#–-])(?<rg>${YEAR})[‒–](?<rh>0[1-9]|1[0-2])(?![\\d/.,–-]|\\s*[-–—]\\s*${YEAR})`,
    `(?<![\\d/.-])(?<d>\\d{1,2})[/.-](?<dm>\\d{1,2})[/.-](?<dy>${YEAR})(?!\\d)`,
    `(?<![\\p{L}\\d/.,-])(?<e>\\d{1,2})[/.](?<em>0[1-9]|1[0-2])[/.](?<ey>\\d{2})(?![\\d/.])`,
    `(?<![\\d/.,$€:#-])(?<ra>${YEAR})\\s?/\\s?(?<rb>${YEAR}|1[3-9]|[2-9]\\d)(?![\\d/])`,
    `(?<![\\d/.,$€:#-])(?<rs>${YEAR})/(?<rt>\\d{2})(?=\\s(?:season|session|academic|school))`,
    `(?<=\\b(?:session|season|curso|temporada|academic year|school year|ano (?:escolar|academico|lectivo))\\s)(?<ru>${YEAR})[/-](?<rv>\\d{2})(?!\\d)`,
    `(?<![\\d/.,$€:#-])(?<rc>${YEAR})[-‐‑‒–](?<rd>1[3-9]|[2-9]\\d)(?![\\d/.,-])`,
    `(?<![\\d/.,$€:#-])(?<re>${YEAR})\\s(?:[-–—]|a|al|to)\\s(?<rf>1[3-9]|[2-9]\\d)(?=\\s*(?:$|[\\t\\n,;)|]))`,
    `(?<![\\d/.,$€-])(?<yy>${YEAR})\\s?[-/.]\\s?(?<ym>0[1-9]|1[0-2])(?:[-/.]\\d{2})?(?![\\d/])`,
    `(?<![\\p{L}\\d/.,])(?<m>0?[1-9]|1[0-2])\\s?[/.-]\\s?(?<my>${YEAR})(?!\\d)`,
    `(?<!\\p{L})(?:(?<![\\d/.-])\\d{1,2}(?:(?:st|nd|rd|th|[ºo])?\\s+(?:de\\s+)?|[-/.]))?(?<n>${MONTH})(?!\\p{L})\\.?,?[^\\S\\t]*(?:\\d{1,2}(?:st|nd|rd|th)?(?:,\\s*|\\s+(?=del?\\s)))?(?:(?:de|del|of)\\s+|[-/]\\s?)?(?<ny>${YEAR}(?!\\d)|${APOSTROPHE}\\s?\\d{2}(?!\\d)|(?<=[-/])\\d{2}(?!\\d))`,
    `(?<![\\p{L}\\d])(?<s>${PART})[\\s-]+(?:de\\s+|del\\s+|of\\s+)?(?<sy>${YEAR}(?!\\d)|${APOSTROPHE}\\d{2}(?!\\d))`,
    `(?<![\\d/.,$€#]|[a-z][a-z]\\d?|\\d:|(?<!\\d)(?:\\d{1,3}|\\d{5})-)(?<y>${YEAR})(?!\\d|[.,]\\d|\\s?[%€$])`,
    `(?<![\\p{L}\\d/.,])(?<k>0?[1-9]|1[0-2])/(?<ky>\\d{2})(?![\\d/])`,
    `(?<![\\p{L}\\d])(?<a>${APOSTROPHE}\\d{2})(?![\\p{L}\\d])`,
    `(?<!\\p{L})(?<v>${MONTH})\\.?\\s(?<vy>\\d{2})(?![\\d:.]|\\s?(?:st|nd|rd|th)\\b|,?\\s\\d{4})`,
    `(?<!\\p{L})(?<b>${MONTH})(?!\\p{L})\\.?`,
    `(?<!\\p{L})(?<now>${NOW})(?!\\p{L})\\.?`,
  ].join('|'),
  'gu',
);

type Groups = Record<string, string | undefined>;

function yearOf(digits = ''): number {
  const value = Number(digits.replace(/\D/g, ''));
  if (value > 99) return value;
  return value > 45 ? 1900 + value : 2000 + value;
}

function monthOrNull(text: string | undefined): number | null {
  const month = Number(text);
  return month >= 1 && month <= 12 ? month : null;
}

function partOfYear(year: number, part: string): Omit<DateWord, 'span'> {
  const found = PART_PATTERNS.find(({ whole }) => whole.test(part));
  if (!found || found.last - found.first === 11) return { kind: 'full', year, month: null };
  return { kind: 'full', year, month: found.first, lastMonth: found.last };
}

/** `2018/19` and `2018/2019`; `2019/03` is a month and has a spelling of its own. */
function yearsOf(first: string | undefined, last: string | undefined): Omit<DateWord, 'span'> {
  const year = yearOf(first);
  const end = last?.length === 2 ? year - (year % 100) + Number(last) : yearOf(last);
  return { kind: 'years', year, month: null, lastYear: end < year && last?.length === 2 ? end + 100 : end };
}

/** `2001–05`: years, where the second is the later one; months are typed with a hyphen. */
function yearsOrMonth(first: string | undefined, last: string | undefined): Omit<DateWord, 'span'> {
  const year = yearOf(first);
  return Number(last) > year % 100 ? yearsOf(first, last) : { kind: 'full', year, month: monthOrNull(last) };
}

function meaningOf(groups: Groups): Omit<DateWord, 'span'> {
  if (groups.now) return { kind: 'now', year: 0, month: null };
  if (groups.b) return { kind: 'month', year: 0, month: MONTH_OF.get(groups.b) ?? null };
  if (groups.v) return { kind: 'short', year: yearOf(groups.vy), month: MONTH_OF.get(groups.v) ?? null };
  if (groups.a) return { kind: 'short', year: yearOf(groups.a), month: null };
  if (groups.k) return { kind: 'short', year: yearOf(groups.ky), month: monthOrNull(groups.k) };
  if (groups.e) return { kind: 'short', year: yearOf(groups.ey), month: monthOrNull(groups.em) };
  if (groups.d)
    return { kind: 'full', year: yearOf(groups.dy), month: monthOrNull(groups.dm) ?? monthOrNull(groups.d) };
  if (groups.la) return yearsOf(groups.la, groups.lb);
  if (groups.rg) return yearsOrMonth(groups.rg, groups.rh);
  if (groups.ra) return yearsOf(groups.ra, groups.rb);
  if (groups.rs) return yearsOf(groups.rs, groups.rt);
  if (groups.ru) return yearsOf(groups.ru, groups.rv);
  if (groups.rc) return yearsOf(groups.rc, groups.rd);
  if (groups.re) return yearsOf(groups.re, groups.rf);
  if (groups.yy) return { kind: 'full', year: yearOf(groups.yy), month: monthOrNull(groups.ym) };
  if (groups.m) return { kind: 'full', year: yearOf(groups.my), month: monthOrNull(groups.m) };
  if (groups.n) return { kind: 'full', year: yearOf(groups.ny), month: MONTH_OF.get(groups.n) ?? null };
  if (groups.s) return partOfYear(yearOf(groups.sy), groups.s);
  return { kind: 'full', year: yearOf(groups.y), month: null };
}

/** The date words of a folded text in order. */
export function dateWords(folded: string): DateWord[] {
  return [...folded.matchAll(WORD)].map((match) => ({
    ...meaningOf(match.groups ?? {}),
    span: { start: match.index, end: match.index + match[0].length },
  }));
}
