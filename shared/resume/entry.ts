/** Cuts an experience or education section into entries: dated header lines and the text that belongs to them. */
import { fold } from '../taxonomy/index.ts';
import { findPeriods, type Period } from './dates.ts';
import { withFieldsFirst, withoutFieldLabel } from './field-labels.ts';
import { type Piece, pieceOf, type ResumeLine } from './line.ts';

/** One job or course of study before its header is understood. */
export interface Entry {
  /** The header's lines, cells in order, dates cut out. */
  header: Piece[][];
  period: Period | null;
  body: ResumeLine[];
  /** Sentences that stood behind the header on its own line. */
  tails?: Piece[];
}

interface Marked {
  line: ResumeLine;
  /** Running text: a bullet, the rest of one, or prose. */
  body: boolean;
  /** Its words make it a header, however long it is. */
  heading: boolean;
  period: Period | null;
}

const LONG = 95;

function isProse(line: ResumeLine): boolean {
  const text = line.text.trim();
  // `(closed for lockdown 04/20 - 09/20)` is an aside.
  if (text.startsWith('(') && text.length > 12) return true;
  if (/^\p{Ll}/u.test(text)) return findPeriods(text)[0]?.start !== 0;
  // `Directora, de abril de 2020 a la fecha.` heads an entry, its full stop notwithstanding.
  if (text.length <= LONG && findPeriods(text).some(({ single, end }) => !single && end >= text.length - 2))
    return false;
  return (
    text.length > LONG ||
    (/[.;]$/.test(text) &&
      text.split(' ').length > 1 &&
      !/\b(?:inc|ltd|co|corp|s\.a|s\.l|s\.a\.s|s\.l\.[ulp]|s\.r\.l|e\.i\.r\.l|c\. ?v|c[ií]a|bros|jr|sr)\.$/i.test(text))
  );
}

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
  const edges = lines.flatMap((line, index) => {
    const [period] = line.bullet ? [] : findPeriods(line.text);
    if (!period || period.single || line.text.length > LONG) return [];
    if (period.start < 4 && line.cells.length < 2) return isBelowAlike(line, lines[index - 1]) ? line.x : [];
    return (period.start < 4 ? line.cellX?.[1] : line.x) ?? [];
  });
  return edges.length > 0 ? edges.reduce((most, edge) => Math.max(most, edge)) : null;
}

const INDENT_POINTS = 6;

/** The period of a line that heads an entry: at an edge of the line, in a cell of its own, or on a short line. */
function headPeriod(line: ResumeLine, body: boolean, singles: boolean, heading: boolean): Period | null {
  const fits = (period: Period) => {
    const rest = `${line.text.slice(0, period.start)} ${line.text.slice(period.end)}`
      .replace(/[\s|·•,()–—-]+/g, ' ')
      .trim();
    const cell = line.cells.at(-1);
    const ownCell = line.cells.length > 1 && cell !== undefined && period.start >= cell.start - line.start - 1;
    if (period.single && !singles && (body || !(ownCell || rest === ''))) return false;
    if (body) return ownCell && !period.single;
    const edge = heading || period.start < 4 || period.end > line.text.length - 4 || ownCell;
    return rest.length < (heading ? 220 : 100) && (edge || (!period.single && !/[.;]$/.test(line.text)));
  };
  const periods = findPeriods(line.text).filter(fits);
  return periods.find((period) => !period.single) ?? periods.at(-1) ?? null;
}

