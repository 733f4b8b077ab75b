/** Reads sections that are lists: skills and certificates. */
import type { Profile } from '../domain/profile.ts';
import { findMentions, fold, skillByName } from '../taxonomy/index.ts';
import { isSpoken, type Listed } from './languages.ts';
import { type Piece, pieceOf, type ResumeLine, splitPieces } from './line.ts';

type Skill = Profile['skills'][number];

const GROUP = /^[\p{L}\p{N}][^:,;]{1,40}:\s+/u;
const ITEMS = /\t| {3,}|[,;|•◦▪■●·]|\s\/\s|\s[–—]\s|\.\s+(?=\p{Lu})|\.$/gu;
const LONG_WORDS = 6;

/** Lines of one list joined where they wrap, so that an item is never cut by a line's end. */
function blocksOf(text: string, lines: readonly ResumeLine[]): Piece[] {
  const blocks: Piece[] = [];
  let before: ResumeLine | undefined;
  let bulletAt: number | null = null;
  // Where nearly every item begins with a capital, a line that does not goes on with the one above.
  const startHigh = lines.filter((line) => /^\P{L}*\p{Ll}/u.test(line.text)).length <= 0.25 * lines.length;
  for (const line of lines) {
    const last = blocks.at(-1);
    const low = /^\p{Ll}/u.test(line.text);
    const parted = before !== undefined && /[,;|]/.test(before.text);
    const full = before !== undefined && before.text.length > 50 && !/[.\d]$/.test(before.text);
    const open = parted && !GROUP.test(line.text) && (low || full || /[,;|]$/.test(before?.text ?? ''));
    const sameBlock = before !== undefined && !line.bullet && !line.gap && line.column === before.column;
    const hanging = bulletAt !== null && line.x > bulletAt + 1.5;
    const wrapped = sameBlock && (open || ((before?.bullet === true || startHigh) && low) || hanging);
    if (!wrapped) bulletAt = line.bullet ? line.x : null;
    if (wrapped && last) {
      last.end = line.end;
      last.text = text.slice(last.start, last.end);
    } else {
      const start = line.cells[0]?.start ?? line.start;
      blocks.push({ text: text.slice(start, line.end), start, end: line.end });
    }
    before = line;
  }
  return blocks;
}

/** Commas inside brackets do not part items: `Office (Word, Excel)`. */
function itemsOf(text: string, block: Piece): Piece[] {
  const label = GROUP.exec(block.text);
  const start = block.start + (label?.[0].length ?? 0);
  const items: Piece[] = [];
  for (const piece of splitPieces(text, { start, end: block.end }, ITEMS)) {
    const last = items.at(-1);
    const open = last && (last.text.match(/\(/g)?.length ?? 0) > (last.text.match(/\)/g)?.length ?? 0);
    if (last && open && piece.end - last.start < 90) {
      last.end = piece.end;
      last.text = text.slice(last.start, last.end);
    } else items.push({ ...piece });
  }
  return items;
}

const SKILL_LEVEL =
  /[\s(:–-]{1,4}(?:nivel\s)?(?:avanzad[oa]|intermedi[oa]|b[aá]sic[oa]|expert[oa]?|advanced|intermediate|beginner|basic|medio|alto)\b\)?$/iu;

/** Longer items are prose, of which no last word is a level. */
const LEVEL_MAX_CHARS = 200;

/** A skill as somebody typed it, with its concept if there is one; a level behind it (`Excel avanzado`) is no part of it. */
export function skillNamed(name: string): Skill {
  const known = skillByName(name) ?? skillByName(name.replace(SKILL_LEVEL, ''));
  return { id: known?.id ?? null, name };
}

/** `Soporte vital avanzado` is a name of its own, `Excel avanzado` is not. */
function isWholeName(text: string): boolean {
  return findMentions(text, ['skill', 'licence']).some(({ start, end }) => start === 0 && end === text.length);
}

