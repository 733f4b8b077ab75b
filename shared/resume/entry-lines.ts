/**
 * Brings the lines of an experience or education section into the shape in which entries are cut: periods in one line, names in
 * one piece, forms with their fields first, cards one after the other, paragraphs with their header apart.
 */
import { fold } from '../taxonomy/index.ts';
import { findPeriods, hasRange, proseAfterPeriod } from './dates.ts';
import {
  withFieldsApart,
  withFieldsFirst,
  withoutFieldLabel,
  withPlainLabels,
  withWholeLabels,
} from './field-labels.ts';
import { lookOf, lookOfText, partLine, type ResumeLine } from './line.ts';
import { withMarginPeriods } from './margin-periods.ts';
import { HEADS_SHARE, withHeadsApart, withSentenceHeads } from './prose-entries.ts';
import { withStackedPeriods } from './stacked-periods.ts';

/** No header is longer than this many characters, unless its words say that it is one. */
export const LONG = 95;

const STARTS =
  /^(?:fecha (?:de )?(?:ingreso|inicio|entrada|alta)|desde|ingreso|inicio|start(?: date)?|from|date (?:started|joined)|started)$/;
const ENDS =
  /^(?:fecha (?:de )?(?:retiro|salida|fin(?:alizacion)?|termino|egreso|baja)|hasta|retiro|salida|fin|termino|end(?: date)?|ended|finish(?:ed)?|to|until|date left|left)$/;

/** The label of a line as forms have it: `FECHA DE INGRESO` before a colon or in a cell of its own. */
function labelOf({ cells: [first, ...others] }: ResumeLine): string {
  const label = first?.text.split(':')[0] ?? '';
  return first && (others.length > 0 || first.text.includes(':')) ? fold(label).trim() : '';
}

/** Two lines of one period as one; what stands between their ends and beginnings stays blank. */
function joinedLine(one: ResumeLine, other: ResumeLine): ResumeLine {
  const text = `${one.text}${'\n'.repeat(Math.max(1, other.start - one.end))}${other.text}`;
  const [cell, rest] = [one.cells.at(-1), other.cells[0]];
  const faces = [...(one.faces ?? []), ...(other.faces ?? [])];
  const isHung = isDatedInMargin(one) && other.cells.length === 1;
  if (isHung && cell && rest) {
    const whole = { text: text.slice(cell.start - one.start), start: cell.start, end: rest.end };
    return { ...one, text, end: other.end, faces, cells: [...one.cells.slice(0, -1), whole] };
  }
  if (one.cells.length > 1 || other.cells.length > 1 || !cell || !rest)
    return { ...one, text, end: other.end, faces, cells: [...one.cells, ...other.cells] };
  const whole = { text: text.slice(cell.start - one.start), start: cell.start, end: rest.end };
  return { ...one, text, end: other.end, faces, cells: [whole] };
}