function mark(lines: readonly ResumeLine[], singles: boolean, heads?: (text: string) => boolean): Marked[] {
  const marked: Marked[] = [];
  const edge = headerEdge(lines);
  const allBullets = lines.every((line) => line.bullet);
  for (const line of lines) {
    const before = marked.at(-1);
    const going = goesOn(line, before);
    const heading = heads?.(line.text) === true && line.text.length < 220 && (!line.bullet || allBullets);
    const leads = leadsWithPeriod(line);
    const indented = edge !== null && line.cells.length === 1 && line.x > edge + INDENT_POINTS && line.x < edge + 80;
    const body = !heading && !leads && (line.bullet || going || indented || isProse(line));
    const free = !going || leads || line.text.includes('\t');
    const period = free ? headPeriod(line, body, singles, heading || leads) : null;
    // A dated line is a header even when it is set as a bullet, unless it is a long one with a date in its margin.
    marked.push({
      line,
      body: body && !(period && line.cells.length === 1 && line.text.length < LONG && !going),
      heading,
      period,
    });
  }
  return withoutDatedBullets(marked);
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

/** Lines right above a dated line that can belong to its header. */
function headersAbove(marked: readonly Marked[], anchor: number, floor: number): number {
  let count = 0;
  for (let at = anchor - 1; at >= floor && count < 4; at--) {
    const one = marked[at];
    if (!one || one.body || one.period) break;
    count += 1;
    const above = marked[at - 1];
    // An employer above the title of its first job, each with a distance of its own.
    const isEmployer =
      count === 1 && above && at > floor && !above.body && !above.period && above.line.bold && above.line.gap;
    if (one.line.gap && !isEmployer) break;
  }
  return count;
}

/** Whether a dated line says nothing but its date: then the names stand below it, however long. */
function isBareDate({ line, period }: Marked): boolean {
  if (!period) return false;
  const rest = `${line.text.slice(0, period.start)}${line.text.slice(period.end)}`;
  // `terminado en 1992`, `campañas, de 2005 a 2008`, `Since November 2023`
  if (DURATION.test(rest.trim())) return true;
  return rest.trim().length < 6 || (rest.trim().length <= BARE_WORDS && !/\p{Lu}/u.test(rest.slice(1)));
}

/** `(2 years 1 month)` behind a period. */
const DURATION = /^[·•|,\s]*\(?(?:\d+\s*(?:years?|yrs?|months?|mos?|a[nñ]os?|mes(?:es)?)[\s,y]*){1,2}\)?$/i;

/** As long as `finished in` or `campañas,` beside a date. */
const BARE_WORDS = 16;

function headersBelow(marked: readonly Marked[], anchor: number, end: number): number {
  const own = marked[anchor];
  let count = 0;
  for (let at = anchor + 1; at < end && count < 3; at++) {
    const one = marked[at];
    if (!one || one.body || one.period) break;
    if (one.line.gap && one.line.column === own?.line.column && !isBareDate(own)) break;
    const wordy = one.line.text.length > 60 && one.line.text.split(' ').length > 9;
    if (wordy && !one.heading && !(count === 0 && own && isBareDate(own))) break;
    count += 1;
  }
  return count;
}

/** Where the names of the entries of a section stand, seen from lines with nothing but their dates. */
type Direction = 'above' | 'either';

/** Which of the lines next to the dated ones are names, by what they say, over all entries of a section. */
function directionOf(
  marked: readonly Marked[],
  anchors: readonly number[],
  nameEvidence?: (text: string) => number,
): Direction {
  if (!nameEvidence) return 'either';
  const evidence = (at: number, floor: number, end: number) => {
    const one = at >= floor && at < end ? marked[at] : undefined;
    return !one || one.period || one.line.bullet ? -1 : nameEvidence(one.line.text);
  };
  const leans = anchors.map((anchor, index) => {
    const own = marked[anchor];
    if (!own || !isBareDate(own)) return 0;
    const [floor, end] = [(anchors[index - 1] ?? -1) + 1, anchors[index + 1] ?? marked.length];
    const lean = evidence(anchor + 1, floor, end) - evidence(anchor - 1, floor, end);
    return Math.abs(lean) < 1 ? 0 : Math.sign(lean);
  });
  const sum = leans.reduce<number>((total, lean) => total + lean, 0);
  return sum <= -Math.max(1, 0.5 * anchors.length) ? 'above' : 'either';
}

function withoutPeriod(line: ResumeLine, period: Period | null): Piece[] {
  if (!period) return line.cells;
  const from = line.start + period.start;
  const to = line.start + period.end;
  return line.cells.flatMap((cell) => {
    if (to <= cell.start || from >= cell.end) return cell;
    const at = (position: number) => position - cell.start;
    const open = cell.text.slice(0, Math.max(0, at(from))).replace(/[([]\s*$/, '');
    const rest = cell.text.slice(Math.max(0, at(to)));
    const closing = /^\s*[)\]]/.exec(rest)?.[0].length ?? 0;
    const left = pieceOf(cell.text, 0, open.length);
    const right = pieceOf(cell.text, Math.min(cell.text.length, at(to) + closing), cell.text.length);
    return [left, right]
      .filter((piece) => piece.text !== '')
      .map((piece) => ({ text: piece.text, start: cell.start + piece.start, end: cell.start + piece.end }));
  });
}

/** A period found in a line, with the offsets of the document. */
function inDocument(period: Period, offset: number): Period {
  const moved = (moment: Period['from']) =>
    moment && { ...moment, span: { start: moment.span.start + offset, end: moment.span.end + offset } };
  const { start, end } = period;
  return { ...period, start: start + offset, end: end + offset, from: moved(period.from), to: moved(period.to) };
}

/** Where nothing but a date heads an entry, its text begins with the names: `Jefa de pastelería en El Hornero, Rosario. Tengo a cargo...` */
function firstSentence([first]: readonly ResumeLine[]): Piece[][] {
  const cell = first && !first.bullet ? first.cells[0] : undefined;
  if (!cell) return [];
  const end = cell.text.search(/(?<=\p{L}{3})\.(?:\s|$)/u);
  const text = end > 0 ? cell.text.slice(0, end) : cell.text;
  return text.length <= LONG ? [[{ text, start: cell.start, end: cell.start + text.length }]] : [];
}

function entryOf(marked: readonly Marked[], start: number, anchor: number, end: number, direction: Direction): Entry {
  const isAbove = direction === 'above' && start < anchor && marked[anchor] !== undefined && isBareDate(marked[anchor]);
  const headEnd = anchor + 1 + (isAbove ? 0 : headersBelow(marked, anchor, end));
  const own = marked[anchor];
  // The date in the margin of a bullet: the header stands above it.
  const margin = own?.body === true;
  const heads = marked.slice(start, margin ? anchor : headEnd);
  const body = marked.slice(margin ? anchor : headEnd, end).map(({ line }, index) => {
    if (!margin || index > 0) return line;
    return { ...line, cells: line.cells.slice(0, 1), end: line.cells[0]?.end ?? line.end };
  });
  const names = heads.map(({ line, period }) => withoutPeriod(line, period)).filter((pieces) => pieces.length > 0);
  const header = names.length > 0 ? names : firstSentence(body);
  return { header, period: own?.period ? inDocument(own.period, own.line.start) : null, body };
}

/** Entries without any date: a header line opens one after a gap or after running text. */
function undated(marked: readonly Marked[]): Entry[] {
  const entries: Entry[] = [];
  let before: Marked | undefined;
  for (const one of marked) {
    const last = entries.at(-1);
    const opens = !one.body && (!last || one.line.gap || before?.body === true);
    if (opens) entries.push({ header: [one.line.cells], period: null, body: [] });
    else if (last && !one.body && last.body.length === 0 && last.header.length < 3) last.header.push(one.line.cells);
    else last?.body.push(one.line);
    before = one;
  }
  return entries;
}

const STARTS =
  /^(?:fecha (?:de )?(?:ingreso|inicio|entrada|alta)|desde|ingreso|inicio|start(?: date)?|from|date (?:started|joined)|started)$/;
const ENDS =
  /^(?:fecha (?:de )?(?:retiro|salida|fin(?:alizacion)?|termino|egreso|baja)|hasta|retiro|salida|fin|termino|end(?: date)?|to|until|date left|left)$/;

/** The label of a line as forms have it: `FECHA DE INGRESO` before a colon or in a cell of its own. */
function labelOf({ cells: [first, ...others] }: ResumeLine): string {
  const label = first?.text.split(':')[0] ?? '';
  return first && (others.length > 0 || first.text.includes(':')) ? fold(label).trim() : '';
}

/** Two lines of one period as one; what stands between their ends and beginnings stays blank. */
function joinedLine(one: ResumeLine, other: ResumeLine): ResumeLine {
  const text = `${one.text}${'\n'.repeat(Math.max(1, other.start - one.end))}${other.text}`;
  const [cell, rest] = [one.cells.at(-1), other.cells[0]];
  if (one.cells.length > 1 || other.cells.length > 1 || !cell || !rest)
    return { ...one, text, end: other.end, cells: [...one.cells, ...other.cells] };
  const whole = { text: text.slice(cell.start - one.start), start: cell.start, end: rest.end };
  return { ...one, text, end: other.end, cells: [whole] };
}

/** `01/2019 -` with nothing behind it. */
const OPEN_END =
  /(?:(?:19|20)\d\d|\d\d?[/.]\d{2,4}|['’]\d\d)\s*(?:[-–—]|\b(?:a|al|to|hasta)\b)\s*(?:(?:ene|jan|feb|mar|abr|apr|may|jun|jul|ago|aug|sep|set|oct|nov|dic|dec)\p{L}*\.?\s*)?$/iu;

/** A bracket with a date that the next line closes: `Clínica Norte (feb. 2019 –` above `presente)`. */
const UNCLOSED = /\([^()]*(?:(?:19|20)\d\d|\p{L}{3,10}\.?)[\s–—-]*$/u;
const CLOSES = /^[\s–—-]*[^()]{0,30}\)\s*$/;

/** Periods that two lines tell: a form's first and last day, and a range that a line's end broke in two. */
function withWholePeriods(lines: readonly ResumeLine[]): ResumeLine[] {
  const out: ResumeLine[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const isForm = last && STARTS.test(labelOf(last)) && ENDS.test(labelOf(line));
    const isBroken = last && OPEN_END.test(last.text) && DATE_FIRST.test(line.text) && last.column === line.column;
    const isBracket = last && UNCLOSED.test(last.text) && CLOSES.test(line.text) && !line.gap;
    if (last && (isForm || isBroken || isBracket)) out[out.length - 1] = joinedLine(last, line);
    else out.push(line);
  }
  return out;
}

/** Whether a line is but a date. */
function isDateOnly(line: ResumeLine | undefined): boolean {
  const [period] = line ? findPeriods(line.text) : [];
  return line !== undefined && period !== undefined && line.text.length - (period.end - period.start) < 6;
}

/** A header line that ran over the right edge, above or below a line with its date, as one with its rest. */
function withWholeNames(lines: readonly ResumeLine[]): ResumeLine[] {
  const edge = lines.reduce((most, { x, width }) => Math.max(most, x + width), 0);
  // Typed text is as wide as its longest line: only where several reach the edge is it one.
  const hasEdge = lines.filter(({ x, width }) => x + width > 0.9 * edge).length >= 3;
  const out: ResumeLine[] = [];
  for (const [index, line] of lines.entries()) {
    const last = out.at(-1);
    const isRest = hasEdge || (line.cellX !== undefined && line.text.split(' ').length <= 3);
    const isAlike =
      last &&
      !last.bullet &&
      !line.bullet &&
      !line.gap &&
      last.column === line.column &&
      last.fontSize === line.fontSize;
    const isFull = last && last.x + last.width > 0.85 * edge && last.text.length > 40 && !/[.;:]$/.test(last.text);
    const isPlain = last && findPeriods(last.text).length === 0 && findPeriods(line.text).length === 0;
    const isAtDate = isDateOnly(lines[index + 1]) && !isDateOnly(lines[index - 2]);
    if (
      isAlike &&
      isRest &&
      isFull &&
      isPlain &&
      isAtDate &&
      Math.abs(last.x - line.x) < 1 &&
      line.text.length < 0.6 * last.text.length
    )
      out[out.length - 1] = joinedLine(last, line);
    else out.push(line);
  }
  return out;
}

/** Entries that are numbered (`1. CLIMAS Y DUCTOS S.A.S.`): each number has a period on one of the next lines. */
function withNumberedHeads(lines: readonly ResumeLine[]): ResumeLine[] {
  const numbered = lines.filter(({ text, bullet }) => bullet && /^\s*\d{1,2}[.)]\s/.test(text));
  const hasPeriod = (line: ResumeLine) => {
    const at = lines.indexOf(line);
    return lines.slice(at, at + 4).some(({ text }) => findPeriods(text).some(({ single }) => !single));
  };
  if (numbered.length < 2 || numbered.filter(hasPeriod).length < HEADS_SHARE * numbered.length) return [...lines];
  return lines.map((line) => (numbered.includes(line) ? { ...line, bullet: false, gap: true } : line));
}

/** Beyond this many characters of a paragraph no header stands. */
const HEAD_CHARS = 170;

/** Where the header of a paragraph ends that holds a whole job: behind its period, or with the sentence that begins with it. */
function headEnd(text: string): number | null {
  const period = findPeriods(text).find(({ single }) => !single);
  if (!period || period.end > HEAD_CHARS) return null;
  const isFirst = period.start < 4;
  const rest = text.slice(period.end);
  const stop = isFirst ? rest.search(/(?<=[\p{L})]{2})\.\s+\p{Lu}/u) : rest.search(/^[).\s]{0,3}/);
  const end = period.end + (isFirst ? stop + 1 : (/^[).]*/.exec(rest)?.[0].length ?? 0));
  return stop < 0 || end > HEAD_CHARS ? null : end;
}

