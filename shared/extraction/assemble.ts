/** Joins lines into the one text that is stored and quoted, giving each line its place in it. */
import {
  type ExtractedDocument,
  FACE_MARK,
  type LooseLine,
  MAX_TEXT_LENGTH,
  MAX_TEXT_LINES,
  type Reading,
  readingError,
  safeLinks,
  type TextLine,
} from './document.ts';

/** First parts after which a hyphen at a line's end belongs to the word (`full-stack`). */
const HYPHENATED =
  /(?:^|[^\p{L}])(?:full|cross|multi|self|high|low|end|real|co|non|e|on|in|follow|start|well|long|short|part|semi|ex|to|data|user|problem|team|vice|back|front|all)-$/iu;

/** Capitals or letters set apart (`E X P E R I E N C I A`) become words again. */
function closeLetters(text: string): string {
  const tokens = text.split(/\s+/).filter(Boolean);
  const single = tokens.filter((token) => /^[\p{L}&]$/u.test(token)).length;
  if (single < 4 || single < tokens.length * 0.8) return text;
  return text.replace(/(\S) (?=\S)/gu, '$1').replace(/\s+/g, ' ');
}

function tidy(text: string): string {
  const flat = text.replace(/[\r\n]+/g, ' ').replace(/-\u2010/g, '-');
  return closeLetters(
    flat
      .replace(/ {4,}/g, '\t')
      .replace(/[ \t]*\t[ \t]*/g, '\t')
      .trim(),
  );
}

/** No more of a line's last word is looked at. */
const ADDRESS_CHARS = 200;

/** Moves the rest of a word broken at a line's end up to the line where it began. */
function joinBrokenWord(line: LooseLine, next: LooseLine | undefined): void {
  const broken = /[\p{L}]([\u00ad]|-|\u2010)$/u.exec(line.text);
  const rest = next && /^[\p{Ll}][\p{L}]*[.,;:)]?/u.exec(next.text);
  const sameBlock = next && next.column === line.column && !next.gap;
  if (!broken || !rest || !next || !sameBlock) return;
  // The hyphens of web addresses are their own.
  const word = line.text.slice(line.text.lastIndexOf(' ') + 1, line.text.length).slice(-ADDRESS_CHARS);
  const isAddress = word.endsWith('-') && /\w\.\w|\//.test(word);
  if (broken[1] !== '\u00ad' && !isAddress && HYPHENATED.test(line.text)) return;
  if (isAddress) {
    line.text += rest[0];
    next.text = next.text.slice(rest[0].length).trimStart();
    return;
  }
  line.text = line.text.slice(0, -1) + rest[0];
  next.text = next.text.slice(rest[0].length).trimStart();
}

const DANGLING = /\s(?:de|del|la|el|los|las|y|e|en|of|and|the|&|for|in)$/i;

/** What stands in a cell beside a name that its cell broke: a date. */
const DATED = /(?:19|20)\d\d|present|actual|current|hoy/i;
const REST_WORDS = 6;
/** Lines of one cell begin at one edge, in points. */
const EDGE_POINTS = 2;

/** The cell of a line that goes on in the next one, with what stands before and behind it. */
interface Broken {
  before: string;
  cell: string;
  behind: string;
  /** From the left edge of the cell to that of the next one. */
  room: number;
  face: string | undefined;
}

/** The cell above the beginning of the next line, where a date stands behind it. */
function besideDate(line: LooseLine, next: LooseLine): Broken | undefined {
  const { text, cellX = [], endFaces = [] } = line;
  const cells = text.split('\t');
  const at = cellX.length > 0 ? cellX.findIndex((x) => Math.abs(x - next.x) < EDGE_POINTS) : 0;
  const behind = cells.slice(at + 1).join('\t');
  if (at < 0 || !DATED.test(behind)) return undefined;
  const lead = cells.slice(0, at).map((cell) => `${cell}\t`);
  return {
    before: lead.join(''),
    cell: cells[at] ?? '',
    behind: `\t${behind}`,
    room: (cellX[at + 1] ?? 0) - (cellX[at] ?? line.x),
    face: at > 0 ? endFaces[at] : (endFaces[at] ?? line.face),
  };
}

