/** Tells the lines of a section apart: those that head entries, with their periods, and running text. */
import { findPeriods, type Period, rangeIn } from './dates.ts';
import { LONG } from './entry-lines.ts';
import type { ResumeLine } from './line.ts';
import { companyScore } from './name-scores.ts';

export interface Marked {
  line: ResumeLine;
  /** Running text: a bullet, the rest of one, or prose. */
  body: boolean;
  /** Its words make it a header, however long it is. */
  heading: boolean;
  period: Period | null;
}

/** `(May 2018 until September 2020)`, `(weekends and summers, 2012 to 2014)`; `(closed for lockdown 04/20 - 09/20)` is an aside. */
function isBracketedPeriod(text: string): boolean {
  const period = rangeIn(text);
  if (!period) return false;
  const before = text.slice(1, period.start).trim();
  return (before === '' || before.endsWith(',')) && text.length - period.end < 20;
}

/** Longer than names in small letters before their time are. */
const SMALL_WORDS = 6;

/** Whether a text is but a name and its time behind a comma, as people write who use no capitals: `soldador tubero, 2011 – 2017`. */
function isNameWithTime(text: string, { start, end }: Period): boolean {
  const name = text.slice(0, start);
  return /,\s*$/.test(name) && end === text.length && name.split(' ').length <= SMALL_WORDS + 1;
}

function isProse(line: ResumeLine): boolean {
  // What a form or the head of a column calls a name is one.
  if (line.roles && line.roles.length > 0) return false;
  const text = line.text.trim();
  if (text.startsWith('(') && text.length > 12) return !isBracketedPeriod(text);
  const range = text.length <= LONG ? rangeIn(text) : undefined;
  const isParted = range !== undefined && (/\s[|·•]\s|\t/.test(text) || isNameWithTime(text, range));
  // Parts with marks between them are names, however they are written: `ayudante | Taller Cedro | 2015 a 2019`.
  if (/^\p{Ll}/u.test(text)) return !isParted && findPeriods(text)[0]?.start !== 0;
  // `Directora, de abril de 2020 a la fecha.` heads an entry, its full stop notwithstanding.
  if (text.length <= LONG && findPeriods(text).some(({ single, end }) => !single && end >= text.length - 2))
    return false;
  return (
    text.length > LONG ||
    (/[.;]$/.test(text) && text.split(' ').length > 1 && !ABBREVIATED.test(text) && companyScore(text) < 3)
  );
}

/** A name may end with an abbreviation. */
const ABBREVIATED = /\b(?:st|ste|mt|bros|jr|sr|hnos|c[ií]a|asoc|assoc|ltda?|corp|inc|co)\.$|(?:^|[\s.])\p{Lu}\.$/iu;