/** A part of a line as a line of its own. */
function partLine(line: ResumeLine, from: number, to: number): ResumeLine {
  const piece = pieceOf(line.text, from, to);
  const start = line.start + piece.start;
  const end = line.start + piece.end;
  return { ...line, text: piece.text, start, end, cells: [{ text: piece.text, start, end }] };
}

/** Paragraphs that tell a job each (`Botica Sur. Ayudante. 2010 a 2011. Atención...`) as a header and what it did. */
function withHeadsApart(lines: readonly ResumeLine[], nameEvidence?: (text: string) => number): ResumeLine[] {
  const cuts = new Map<ResumeLine, number>();
  for (const line of lines) {
    const end = line.text.length > LONG && line.cells.length === 1 ? headEnd(line.text) : null;
    const names = end === null ? [] : line.text.slice(0, end).split(/[.,;(]\s+|\s(?:en|como|at|as)\s/);
    if (end !== null && names.some((name) => (nameEvidence?.(name) ?? 0) >= 1.5)) cuts.set(line, end);
  }
  const dated = lines.filter(({ text }) => findPeriods(text).some(({ single }) => !single)).length;
  if (cuts.size < 2 || cuts.size < HEADS_SHARE * dated) return [...lines];
  return lines.flatMap((line) => {
    const end = cuts.get(line);
    if (end === undefined) return [line];
    const lead = (line.cells[0]?.start ?? line.start) - line.start;
    const tail = partLine(line, end, line.text.length);
    return [
      { ...partLine(line, lead, end), bullet: false, gap: true },
      ...(tail.text === '' ? [] : [{ ...tail, bullet: true, gap: false }]),
    ];
  });
}

/** Of the bullets of a section, so many have a period where each of them heads an entry. */
const HEADS_SHARE = 0.6;

/** Where the entries themselves are the bullets of a list, those with a period are header lines. */
function withBulletHeads(given: readonly ResumeLine[]): ResumeLine[] {
  const lines = withNumberedHeads(given);
  const bullets = lines.filter(({ bullet }) => bullet);
  const hasRange = ({ text }: ResumeLine) => findPeriods(text).some(({ single }) => !single);
  const dated = new Set(bullets.filter(hasRange));
  if (dated.size < 2 || dated.size < HEADS_SHARE * bullets.length) return [...lines];
  return lines.map((line) => (dated.has(line) ? { ...line, bullet: false, gap: true } : line));
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
    const isDated = ({ cells }: ResumeLine) =>
      cells.every(({ text }) => findPeriods(text).some(({ single }) => !single));
    const isGrid = width > 1 && rows.length > 1 && rows.some(isDated);
    if (!isGrid) out.push(...rows);
    else
      for (let column = 0; column < width; column += 1)
        out.push(...rows.map((row, index) => ({ ...cellLine(row, column), gap: index === 0 })));
    from = to;
  }
  return out;
}

