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
const REST_WORDS = 4;

/** What stands before the date in the first cell of a line; undefined where no date stands beside it. */
function besideDate({ text }: LooseLine): string | undefined {
  const cut = text.indexOf('\t');
  return cut > 0 && DATED.test(text.slice(cut)) ? text.slice(0, cut) : undefined;
}

/** Whether a line below a dated one could belong to the name there, as it is set. */
function couldGoOn(line: LooseLine, next: LooseLine): boolean {
  const isSet = next.face === line.face && next.column === line.column && !next.gap && Math.abs(next.x - line.x) < 2;
  return isSet && !/\d|\t|[.:;]$/.test(next.text);
}

/** Whether the first word of the next line had a place before the date. */
function hasPlace(line: LooseLine, first: string, next: LooseLine): boolean {
  const room = (line.cellX?.[1] ?? 0) - line.x;
  const letter = next.width / Math.max(1, next.text.length);
  const word = next.text.split(' ')[0]?.length ?? 0;
  return (first.replaceAll(FACE_MARK, '').length + word + 1) * letter <= room - 2 * letter;
}

/** Whether names stand below dated ones as a rule, also where they had a place beside them: then none is the rest of another. */
function haveNamesBelow(lines: readonly LooseLine[]): boolean {
  return lines.some((line, index) => {
    const [first, next] = [besideDate(line), lines[index + 1]];
    return first !== undefined && next !== undefined && couldGoOn(line, next) && hasPlace(line, first, next);
  });
}

/** Whether a line holds the rest of the name in the first cell of the one above: the next word had no place before the date. */
function isRestOfCell(line: LooseLine, next: LooseLine): boolean {
  const first = besideDate(line);
  if (first === undefined || line.cellX === undefined || next.text.split(' ').length > REST_WORDS) return false;
  return couldGoOn(line, next) && !hasPlace(line, first, next);
}

/** A name broken in a narrow cell (`Instituto de` beside a date, `Puertonuevo` below) gets its rest back. */
function joinBrokenCell(line: LooseLine, next: LooseLine | undefined, isStacked: boolean): void {
  const cut = line.text.indexOf('\t');
  const first = cut < 0 ? line.text : line.text.slice(0, cut);
  const sameBlock = next && next.column === line.column && !next.gap && Math.abs(next.x - line.x) < 2;
  if (!sameBlock || first.length > 90) return;
  if (!(DANGLING.test(first) && first.length <= 70) && (isStacked || !isRestOfCell(line, next))) return;
  const below = next.text.split('\t')[0] ?? '';
  if (below.length > 45 || (cut >= 0 && below !== next.text) || /^[•\-–*]|[.:]$/.test(below)) return;
  line.text = `${first} ${next.text}${cut < 0 ? '' : line.text.slice(cut)}`;
  next.text = '';
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
  for (const { gap, ...line } of lines) {
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
  for (const [index, line] of lines.entries()) {
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