/** Whether a line below a dated one could belong to the name there, as it is set. */
function couldGoOn(line: LooseLine, { face, before }: Broken, next: LooseLine): boolean {
  const isSet = (next.face === face || (before === '' && next.face === line.face)) && next.column === line.column;
  return isSet && !next.gap && !/\d|\t|[.:;]$/.test(next.text);
}

/** Whether the first word of the next line had a place before the date. */
function hasPlace({ cell, room }: Broken, next: LooseLine): boolean {
  const letter = next.width / Math.max(1, next.text.length);
  const word = next.text.split(' ')[0]?.length ?? 0;
  return (cell.replaceAll(FACE_MARK, '').length + word + 1) * letter <= room - 2 * letter;
}

/** Whether names stand below dated ones as a rule, also where they had a place beside them: then none is the rest of another. */
function haveNamesBelow(lines: readonly LooseLine[]): boolean {
  return lines.some((line, index) => {
    const next = lines[index + 1];
    const broken = next && besideDate(line, next);
    return next && broken ? couldGoOn(line, broken, next) && hasPlace(broken, next) : false;
  });
}

/** The cell whose rest a line holds: the next word had no place before the date; or undefined. */
function restOfCell(line: LooseLine, next: LooseLine): Broken | undefined {
  const broken = line.cellX && besideDate(line, next);
  if (!broken || next.text.split(' ').length > REST_WORDS) return undefined;
  return couldGoOn(line, broken, next) && !hasPlace(broken, next) ? broken : undefined;
}

/** The first cell of a line whose last word asks for more: `Instituto de`. */
function danglingCell(line: LooseLine, next: LooseLine): Broken | undefined {
  const [cell = '', ...others] = line.text.split('\t');
  // A heading may end with `at`: `What I am good at`.
  const isAt = /\sat$/.test(cell) && DATED.test(others.join(' '));
  const isOpen = (DANGLING.test(cell) || isAt) && cell.length <= 70 && Math.abs(next.x - line.x) < EDGE_POINTS;
  const behind = others.map((other) => `\t${other}`).join('');
  return isOpen ? { before: '', cell, behind, room: 0, face: line.face } : undefined;
}

/** A name broken in a narrow cell (`Instituto de` beside a date, `Puertonuevo` below) gets its rest back. */
function joinBrokenCell(line: LooseLine, next: LooseLine | undefined, isStacked: boolean): void {
  if (!next || next.column !== line.column || next.gap) return;
  const broken = danglingCell(line, next) ?? (isStacked ? undefined : restOfCell(line, next));
  if (!broken || broken.cell.length > 90) return;
  const below = next.text.split('\t')[0] ?? '';
  if (below.length > 45 || (broken.behind !== '' && below !== next.text) || /^[•\-–*]|[.:]$/.test(below)) return;
  line.text = `${broken.before}${broken.cell} ${next.text}${broken.behind}`;
  next.text = '';
}

/** The right edge of each column of a page. */
function rightEdges(lines: readonly LooseLine[]): ReadonlyMap<string, number> {
  const edges = new Map<string, number>();
  for (const { page, column, x, width } of lines) {
    const key = `${page} ${column}`;
    edges.set(key, Math.max(edges.get(key) ?? 0, x + width));
  }
  return edges;
}