/** What the words of a kind of entry tell about its lines. */
export interface EntryWords {
  /** Whether a line is a header, however long. */
  heads?(text: string): boolean;
  /** How much a line reads as a name that stands in a header. */
  nameEvidence?(text: string): number;
}

/**
 * The entries of a section in order. Each dated line anchors one; how many lines of its header stand above it is
 * learned from the first entry, where nothing else can. `singles` lets a single date (a year of graduation) anchor.
 */
export function entriesOf(
  given: readonly ResumeLine[],
  singles: boolean,
  { heads, nameEvidence }: EntryWords = {},
): Entry[] {
  const lines = withWholeNames(
    withoutGrids(
      withBulletHeads(withHeadsApart(withWholePeriods(withFieldsFirst(given)), nameEvidence)).map(withoutFieldLabel),
    ),
  );
  const strict = mark(lines, false, heads);
  const marked = singles || !strict.some((one) => one.period) ? mark(lines, true, heads) : strict;
  const anchors = marked.flatMap((one, index) => (one.period ? [index] : []));
  const first = anchors[0];
  if (first === undefined) return undated(marked);
  const direction = directionOf(marked, anchors, nameEvidence);
  const usual = headersAbove(marked, first, 0);
  const starts = anchors.map((anchor, index) => {
    const floor = (anchors[index - 1] ?? -1) + 1;
    const above = headersAbove(marked, anchor, floor);
    const needed = marked[anchor]?.body ? Math.max(1, usual) : usual;
    return anchor - Math.min(above, index === 0 ? Math.min(above, 3) : needed);
  });
  return anchors.map((anchor, index) =>
    entryOf(marked, starts[index] ?? anchor, anchor, starts[index + 1] ?? marked.length, direction),
  );
}