/** `- De marzo de 2015 a la actualidad: Asesor fiscal en ...`: a bullet, but the head of an entry. */
function leadsWithPeriod(line: ResumeLine): boolean {
  const lead = (line.cells[0]?.start ?? line.start) - line.start;
  const [period] = findPeriods(line.text);
  // `Desde 2023 acompaño a los nuevos.` is a sentence.
  const isHead =
    period !== undefined &&
    /^\s*(?:$|[:|,–—-]|\(|\p{Lu}|(?:trabaj|estuve|fui|soy|i (?:was|work|have))\p{L}*\s)/u.test(
      line.text.slice(period.end),
    );
  return isHead && !period.single && period.start <= lead + 1;
}

/** What else may stand beside a date in its margin: `(6 meses)`. */
const ASIDE = /^[\s·•|,]*\(?(?:\d+\s*\p{L}+)?\)?$/u;

/** How a date leads its line: in a cell of its own, `[ 2011 ] Cashier`, `2011: Cashier`, or nearly alone: `one week, June 2019`. */
type Lead = 'cell' | 'bracket' | 'colon' | 'alone';

/** What small words stand beside a date that is alone on its line. */
const ALONE_CHARS = 16;

/** The first period of a line and how it leads it, if it does. */
function leadOf({ cells: [margin, ...others], text, bullet }: ResumeLine): { period: Period; lead: Lead } | undefined {
  const period = margin && !bullet ? findPeriods(text)[0] : undefined;
  if (!margin || !period) return undefined;
  const rest = `${text.slice(0, period.start)}${text.slice(period.end)}`.trim();
  const isSmall = rest.length <= ALONE_CHARS && (!/[\p{Lu}\d.:;]/u.test(rest) || /^\(\d+ \p{L}+\)$/u.test(rest));
  if (others.length === 0 && isSmall) return { period, lead: 'alone' };
  if (period.start > 2) return undefined;
  const [before, behind] = [text.slice(0, period.start).trim(), text.slice(period.end)];
  if (others.length > 0 && ASIDE.test(margin.text.slice(period.end))) return { period, lead: 'cell' };
  if (/^[[(]$/.test(before) && /^\s*[\])]\s*\S/.test(behind)) return { period, lead: 'bracket' };
  return before === '' && /^\s*:\s+\S/.test(behind) ? { period, lead: 'colon' } : undefined;
}

/** How the periods of several lines lead them: a single date that leads its line so (`Autumn 2017`) heads an entry like them. */
function leadsOf(leads: readonly ReturnType<typeof leadOf>[]): ReadonlySet<Lead> {
  const ranges = leads.flatMap((one) => (one && !one.period.single ? one : []));
  const all: readonly Lead[] = ['cell', 'bracket', 'colon', 'alone'];
  return new Set(all.filter((one) => ranges.filter(({ lead }) => lead === one).length >= LEADS_MIN));
}

const LEADS_MIN = 2;

function goesOn(line: ResumeLine, before: Marked | undefined): boolean {
  if (!before?.body || line.bullet || line.gap || line.column !== before.line.column) return false;
  if (findPeriods(line.text)[0]?.start === 0) return false;
  if (/^[\p{Ll}(]/u.test(line.text)) return true;
  const inset = before.line.bullet ? line.x > before.line.x + 1.5 : Math.abs(line.x - before.line.x) < 1;
  const full = before.line.text.length > 60 && !/[.:;]$/.test(before.line.text);
  return inset && (before.line.bullet || full) && (full || line.x > before.line.x + 1.5);
}

/** Whether a line begins where the one above it does. */
function isBelowAlike(line: ResumeLine, above: ResumeLine | undefined): boolean {
  return above !== undefined && !above.bullet && above.column === line.column && Math.abs(above.x - line.x) < 1.5;
}

/** Left edge of header lines: of the dated ones, of what stands beside the date, or of the names above a date alone. */
function headerEdge(lines: readonly ResumeLine[]): number | null {
  const edges = lines.slice(0, EDGES_LINES).flatMap((line, index) => {
    const [period] = line.bullet ? [] : findPeriods(line.text);
    if (!period || period.single || line.text.length > LONG) return [];
    if (period.start < 4 && line.cells.length < 2) return isBelowAlike(line, lines[index - 1]) ? line.x : [];
    return (period.start < 4 ? line.cellX?.[1] : line.x) ?? [];
  });
  // A date inside running text that is indented says nothing where most heads begin elsewhere.
  const alike = (edge: number) => edges.filter((other) => Math.abs(other - edge) < 3).length;
  const isCommon = edges.some((edge) => alike(edge) >= COMMON_EDGES);
  const heads = isCommon ? edges.filter((edge) => alike(edge) > 1) : edges;
  return heads.length > 0 ? heads.reduce((most, edge) => Math.max(most, edge)) : null;
}

const COMMON_EDGES = 3;
/** Edges are compared with each other; what follows so many lines is set like them. */
const EDGES_LINES = 600;

/** What stands further in than its header by this many points tells of it. */
export const INDENT_POINTS = 6;

/** The period of a line that heads an entry: at an edge of the line, in a cell of its own, or on a short line. */
function headPeriod(line: ResumeLine, body: boolean, singles: boolean, heading: boolean): Period | null {
  const fits = (period: Period) => {
    const rest = `${line.text.slice(0, period.start)} ${line.text.slice(period.end)}`
      .replace(/[\s|·•,()–—-]+/g, ' ')
      .trim();
    const cell = line.cells.at(-1);
    const ownCell = line.cells.length > 1 && cell !== undefined && period.start >= cell.start - line.start - 1;
    // A year alone in the margin beside a name is as good as one in a column at the right.
    const [margin] = line.cells;
    const isMargin = line.cells.length > 1 && margin !== undefined && period.end >= margin.end - line.start;
    const isOwn = ownCell || (isMargin && period.start < 2) || (heading && leadOf(line) !== undefined);
    if (period.single && !singles && (body || !(isOwn || rest === ''))) return false;
    if (body) return ownCell && !period.single;
    const edge = heading || period.start < 4 || period.end > line.text.length - 4 || ownCell;
    return rest.length < (heading ? 220 : 100) && (edge || (!period.single && !/[.;]$/.test(line.text)));
  };
  const periods = findPeriods(line.text).filter(fits);
  return periods.find((period) => !period.single) ?? periods.at(-1) ?? null;
}

/** What stands in the place of a date where studies go on. */
const GOES_ON = /^\(?(?:in progress|ongoing|currently enrolled|en curso|cursando(?: actualmente)?|en progreso)\)?$/i;

/** A time without any date, in a cell of its own: `in progress`. */
function openPeriod({ cells, start }: ResumeLine): Period | null {
  const last = cells.at(-1);
  if (!last || cells.length < 2 || !GOES_ON.test(last.text)) return null;
  return { start: last.start - start, end: last.end - start, from: null, to: null, current: true, single: true };
}

/** Whether the courses of a section are bullets, two with a date or more, and no other line with a date comes before them. */
function areBulletHeads(lines: readonly ResumeLine[], heads: ((text: string) => boolean) | undefined): boolean {
  const dated = lines.filter(({ text }) => heads?.(text) === true && findPeriods(text).length > 0);
  const bullets = dated.filter(({ bullet }) => bullet).length;
  return dated[0]?.bullet === true && bullets >= 2 && bullets > dated.length - bullets;
}

/** Of courses of study, no name of a subject is longer. */
const NAME_CHARS = 60;

/** A title, an employer, a town and their time, each of them at its longest. */
const BULLET_HEAD_CHARS = 160;
/** Of the lines of such a section so many are bullets: a heading that nobody knew may stand among them. */
const BULLETS_SHARE = 0.8;

/** `– Cocinera, Mesón Jaramonte, Castellón (may. 2017 – jun. 2026).`: a bullet that ends with its time. */
function endsWithRange({ text, bullet }: ResumeLine): boolean {
  const range = bullet && text.length <= BULLET_HEAD_CHARS ? rangeIn(text) : undefined;
  return (
    range !== undefined &&
    /.{4}[(,:|–—-]\s*$/.test(text.slice(0, range.start)) &&
    /^[\s).]*$/.test(text.slice(range.end))
  );
}

/** The lines of a section with what they are; `singles` lets a single date head an entry, `heads` tells headers by their words. */
export function mark(lines: readonly ResumeLine[], singles: boolean, heads?: (text: string) => boolean): Marked[] {
  const marked: Marked[] = [];
  const edge = headerEdge(lines);
  const allBullets = lines.every((line) => line.bullet) || (singles && areBulletHeads(lines, heads));
  // Who sets every line as a bullet sets the heads of the jobs so as well, and begins with one.
  const bullets = lines.filter((line) => line.bullet).length;
  const endsLead = lines[0] !== undefined && endsWithRange(lines[0]) && bullets >= BULLETS_SHARE * lines.length;
  const allLeads = lines.map(leadOf);
  const usual = leadsOf(allLeads);
  for (const [index, line] of lines.entries()) {
    const before = marked.at(-1);
    const going = goesOn(line, before);
    const isLong =
      heads?.(line.text) === true &&
      line.text.length < 220 &&
      (allBullets ? line.bullet || line.text.length <= LONG : !line.bullet);
    const heading = line.head === true || isLong;
    const lead = allLeads[index]?.lead;
    const leads = leadsWithPeriod(line) || (endsLead && endsWithRange(line)) || (lead !== undefined && usual.has(lead));
    // A school above its degree and subject, each further in than the one before, is one header.
    const isName = singles && line.text.length <= NAME_CHARS && !/[.;:]$/.test(line.text);
    const indented =
      !isName && edge !== null && line.cells.length === 1 && line.x > edge + INDENT_POINTS && line.x < edge + 80;
    const body = !heading && !leads && (line.bullet || going || indented || isProse(line));
    const free = !going || leads || line.text.includes('\t');
    const dated = free ? headPeriod(line, body, singles, heading || leads) : null;
    const period = dated ?? (singles && free ? openPeriod(line) : null);
    // A dated line is a header even when it is set as a bullet, unless it is a long one with a date in its margin.
    marked.push({
      line,
      body: body && !(period && line.cells.length === 1 && line.text.length < LONG && !going),
      heading,
      period,
    });
  }
  return withoutInnerDates(withoutDatedBullets(marked));
}

/** Whether the date of a line stands at its beginning or end or in a cell of its own. */
function isAtEdge({ line, period }: Marked): boolean {
  if (!period) return false;
  const cell = line.cells.find(
    ({ start, end }) => period.start >= start - line.start - 1 && period.end <= end - line.start + 2,
  );
  const [from, to] = [(cell?.start ?? line.start) - line.start, (cell?.end ?? line.end) - line.start];
  return period.start <= from + 8 || period.end >= to - 4;
}

const EDGES_SHARE = 2;

/** Where the dates of most entries stand at an edge, one in the middle of a line is part of what it tells. */
function withoutInnerDates(marked: readonly Marked[]): Marked[] {
  const dated = marked.filter(({ period }) => period !== null);
  const edge = dated.filter(isAtEdge).length;
  const isMostly = edge >= 2 && edge >= EDGES_SHARE * (dated.length - edge);
  return marked.map((one) =>
    isMostly && one.period && !isAtEdge(one) && !one.heading ? { ...one, body: true, period: null } : one,
  );
}

/** Where most entries are headed by plain lines, a bullet with dates tells of the work: `• Redeployed, March to July 2020`. */
function withoutDatedBullets(marked: readonly Marked[]): Marked[] {
  const isHead = ({ period, body }: Marked) => period !== null && !body;
  const isBullet = ({ line }: Marked) => line.bullet && !leadsWithPeriod(line);
  const plain = marked.filter((one) => isHead(one) && !isBullet(one)).length;
  const bullets = marked.filter((one) => isHead(one) && isBullet(one)).length;
  if (bullets === 0 || plain < bullets) return [...marked];
  return marked.map((one) => (isHead(one) && isBullet(one) ? { ...one, body: true, period: null } : one));
}