function skillsOf(text: string, item: Piece): Listed<Skill>[] {
  const isBare = item.text.length > LEVEL_MAX_CHARS || isWholeName(item.text);
  const named = isBare ? item.text : item.text.replace(SKILL_LEVEL, '');
  const bare = pieceOf(text, item.start, item.start + named.length);
  const whole = bare.text === '' ? item : bare;
  const known = skillByName(whole.text);
  if (known || whole.text.split(/\s+/).length <= LONG_WORDS) {
    return [{ value: { id: known?.id ?? null, name: whole.text.replace(/\s+/g, ' ') }, span: whole }];
  }
  return mentioned(text, item);
}

/** Beyond this nobody's own prose goes on; it bounds the time a hostile file can take. */
const MAX_PROSE = 30_000;

/** The taxonomy's skills named in a stretch of prose. */
export function mentioned(text: string, span: { start: number; end: number }): Listed<Skill>[] {
  const end = Math.min(span.end, span.start + MAX_PROSE);
  return findMentions(text.slice(span.start, end), ['skill']).map(({ id, start, end }) => {
    const piece = pieceOf(text, span.start + start, span.start + end);
    return { value: { id, name: piece.text.replace(/\s+/g, ' ') }, span: piece };
  });
}

/** Every thing once. Two names of one concept are two entries: the person wrote both. */
export function unique<T extends { id: string | null; name: string }>(listed: readonly Listed<T>[]): Listed<T>[] {
  const seen = new Set<string>();
  return listed.filter(({ value }) => {
    const key = fold(value.name);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function isSkillName(name: string): boolean {
  return name.length >= 1 && name.length <= 80 && /\p{L}/u.test(name) && !/@|https?:|(?:19|20)\d\d/.test(name);
}

/** Pieces that say the same are read once: a list that repeats itself is no longer for it. */
function eachOnce<T extends { text: string }>(pieces: readonly T[]): T[] {
  const seen = new Set<string>();
  return pieces.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** Lines of a list without what only groups it: bold lines above plain ones, and the first cell of rows (`Systems | SAP, Excel`). */
function withoutGroups(lines: readonly ResumeLine[]): ResumeLine[] {
  const bold = lines.filter((line) => line.bold && line.cells.length === 1 && !/[,;|•·]/.test(line.text));
  const isGrouped = bold.length > 0 && bold.length <= 0.4 * lines.length && lines[0]?.bold === true;
  const rows = lines.filter(({ cells }) => cells.length === 2 && /[,;]/.test(cells[1]?.text ?? ''));
  const isTable = rows.length >= 2 && rows.every(({ cells: [first] }) => first && !/[,;]/.test(first.text));
  return lines.flatMap((line) => {
    if (isGrouped && bold.includes(line)) return [];
    const [, second] = line.cells;
    if (!isTable || !rows.includes(line) || !second) return [line];
    const offset = second.start - line.start;
    return [{ ...line, start: second.start, text: line.text.slice(offset), cells: [second], gap: true }];
  });
}

/** `Word y Excel` at the end of a list are two, where each is known. */
function parted(text: string, item: Piece): Piece[] {
  const parts = splitPieces(text, item, /\s(?:y|e|and|&)\s/gu);
  return parts.length === 2 && parts.every((part) => skillByName(part.text)) && !skillByName(item.text)
    ? parts
    : [item];
}

/** The skills of a section's lines as written, each with its concept if there is one. */
export function readSkills(text: string, given: readonly ResumeLine[]): Listed<Skill>[] {
  const lines = withoutGroups(given);
  const items = eachOnce(
    blocksOf(text, lines)
      .flatMap((block) => itemsOf(text, block))
      .flatMap((item) => parted(text, item)),
  );
  const skills = items.filter((item) => !isSpoken(text, item));
  return unique(skills.flatMap((item) => skillsOf(text, item)).filter(({ value }) => isSkillName(value.name)));
}

/** Certificates and courses, one per bullet or line. */
export function readCertificates(text: string, lines: readonly ResumeLine[]): Piece[] {
  return blocksOf(text, lines)
    .map((block) => pieceOf(text, block.start, block.end))
    .filter((piece) => piece.text.length > 2 && piece.text.length <= 200 && /\p{L}{2}/u.test(piece.text));
}
