/** Reads sections that are lists: skills and certificates. */
import type { Profile } from '../domain/profile.ts';
import { findMentions, fold, skillByName } from '../taxonomy/index.ts';
import { isSpoken, type Listed } from './languages.ts';
import { DIAMONDS, type Piece, pieceOf, type ResumeLine, splitPieces } from './line.ts';
import { themesOf, withoutGroups, withPairsApart } from './list-groups.ts';
import { withoutMarks } from './list-marks.ts';

type Skill = Profile['skills'][number];

const GROUP = /^[\p{L}\p{N}][^:,;]{1,40}:\s+/u;
const MARKS = `,;|•◦▪■●·${DIAMONDS}`;
const ITEMS = new RegExp(String.raw`\t| {3,}|\s::\s|[${MARKS}]|\s[–—]\s|\.\s+(?=\p{Lu})|\.$`, 'gu');
/** Whether something parts a text other than blanks and dashes. */
const HAS_MARK = new RegExp(String.raw`[${MARKS}\t]|\s::\s`);
/** The same for what runs on over lines. */
const RUNS_ON = new RegExp(String.raw`[,;|${DIAMONDS}]|\s/\s`);
const ENDS_OPEN = new RegExp(`[,;|${DIAMONDS}]$`);
/** Where nothing else parts a list, two blanks do: tags, or names in columns. */
const APART_ITEMS = / {2,}|\s[–—]\s|\.\s+(?=\p{Lu})|\.$/gu;
/** Where semicolons part a list, a comma here and there is a part of an item: `Tube, fitting and system scaffolds; Rescue; Signs`. */
const SEMICOLONS = /;\s+|\.$/gu;
const SEMICOLONS_MIN = 3;
const SLASHES = /\s\/\s/gu;
const DASHES = /\s-\s|\.$/gu;
const LONG_WORDS = 8;

/** Whether slashes part what a line lists. */
const isSlashed = (line: ResumeLine | undefined, least: number) =>
  line !== undefined && (line.text.match(/\s\/\s/g)?.length ?? 0) >= least && !/[,;|]/.test(line.text);

const lastCell = ({ cells }: ResumeLine) => cells.at(-1)?.text ?? '';

/** A text without what stands in brackets. */
const withoutBrackets = (text: string) => text.replace(/\([^()]{0,80}\)/g, '');

/** A line that breaks is at least so much of the longest. */
const BREAKS_SHARE = 0.4;