/** `01/2019 -` with nothing behind it. */
const OPEN_END =
  /(?:(?:19|20)\d\d|\d\d?[/.]\d{2,4}|['’]\d\d)\s*(?:[-–—]|\b(?:a|al|to|hasta)\b)\s*(?:(?:ene|jan|feb|mar|abr|apr|may|jun|jul|ago|aug|sep|set|oct|nov|dic|dec)\p{L}*\.?\s*)?$/iu;

/** A bracket with a date that the next line closes: `Clínica Norte (feb. 2019 –` above `presente)`. */
const UNCLOSED = /\([^()]*(?:(?:19|20)\d\d|\p{L}{3,10}\.?)[\s–—-]*$/u;
const CLOSES = /^[\s–—-]*[^()]{0,30}\)\s*$/;

/** Longer than a header with its period. */
const JOINED_MAX = 240;

/** Periods that two lines tell: a form's first and last day, and a range that a line's end broke in two. */
function withWholePeriods(lines: readonly ResumeLine[]): ResumeLine[] {
  const out: ResumeLine[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const isForm = last && STARTS.test(labelOf(last)) && ENDS.test(labelOf(line));
    const isBroken = last && OPEN_END.test(last.text) && DATE_FIRST.test(line.text) && last.column === line.column;
    const isBracket = last && UNCLOSED.test(last.text) && CLOSES.test(line.text) && !line.gap;
    // What is joined already goes on at most once more: no text grows with every line.
    const isShort = last !== undefined && last.text.length <= JOINED_MAX;
    if (last && isShort && (isForm || isBroken || isBracket)) out[out.length - 1] = joinedLine(last, line);
    else out.push(line);
  }
  return out;
}

/** Where a line set in below a bullet begins, from the bullet on. */
const HUNG_MIN = 4;
const HUNG_MAX = 40;
const REST_CHARS = 60;
/** A line that somebody broke is at least this long. */
const OPEN_CHARS = 45;

/** Typed bullets whose date stands on their second line, as one: `- Bachiller, Liceo Alto Prado (dos años,` above `sin terminar), 2019`. */
function withHungDates(lines: readonly ResumeLine[]): ResumeLine[] {
  const out: ResumeLine[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const isTyped = last?.bullet === true && last.face === undefined && last.cellX === undefined;
    const isHung = isTyped && !line.bullet && !line.gap && line.x > last.x + HUNG_MIN && line.x <= last.x + HUNG_MAX;
    const isRest =
      isHung && line.text.length <= REST_CHARS && endsWithDate(line.text) && !isDateOnly(line) && !hasRange(line.text);
    const isOpen = last && last.text.length >= OPEN_CHARS && /^\p{Ll}/u.test(line.text);
    if (isOpen && isRest && findPeriods(last.text).length === 0 && !/[.;:]$/.test(last.text))
      out[out.length - 1] = joinedLine(last, line);
    else out.push(line);
  }
  return out;
}

/** Whether a line is but a date. */
function isDateOnly(line: ResumeLine | undefined): boolean {
  const [period] = line ? findPeriods(line.text) : [];
  return line !== undefined && period !== undefined && line.text.length - (period.end - period.start) < 6;
}

/** The rest of a name that its line's end broke (`colour & styling` above `consultant`), set as the name is and unlike running text. */
function isRestOfName(last: ResumeLine, line: ResumeLine, textLook: string | null): boolean {
  // Where names begin small, a small letter says nothing.
  const isLow = /^\p{Ll}/u.test(line.text) && !/^\p{Ll}/u.test(last.text) && line.text.length < last.text.length;
  const isSet = last.face !== undefined && last.face === line.face && lookOf(last) !== textLook;
  const isOpen = !/[.;:]$/.test(last.text) && last.text.length > 20 && last.cells.length === 1;
  return isLow && isSet && isOpen && !hasRange(last.text) && !last.bullet && !line.bullet && !line.gap;
}

/** Whether the first word of the next line, a short rest, would have run over the right edge. */
function isOverfull(last: ResumeLine, line: ResumeLine, edge: number): boolean {
  const letter = last.width / Math.max(1, last.text.length);
  const words = line.text.split(' ');
  return words.length <= 3 && last.x + last.width + ((words[0]?.length ?? 0) + 1) * letter > edge;
}

/** Whether a line has its date in a cell of its own before its name. */
function isDatedInMargin({ cells: [first, ...others], start, text }: ResumeLine): boolean {
  const [period] = others.length === 1 ? findPeriods(text) : [];
  return first !== undefined && period !== undefined && period.end <= first.end - start + 1;
}

/** Whether names stand below those with their date in the margin as a rule, also where they had a place beside them. */
function haveNamesBelow(lines: readonly ResumeLine[], edge: number): boolean {
  return lines.some((line, index) => {
    const next = lines[index + 1];
    const isBelow = next && !next.bullet && !next.gap && Math.abs((line.cellX?.[1] ?? Number.NaN) - next.x) < 1;
    return isBelow && isDatedInMargin(line) && !isOverfull(line, next, edge);
  });
}

/** Whether a line is the rest of the name above it, which ran over the right edge beside, above or below its date. */
function isRestAtDate(
  lines: readonly ResumeLine[],
  index: number,
  last: ResumeLine,
  { edge, isStacked, isName }: { edge: number; isStacked: boolean; isName: (text: string) => boolean },
): boolean {
  const line = lines[index];
  if (!line || last.bullet || line.bullet || line.gap || line.roles || last.roles) return false;
  const isAlike = last.column === line.column && last.fontSize === line.fontSize;
  const isFull = last.x + last.width > 0.85 * edge && last.text.length > 40 && !/[.;:]$/.test(last.text);
  // A date may stand in the margin beside the name, above it or below it.
  const isHung = isDatedInMargin(last);
  const isPlain = (isHung || findPeriods(last.text).length === 0) && findPeriods(line.text).length === 0;
  const [before, after] = [isDateOnly(lines[index - 2]), isDateOnly(lines[index + 1])];
  const isAtDate = isHung
    ? !isStacked && !isName(line.text) && isOverfull(last, line, edge)
    : before !== after && line.cells.length === 1;
  const left = isHung ? (last.cellX?.[1] ?? Number.NaN) : last.x;
  const isShort = line.text.length < 0.6 * last.text.length;
  return isAlike && isFull && isPlain && isAtDate && isShort && Math.abs(left - line.x) < 1;
}

/** A header line that ran over the right edge, above or below a line with its date, as one with its rest. */
function withWholeNames(lines: readonly ResumeLine[], nameEvidence?: (text: string) => number): ResumeLine[] {
  const edge = lines.reduce((most, { x, width }) => Math.max(most, x + width), 0);
  // Typed text is as wide as its longest line: only where several reach the edge is it one.
  const hasEdge = lines.filter(({ x, width }) => x + width > 0.9 * edge).length >= 3;
  // One word alone may be the end of a name (`Institute`), several that name a place are a name.
  const isName = (text: string) => / /.test(text) && (nameEvidence?.(text) ?? 0) >= 2;
  const page = { edge, isStacked: haveNamesBelow(lines, edge), isName };
  const textLook = lookOfText(lines);
  const out: ResumeLine[] = [];
  for (const [index, line] of lines.entries()) {
    const last = out.at(-1);
    const couldBe = hasEdge || (line.cellX !== undefined && line.text.split(' ').length <= 3);
    const isRest = last && (isRestOfName(last, line, textLook) || (couldBe && isRestAtDate(lines, index, last, page)));
    if (isRest) out[out.length - 1] = joinedLine(last, line);
    else out.push(line);
  }
  return out;
}

/** Marked lines that head an entry each, with the mark taken off. */
function asHeads(lines: readonly ResumeLine[], heads: ReadonlySet<ResumeLine>, isDated: (at: number) => boolean) {
  const dated = lines.filter((line, at) => heads.has(line) && isDated(at)).length;
  if (heads.size < 2 || dated < HEADS_SHARE * heads.size) return null;
  return lines.map((line) => (heads.has(line) ? { ...line, bullet: false, gap: true } : line));
}

/** An employer, a town and a time stand below a title at most. */
const LINES_BELOW = 3;

/**
 * Entries that are numbered (`1. CLIMAS Y DUCTOS S.A.S.`), each with a period on one of the next lines, and titles behind a mark (`* Cajera`)
 * with employer and period on lines of their own below, set in as far as the words behind the mark.
 */
function withMarkedHeads(lines: readonly ResumeLine[]): ResumeLine[] {
  const bullets = lines.filter(({ bullet }) => bullet);
  const numbered = new Set(bullets.filter(({ text }) => /^\s*\d{1,2}[.)]\s/.test(text)));
  const hasPeriod = (at: number) => lines.slice(at, at + 4).some(({ text }) => hasRange(text));
  const hasPeriodBelow = (at: number) => {
    const own = lines[at];
    const below = lines.slice(at + 1, at + 1 + LINES_BELOW);
    const to = below.findIndex((line) => hasRange(line.text) || isDateOnly(line));
    return to >= 0 && below.slice(0, to + 1).every(({ bullet, gap, x }) => own && !bullet && !gap && x > own.x);
  };
  return asHeads(lines, numbered, hasPeriod) ?? asHeads(lines, new Set(bullets), hasPeriodBelow) ?? [...lines];
}

/** A name above what tells of it is no longer. */
const ABOVE_CHARS = 90;

/** Where a period ends that begins a line of prose below a name: `2009 to 2017. Ran a studio of three.` below its title; else null. */
function datesEnd(line: ResumeLine, above: ResumeLine | undefined): number | null {
  if (!above || line.cells.length > 1) return null;
  const isName = above.cells.length === 1 && !above.bullet && above.text.length <= ABOVE_CHARS;
  const isBelow = above.x < line.x - 1 || (above.face !== undefined && above.face !== line.face);
  return isName && isBelow && findPeriods(above.text).length === 0 ? proseAfterPeriod(line.text) : null;
}

/** Prose that begins with its period, below a name, as a line of its date and what it tells. */
function withDatesApart(lines: readonly ResumeLine[]): ResumeLine[] {
  const ends = lines.map((line, index) => datesEnd(line, lines[index - 1]));
  if (ends.filter((end) => end !== null).length < 2) return [...lines];
  return lines.flatMap((line, index) => {
    const end = ends[index] ?? null;
    if (end === null) return [line];
    return [
      { ...partLine(line, 0, end), bullet: false, gap: false },
      { ...partLine(line, end, line.text.length), bullet: true, gap: false },
    ];
  });
}

/** Where the entries themselves are the bullets of a list, those with a period are header lines. */
function withBulletHeads(given: readonly ResumeLine[]): ResumeLine[] {
  const lines = withMarkedHeads(given);
  const bullets = lines.filter(({ bullet }) => bullet);
  const dated = new Set(bullets.filter(({ text }) => hasRange(text)));
  if (dated.size < 2 || dated.size < HEADS_SHARE * bullets.length) return [...lines];
  const isHead = (line: ResumeLine) => dated.has(line) || (line.bullet && endsWithDate(line.text));
  return lines.map((line) => (isHead(line) ? { ...line, bullet: false, gap: true } : line));
}

/** Longer bullets with a date tell of something. */
const DATED_CHARS = 80;

/** `* Certificate in Bookkeeping, 2010` */
function endsWithDate(text: string): boolean {
  const last = findPeriods(text).at(-1);
  return last !== undefined && text.length <= DATED_CHARS && text.length - last.end <= 2;
}

/** `diciembre 2019`, `2014`, `12/2020`, `la fecha` at a line's beginning. */
const DATE_FIRST =
  /^\s*(?:\p{L}{3,10}\.?\s+(?:del?\s+)?(?:19|20)\d\d|(?:19|20)\d\d|\d\d?[/.]\d{4}|(?:la )?fecha|hoy|present|now|actual)/iu;

/** A line that holds one cell of another. */
function cellLine(line: ResumeLine, at: number): ResumeLine {
  const [cell, x] = [line.cells[at], line.cellX?.[at]];
  if (!cell) return line;
  const offset = cell.start - line.start;
  const text = line.text.slice(offset, offset + cell.text.length);
  return { ...line, text, start: cell.start, end: cell.end, cells: [cell], x: x ?? line.x, ...(x && { cellX: [x] }) };
}

/** Entries set side by side, a column each: their rows hold as many cells, and one row as many periods. They are read one after the other. */
function withoutGrids(lines: readonly ResumeLine[]): ResumeLine[] {
  const out: ResumeLine[] = [];
  for (let from = 0; from < lines.length; ) {
    const width = lines[from]?.cells.length ?? 0;
    let to = from + 1;
    while (to < lines.length && lines[to]?.cells.length === width) to += 1;
    const rows = lines.slice(from, to);
    const isDated = ({ cells }: ResumeLine) => cells.every(({ text }) => hasRange(text));
    const isGrid = width > 1 && rows.length > 1 && rows.some(isDated);
    if (!isGrid) out.push(...rows);
    else
      for (let column = 0; column < width; column += 1)
        out.push(...rows.map((row, index) => ({ ...cellLine(row, column), gap: index === 0 })));
    from = to;
  }
  return out;
}

/** The lines to cut into entries. `nameEvidence` tells how much a text reads as a name that stands in a header. */
export function entryLines(given: readonly ResumeLine[], nameEvidence?: (text: string) => number): ResumeLine[] {
  const whole = withWholePeriods(
    withFieldsFirst(
      withPlainLabels(withFieldsApart(withWholeLabels(withMarginPeriods(withStackedPeriods(withHungDates(given)))))),
    ),
  );
  const headed = withBulletHeads(withHeadsApart(withDatesApart(withSentenceHeads(whole)), nameEvidence));
  return withWholeNames(withoutGrids(headed.map(withoutFieldLabel)), nameEvidence);
}
