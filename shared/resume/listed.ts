/** Reads sections that are lists: skills, languages with their level, certificates. */
import type { Profile } from '../domain/profile.ts';
import { findMentions, fold, languageByName, skillByName, spokenLevel } from '../taxonomy/index.ts';
import { type Piece, pieceOf, type ResumeLine, splitPieces } from './line.ts';

export interface Listed<T> {
  value: T;
  span: Piece;
}

type Skill = Profile['skills'][number];
type Language = Profile['languages'][number];

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
const MAX_LANGUAGE_LINE = 400;

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

/** Whether an item of a mixed list tells of a spoken language: `Inglés C1`, `Lengua materna: español`. */
function isSpoken(text: string, item: Piece): boolean {
  const [language] = languagesIn(text, item);
  return language !== undefined && (language.value.level !== null || SPOKEN.test(item.text));
}

const SPOKEN = /\b(?:lengua|idiomas?|languages?|tongue)\b/i;

/** Pieces that say the same are read once: a list that repeats itself is no longer for it. */
function eachOnce<T extends { text: string }>(pieces: readonly T[]): T[] {
  const seen = new Set<string>();
  return pieces.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** `Español, Francés` beside an icon: two languages and nothing else. */
function areLanguages(text: string): boolean {
  const parts = text.split(/,\s*|\s(?:y|and)\s/);
  return parts.length > 1 && parts.every((part) => languageByName(part) !== undefined);
}

/** The languages that lists of skills and notes name together with a level, for resumes without a section of their own. */
export function spokenAmong(text: string, lines: readonly ResumeLine[]): Listed<Language>[] {
  const short = eachOnce(lines.filter((line) => line.text.length < 90));
  const alone = eachOnce(short.flatMap((line) => line.cells).filter((cell) => areLanguages(cell.text)));
  return unique([
    ...short.flatMap((line) =>
      languagesIn(text, line).filter(({ value }) => value.level !== null || SPOKEN.test(line.text)),
    ),
    ...alone.flatMap((cell) => languagesIn(text, cell)),
  ]);
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

const LEVEL_WORD =
  /\s+(?:nativ[oa]|native|matern[oa]|fluent|fluido|avanzado|advanced|intermedio|b[aá]sico|[abc][12])$/iu;

/** The languages named in a stretch, each with the words up to the next one as its level. */
function languagesIn(text: string, span: { start: number; end: number }): Listed<Language>[] {
  const slice = text.slice(span.start, Math.min(span.end, span.start + MAX_LANGUAGE_LINE));
  const mentions = findMentions(slice, ['language']);
  return mentions.map((mention, index) => {
    const until = mentions[index + 1]?.start ?? slice.length;
    const after = slice.slice(mention.end, until);
    const named = slice.slice(mention.start, mention.end);
    const bare = named.replace(LEVEL_WORD, '');
    const piece = pieceOf(text, span.start + mention.start, span.start + mention.start + bare.length);
    const before = index === 0 ? slice.slice(0, mention.start) : '';
    const level = spokenLevel(fold(after)) ?? spokenLevel(fold(named.slice(bare.length))) ?? spokenLevel(fold(before));
    const id = languageByName(piece.text)?.iso ?? null;
    return { value: { id, name: piece.text, level }, span: piece };
  });
}

/** What parts the languages of one line: `English: since birth`, `Scots, Gaelic (evening class)`, `Español. Portugués: bueno`. */
const LANGUAGE_CUTS = /[,;|•·/]|\t|\.\s+|\.$|\s(?:and|y|e)\s|\([^)]*\)?|:[^,;.]*|\s[–—-]\s.*/giu;
const LANGUAGE_MAX_WORDS = 3;
const NO_LANGUAGE =
  /\d|@|\b(?:nivel|level|native|nativ[oa]|fluent|speak\w*|hablado|escrito|conversation\w*|basic\w*|b[aá]sic\w*|inicial|avanzad[oa]|advanced|intermedi\w*|medio|alto|elementary|good|bueno|school|casa|some|a bit|compren\w*|habla|escritura|lectura|reading|writing|speaking|listening|oral|referenc\w*|dra?|hoja de vida)\b/i;

const UNKNOWN_LANGUAGE_LINE = 120;

/** `Nasa yuwe básico` without what says how well. */
function withoutLevel(text: string, piece: Piece): Piece {
  const bare = piece.text.replace(
    /\s+(?:nativ[oa]|native|fluent|fluido|inicial|b[aá]sic[oa]|avanzad[oa]|intermedi[oa]|medio|basic|beginner|intermediate|advanced|[abc][12])$/i,
    '',
  );
  return pieceOf(text, piece.start, piece.start + bare.length);
}

/** A language that no list knows (`Mapudungun`, `Auslan`): a name in a section of languages where known ones stand alike. */
function unknownLanguages(text: string, line: ResumeLine, known: readonly Listed<Language>[]): Listed<Language>[] {
  if (line.text.length > UNKNOWN_LANGUAGE_LINE || /@|\d{3}/.test(line.text)) return [];
  const starts = new Set(line.cells.map(({ start }) => start));
  return splitPieces(text, line, LANGUAGE_CUTS)
    .map((piece) => withoutLevel(text, piece))
    .filter((piece) => known.length > 0 || starts.has(piece.start))
    .filter((piece) => !known.some(({ span }) => span.start < piece.end && piece.start < span.end))
    .filter(({ text: name }) => /^\p{Lu}\p{L}+/u.test(name) && name.split(/\s+/).length <= LANGUAGE_MAX_WORDS)
    .filter(({ text: name }) => !NO_LANGUAGE.test(name) && name !== name.toUpperCase())
    .map((piece) => ({ value: { id: null, name: piece.text, level: null }, span: piece }));
}

/** `Te Reo Māori`, `Lengua de signos española`: a known language as a part of its own name. */
function widen(text: string, line: ResumeLine, language: Listed<Language>): void {
  const { span, value } = language;
  const item = splitPieces(text, line, LANGUAGE_CUTS).find(
    (piece) => piece.start <= span.start && piece.end >= span.end,
  );
  if (!item || item.end !== span.end || item.start === span.start || NO_LANGUAGE.test(item.text)) return;
  if (item.text.split(/\s+/).length > LANGUAGE_MAX_WORDS + 1) return;
  language.span = item;
  language.value = { ...value, name: item.text };
}

/** The languages of a section's lines; a level on the line below counts for the language above. */
export function readLanguages(text: string, lines: readonly ResumeLine[]): Listed<Language>[] {
  const found: Listed<Language>[] = [];
  for (const line of lines) {
    const own = languagesIn(text, { start: line.start, end: line.end });
    const last = found.at(-1);
    const level = own.length === 0 ? spokenLevel(fold(line.text)) : null;
    if (last && last.value.level === null && level) last.value.level = level;
    else if (level === null) own.push(...unknownLanguages(text, line, own));
    for (const language of own) widen(text, line, language);
    found.push(...own.toSorted((one, other) => one.span.start - other.span.start));
  }
  const isAnyKnown = found.some(({ value }) => value.id !== null);
  return unique(isAnyKnown ? found : []);
}

/** Certificates and courses, one per bullet or line. */
export function readCertificates(text: string, lines: readonly ResumeLine[]): Piece[] {
  return blocksOf(text, lines)
    .map((block) => pieceOf(text, block.start, block.end))
    .filter((piece) => piece.text.length > 2 && piece.text.length <= 200 && /\p{L}{2}/u.test(piece.text));
}