/** A heading of a page that broke at the right edge gets its rest back: the name of an entry, tagged as one. */
function joinBrokenHeading(line: LooseLine, next: LooseLine | undefined, edge: number): void {
  const isAlike =
    next && line.cellX && line.heading !== undefined && next.heading === line.heading && next.face === line.face;
  if (!isAlike || next.gap || next.column !== line.column || next.page !== line.page) return;
  const letter = line.width / Math.max(1, line.text.length);
  const word = next.text.split(/\s/)[0]?.length ?? 0;
  const isFull = line.x + line.width + (word + 1) * letter > edge - letter;
  if (!isFull || Math.abs(next.x - line.x) >= EDGE_POINTS || /\t/.test(line.text + next.text)) return;
  next.text = `${line.text} ${next.text}`;
  line.text = '';
}

/** No page is this wide. Longer lines are files without line ends, or made to keep a reader busy. */
const LINE_MAX_CHARS = 2_000;

/** A line that is too long as several, broken at a blank where there is one. */
function broken(line: LooseLine): LooseLine[] {
  const pieces: LooseLine[] = [];
  let rest = line.text;
  while (rest.length > LINE_MAX_CHARS) {
    const blank = rest.lastIndexOf(' ', LINE_MAX_CHARS);
    const cut = blank > LINE_MAX_CHARS / 2 ? blank : LINE_MAX_CHARS;
    pieces.push({ ...line, text: rest.slice(0, cut) });
    rest = rest.slice(cut);
  }
  return [...pieces, { ...line, text: rest }];
}

/** A line's text without the marks of its faces, and where they stood. */
function withoutMarks(text: string): { bare: string; marks: number[] } {
  if (!text.includes(FACE_MARK)) return { bare: text, marks: [] };
  const [first = '', ...parts] = text.split(FACE_MARK);
  let bare = first;
  const marks: number[] = [];
  for (const part of parts) {
    if (bare !== '' && part !== '') marks.push(bare.length);
    bare += part;
  }
  return { bare, marks };
}

function place(lines: LooseLine[]): { text: string; placed: TextLine[]; cut: boolean } {
  const placed: TextLine[] = [];
  let text = '';
  for (const { gap, endFaces: _, ...line } of lines) {
    const lead = text === '' ? '' : gap ? '\n\n' : '\n';
    const { bare, marks } = withoutMarks(line.text);
    const isFull = placed.length === MAX_TEXT_LINES || text.length + lead.length + bare.length > MAX_TEXT_LENGTH;
    if (isFull) return { text, placed, cut: true };
    const start = text.length + lead.length;
    text += lead + bare;
    const faces = marks.length > 0 ? { faces: marks.map((mark) => start + mark) } : {};
    placed.push({ ...line, text: bare, start, end: text.length, ...faces });
  }
  return { text, placed, cut: false };
}

/**
 * The document of the lines of one file, in their order.
 * What stands in plain sight as well (a line that a page's end cuts in two) is not concealed.
 * @throws AppError `FILE_HAS_NO_TEXT` when no letter or digit is left.
 */
export function assemble(kind: ExtractedDocument['kind'], reading: Reading): ExtractedDocument {
  const lines = reading.lines.flatMap(broken).map((line) => ({ ...line, text: tidy(line.text) }));
  const isStacked = haveNamesBelow(lines);
  const edges = rightEdges(lines);
  for (const [index, line] of lines.entries()) {
    joinBrokenHeading(line, lines[index + 1], edges.get(`${line.page} ${line.column}`) ?? 0);
    joinBrokenWord(line, lines[index + 1]);
    joinBrokenCell(line, lines[index + 1], isStacked);
  }
  for (const line of lines) line.text = line.text.replaceAll('\u00ad', '');
  const { text, placed, cut } = place(lines.filter((line) => line.text !== '' && line.text !== FACE_MARK));
  if (!/[\p{L}\p{N}]{2}/u.test(text)) throw readingError('FILE_HAS_NO_TEXT');
  const flags = [...new Set([...reading.flags, ...(cut ? ['text-cut'] : [])])];
  return {
    kind,
    text,
    lines: placed,
    pageCount: reading.pageCount,
    links: safeLinks(reading.links),
    flags,
    concealed: (reading.concealed ?? []).filter((entry) => !text.includes(entry.text)),
  };
}