/** Lines of one list joined where they wrap, so that an item is never cut by a line's end. */
function blocksOf(text: string, lines: readonly ResumeLine[]): Piece[] {
  const blocks: Piece[] = [];
  let before: ResumeLine | undefined;
  let bulletAt: number | null = null;
  const longest = lines.reduce((most, line) => Math.max(most, line.text.length), 0);
  // Where nearly every item begins with a capital, a line that does not goes on with the one above, if that is long enough to break.
  const startHigh = lines.filter((line) => /^\P{L}*\p{Ll}/u.test(line.text)).length <= 0.25 * lines.length;
  for (const line of lines) {
    const last = blocks.at(-1);
    const low = /^\p{Ll}/u.test(line.text);
    // Cells of a row are whole, whatever stands in brackets in them: only a list in the last one goes on.
    const open = before === undefined ? '' : withoutBrackets(before.cells.length > 1 ? lastCell(before) : before.text);
    const parted = RUNS_ON.test(open);
    const full = before !== undefined && before.text.length > 50 && !/[.\d]$/.test(before.text);
    const goesOn =
      parted &&
      !GROUP.test(line.text) &&
      (low || full || ENDS_OPEN.test(before?.text ?? '') || (isSlashed(before, 2) && isSlashed(line, 1)));
    const sameBlock = before !== undefined && !line.bullet && !line.gap && line.column === before.column;
    const hanging = bulletAt !== null && line.x > bulletAt + 1.5;
    const couldBreak = before !== undefined && before.text.length >= BREAKS_SHARE * longest;
    const wrapped = sameBlock && (goesOn || ((before?.bullet === true || (startHigh && couldBreak)) && low) || hanging);
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
  // `Excel / Power Query` is one thing; a list that nothing else parts is parted by its slashes or dashes.
  const slashes = block.text.match(/\s\/\s/g)?.length ?? 0;
  const dashes = block.text.match(/\s-\s/g)?.length ?? 0;
  const isBare = !HAS_MARK.test(withoutBrackets(block.text));
  const clauses = block.text.split(/;\s/);
  const isBySemicolons =
    clauses.length >= SEMICOLONS_MIN && clauses.filter((one) => one.includes(',')).length <= clauses.length / 3;
  const cuts = isBySemicolons
    ? SEMICOLONS
    : isBare && slashes > 1
      ? SLASHES
      : isBare && dashes > 1
        ? DASHES
        : isBare
          ? APART_ITEMS
          : ITEMS;
  for (const piece of splitPieces(text, { start, end: block.end }, cuts)) {
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

/** What somebody adds in brackets: `MS Excel (pivot tables, VLOOKUP)`, `SQL (basic)`. */
const REMARK = /\s\([^()]*\)$/u;

/** A skill as somebody typed it, with its concept if there is one; a level or remark behind it (`Excel avanzado`) does not hide it. */
export function skillNamed(name: string): Skill {
  const bare = name.replace(REMARK, '');
  const known = skillByName(name) ?? skillByName(bare) ?? skillByName(bare.replace(SKILL_LEVEL, ''));
  return { id: known?.id ?? null, name };
}

/** Where a level stands apart from the name before it (`Excel: avanzado`) it is no part of it. */
const APART = /[:–-]/;
const ONLY_LEVEL =
  /^(?:nivel\s)?(?:avanzad[oa]|intermedi[oa]|b[aá]sic[oa]|expert[oa]?|experto|advanced|intermediate|beginner|basic|medio|alto|bajo|fluido|nativ[oa]|native|proficient|competent|\d+\s*(?:\+\s*)?(?:years?|a[nñ]os?|%))$/iu;

/** An item without a level that stands apart; remarks in brackets are kept as they were typed. */
function named({ text }: Piece): string {
  if (text.length > LEVEL_MAX_CHARS) return text;
  const level = SKILL_LEVEL.exec(text);
  return level && APART.test(level[0]) && level.index > 0 ? text.slice(0, level.index) : text;
}

/** Whether a text is as short as a name, whatever is remarked behind it. */
const isShort = (text: string) => text.replace(REMARK, '').split(/\s+/).length <= LONG_WORDS;

/** A box that is ticked, or a mark of a list in another cell of its row. */
const LEAD = /^(?:\[\s*[xX✓✔]\s*\]|[➢✓✔☑☒▪►•])\s*/u;
/** What somebody left open in a form is no skill of theirs. */
const UNTICKED = /^(?:\[\s*\]|☐)/u;

function skillsOf(text: string, given: Piece): Listed<Skill>[] {
  if (UNTICKED.test(given.text)) return [];
  const item = pieceOf(text, given.start + (LEAD.exec(given.text)?.[0].length ?? 0), given.end);
  if (ONLY_LEVEL.test(item.text)) return [];
  const bare = pieceOf(text, item.start, item.start + named(item).length);
  const whole = bare.text === '' ? item : bare;
  if (skillByName(whole.text) || isShort(whole.text))
    return [{ value: skillNamed(whole.text.replace(/\s+/g, ' ')), span: whole }];
  return mentioned(text, item);
}

/** Beyond this nobody's own prose goes on; it bounds the time a hostile file can take. */
const MAX_PROSE = 30_000;

/** The taxonomy's skills named in a stretch of prose. */
function mentioned(text: string, span: { start: number; end: number }): Listed<Skill>[] {
  const end = Math.min(span.end, span.start + MAX_PROSE);
  return findMentions(text.slice(span.start, end), ['skill']).map(({ id, start, end }) => {
    const piece = pieceOf(text, span.start + start, span.start + end);
    return { value: { id, name: piece.text.replace(/\s+/g, ' ') }, span: piece };
  });
}

/** The first `most` things, every one once. Two names of one concept are two entries: the person wrote both. */
export function firstUnique<T extends { id: string | null; name: string }>(
  listed: Iterable<Listed<T>>,
  most: number,
): Listed<T>[] {
  const seen = new Set<string>();
  const found: Listed<T>[] = [];
  for (const one of listed) {
    const key = fold(one.value.name);
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(one);
    if (found.length === most) break;
  }
  return found;
}

/** Addresses and years; `Cl@ve` is the name of a program. */
const NO_SKILL = /(?:^|\s)@|@\S*\.|https?:|(?<![\p{L}\d])(?:19|20)\d\d/u;

function isSkillName(name: string): boolean {
  return name.length >= 1 && name.length <= 80 && /\p{L}/u.test(name) && !NO_SKILL.test(name);
}

/** `A, B, Word y Excel`: the last two of a list with commas, where each is known by itself. */
function parted(text: string, item: Piece, isLast: boolean): Piece[] {
  const parts = isLast ? splitPieces(text, item, /\s(?:y|e|and|&)\s/gu) : [item];
  return parts.length === 2 && parts.every((part) => skillByName(part.text)) && !skillByName(item.text)
    ? parts
    : [item];
}

/** The items of a block; `and` parts the last two of a list only. */
function partedItems(text: string, block: Piece): Piece[] {
  const items = itemsOf(text, block);
  return items.flatMap((item, index) => parted(text, item, index > 0 && index === items.length - 1));
}

/** What pages of networks say beside a skill: how many others have confirmed it, and that there is more. */
const VOTES =
  /^(?:\d+ (?:endorsements?|validaci[oó]n(?:es)?|recomendaci[oó]n(?:es)?)|(?:endorsed|validad[oa]) (?:by|por) .*|(?:show|see|mostrar|ver) (?:all|more|tod[oa]s?|m[aá]s)\b.*|…\s?(?:see more|ver m[aá]s))$/i;

/** The skills of a section's lines as written, each with its concept if there is one; read as far as they are taken. */
export function* readSkills(text: string, all: readonly ResumeLine[]): Generator<Listed<Skill>> {
  const themes = themesOf(all);
  const given = themes.length > 0 ? themes.map((line) => ({ ...line, gap: true })) : all;
  const lines = withoutGroups(withPairsApart(withoutMarks(given.filter(({ text }) => !VOTES.test(text.trim())))));
  // Pieces that say the same are read once: a list that repeats itself is no longer for it.
  const seen = new Set<string>();
  for (const block of blocksOf(text, lines)) {
    for (const item of partedItems(text, block)) {
      if (seen.has(item.text)) continue;
      seen.add(item.text);
      if (isSpoken(text, item)) continue;
      for (const skill of skillsOf(text, item)) if (isSkillName(skill.value.name)) yield skill;
    }
  }
}

/** Certificates and courses, one per bullet or line. */
export function readCertificates(text: string, lines: readonly ResumeLine[]): Piece[] {
  return blocksOf(text, lines)
    .map((block) => pieceOf(text, block.start, block.end))
    .filter((piece) => piece.text.length > 2 && piece.text.length <= 200 && /\p{L}{2}/u.test(piece.text));
}
