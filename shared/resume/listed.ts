/** Reads sections that are lists: skills and certificates. */
import type { Profile } from '../domain/profile.ts';
import { isColumnHead } from '../extraction/index.ts';
import { findMentions, fold, skillByName } from '../taxonomy/index.ts';
import { isSpoken, type Listed } from './languages.ts';
import { DIAMONDS, faceSize, facesOf, type Piece, pieceOf, type ResumeLine, splitPieces } from './line.ts';

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

/** Addresses and years; `Cl@ve` is the name of a program. */
const NO_SKILL = /(?:^|\s)@|@\S*\.|https?:|(?<![\p{L}\d])(?:19|20)\d\d/u;

function isSkillName(name: string): boolean {
  return name.length >= 1 && name.length <= 80 && /\p{L}/u.test(name) && !NO_SKILL.test(name);
}

/** Pieces that say the same are read once: a list that repeats itself is no longer for it. */
function eachOnce<T extends { text: string }>(pieces: readonly T[]): T[] {
  const seen = new Set<string>();
  return pieces.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** Names of groups are set unlike the items below them and are fewer. */
const GROUPS_SHARE = 0.4;
const GROUP_WORDS = 5;
/** A list may begin this far in. */
const INDENT_POINTS = 20;

/** In points: sizes in names of faces are in halves. */
const ROUNDING = 0.3;

/** Whether a line has the face of the heading that stood beside it: it is as large as the next one, and its face is said to be of another size. */
function hasFaceOfMargin(line: ResumeLine, next: ResumeLine | undefined): boolean {
  const size = faceSize(line);
  return (
    next !== undefined &&
    Math.abs(size - line.fontSize) > ROUNDING &&
    line.fontSize === next.fontSize &&
    line.bold === next.bold
  );
}

/** Names of groups that stand each above a row of items, set like them or not: `Stock` above `Lambing | Shearing`. */
function namesAboveRows(lines: readonly ResumeLine[]): ResumeLine[] {
  const names = lines.filter(({ cells, text }) => cells.length === 1 && !/[,;|•·]/.test(text));
  const isRow = (line: ResumeLine | undefined) => line !== undefined && line.cells.length > 1;
  const isName = (line: ResumeLine) =>
    !line.bullet && line.text.split(/\s+/).length <= GROUP_WORDS && isRow(lines[lines.indexOf(line) + 1]);
  const isSetOff = ({ bold, fontSize }: ResumeLine, below: ResumeLine | undefined) =>
    below !== undefined && (fontSize > below.fontSize + 0.5 || (bold && !below.bold));
  const [only] = names;
  if (!only || lines[0] !== only || !names.every(isName)) return [];
  return names.length > 1 || isSetOff(only, lines[1]) ? names : [];
}

/** What stands beside a heading has the face of the heading: the other lines of its size and weight say whether it names a group. */
function alikeBesides(lines: readonly ResumeLine[]): ResumeLine[] {
  const [first, ...others] = lines;
  const alike = others.filter(({ fontSize, bold }) => fontSize === first?.fontSize && bold === first.bold);
  return first && alike.length > 0 && alike.length < others.length ? [first, ...alike] : [];
}

/** The lines that only name a group of what stands below them (`Every day`), set unlike most lines of the list. */
function groupNames(lines: readonly ResumeLine[]): ReadonlySet<ResumeLine> {
  const looks = new Map<string, ResumeLine[]>();
  const edges = new Map<number, number>();
  for (const { column, x } of lines) edges.set(column, Math.min(edges.get(column) ?? x, x));
  for (const line of lines) {
    const inset = Math.round((line.x - (edges.get(line.column) ?? 0)) / 5);
    const look = `${line.face ?? line.bold} ${line.fontSize} ${inset} ${line.bullet}`;
    const same = looks.get(look);
    if (same) same.push(line);
    else looks.set(look, [line]);
  }
  const above = namesAboveRows(lines);
  if (above.length > 0) return new Set(above);
  const [first] = lines;
  if (first && hasFaceOfMargin(first, lines[1])) return new Set();
  const isBesideAll =
    first?.beside === true && lines.length > 1 && lines.every(({ x }) => Math.abs(x - first.x) < INDENT_POINTS);
  const own = isBesideAll
    ? alikeBesides(lines)
    : ([...looks.values()].find((same) => first !== undefined && same.includes(first)) ?? []);
  const isShort = own.every(
    ({ cells, text }) =>
      (cells.length === 1 || own.length === 1) && !/[,;|•·]/.test(text) && text.split(/\s+/).length <= GROUP_WORDS,
  );
  const isFew = own.length <= GROUPS_SHARE * lines.length;
  return new Set(isShort && isFew && lines.length > 2 ? own : []);
}

/** A line from one place in it on. */
function linePart(line: ResumeLine, start: number): ResumeLine {
  const cells = line.cells
    .filter(({ end }) => end > start)
    .map((cell) => ({ ...cell, start: Math.max(cell.start, start) }));
  return { ...line, start, text: line.text.slice(start - line.start), cells, gap: true };
}

/** Where what follows a name of a group in another face begins (`**Pipelines** Airflow, dbt`), or null. */
function behindFace(line: ResumeLine, faces: ReadonlySet<number>): number | null {
  const cell = line.cells[0];
  if (!cell) return null;
  for (let at = cell.start + 1; at < Math.min(line.end, cell.start + GROUP_CHARS); at += 1) {
    if (!faces.has(at)) continue;
    const [label, rest] = [line.text.slice(0, at - line.start), line.text.slice(at - line.start)];
    return /[,;|•·]/.test(rest) && !/[,;|•·]/.test(label) ? at : null;
  }
  return null;
}

const GROUP_CHARS = 42;

const LABELLED_ROWS = 2;
/** In points: cells of one column begin this near to one another. */
const SAME_EDGE = 3;
/** Items whose letters differ by no more may end at one place by chance. */
const SAME_LENGTH = 1;

/** The first cells of rows that are labels: what stands beside them begins at one edge, and what follows that does not (`Tools | Vite | Docker`). */
function labelCells(lines: readonly ResumeLine[]): ReadonlySet<Piece> {
  const areRows = lines.length >= LABELLED_ROWS && lines.every(({ cells, cellX }) => cells.length > 2 && cellX);
  const spread = (at: number) => {
    const edges = lines.map(({ cellX = [] }) => cellX[at] ?? 0);
    return Math.max(...edges) - Math.min(...edges);
  };
  // What stands behind labels begins at one edge however long these are; behind items it follows them.
  const lengths = lines.map(({ cells }) => cells[0]?.text.length ?? 0);
  const areUnlike = Math.max(...lengths) - Math.min(...lengths) > SAME_LENGTH;
  const areLabels = areRows && areUnlike && spread(1) <= SAME_EDGE && spread(2) > SAME_EDGE;
  return new Set(areLabels ? lines.flatMap(({ cells }) => cells[0] ?? []) : []);
}

/** Rows of two labels with a list each (`Drawing | Revit, AutoCAD | Writing | InDesign, Word`) as a line for each. */
function withPairsApart(lines: readonly ResumeLine[]): ResumeLine[] {
  const rows = lines.filter(({ cells }) => cells.length === PAIR_CELLS);
  const isLabel = (cell: Piece | undefined) => cell !== undefined && !/[,;]/.test(cell.text);
  const lists = rows.flatMap(({ cells }) => [cells[1], cells[3]]).filter((cell) => !isLabel(cell)).length;
  const arePairs =
    rows.length >= LABELLED_ROWS &&
    rows.length === lines.length &&
    rows.every(({ cells }) => isLabel(cells[0]) && isLabel(cells[2])) &&
    lists > rows.length;
  if (!arePairs) return [...lines];
  return lines.flatMap((line) => {
    const [, , third] = line.cells;
    const first = { ...line, cells: line.cells.slice(0, 2), end: line.cells[1]?.end ?? line.end };
    return third ? [first, linePart(line, third.start)] : [line];
  });
}
const PAIR_CELLS = 4;

/** Lines of a list without what only groups it: lines set unlike the others, and the first cell of rows (`Systems | SAP, Excel`). */
function withoutGroups(lines: readonly ResumeLine[]): ResumeLine[] {
  const groups = groupNames(lines);
  const faces = facesOf(lines);
  const labelled = new Map(
    lines.flatMap((line) => (behindFace(line, faces) === null ? [] : [[line, behindFace(line, faces)]])),
  );
  const isLabelled = labelled.size >= 2 || labelled.size === lines.length;
  const labels = labelCells(lines);
  const rows = new Set(lines.filter(({ cells }) => cells.length === 2 && /[,;]/.test(cells[1]?.text ?? '')));
  const isBeside = lines[0]?.beside === true && lines[0].cells.length === 1 && /[,;]/.test(lines[0].text);
  const isTable =
    rows.size + Number(isBeside) >= 2 && [...rows].every(({ cells: [first] }) => first && !/[,;]/.test(first.text));
  const two = lines.filter(({ cells }) => cells.length === 2);
  const isHanging = two.length >= 2 && lines.length - two.length > two.length;
  return lines.flatMap((line) => {
    const isHead = line.cells.length > 1 && line.cells.every(({ text }) => isColumnHead(text));
    if (groups.has(line) || isHead) return [];
    const at = isLabelled ? labelled.get(line) : undefined;
    if (at) return [linePart(line, at)];
    const [, second] = line.cells;
    const isRow =
      labels.has(line.cells[0] as Piece) || (isTable && rows.has(line)) || (isHanging && line.cells.length === 2);
    return isRow && second ? [linePart(line, second.start)] : [line];
  });
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

/** What a table says of a skill beside its name: a mark in one of its columns, or how well. */
const MARK =
  /^(?:[xX✓✔●•○☑☒-]|\d{1,3}\s?%|(?:n\/?a|yes|no|s[ií]|none|ningun[oa]|nul[oa]|basic[oa]?|b[aá]sic[oa]|beginner|elementary|fair|poor|regular|good|very good|bueno|buena|muy bueno|bien|excellent|excelente|competent|competente|proficient|intermediate|intermedi[oa]|advanced|avanzad[oa]|expert[oa]?|high|medium|low|alt[oa]|medi[oa]|baj[oa]|working(?: knowledge)?|level|nivel|dominio|user|usuario)(?: level)?)$/iu;
/** The head of a column of such marks. */
const MARK_HEAD = /^(?:level|nivel|dominio)$/i;

/** Whether a line is the heads of a table of marks: `Technique | None | Basic | Expert`. */
function headsMarks({ cells }: ResumeLine, next: ResumeLine | undefined): boolean {
  const [, second, ...others] = cells;
  if (!second || !cells.slice(1).every(({ text }) => MARK.test(text)) || !next || next.cells.length < 2) return false;
  return others.length > 0 ? cells.slice(1).every(({ text }) => text.length > 1) : MARK_HEAD.test(second.text);
}

/** Of the rows of a grid so many end with a mark that is known or comes again. */
const GRID_SHARE = 0.5;
const GRID_ROWS = 3;
const MARK_WORDS = 3;

/** The last cells of a grid of names and levels, in whatever words (`Triage | Skillful`): few levels come again for many names. */
function marksByPlace(lines: readonly ResumeLine[]): ReadonlySet<Piece> {
  const rows = lines.filter(({ cells }) => cells.length === 2);
  const lasts = rows.flatMap(({ cells }) => cells[1] ?? []);
  const times = new Map<string, number>();
  for (const { text } of lasts) times.set(fold(text), (times.get(fold(text)) ?? 0) + 1);
  const isKnown = ({ text }: Piece) => MARK.test(text) || (times.get(fold(text)) ?? 0) > 1;
  const known = lasts.filter(isKnown);
  const areShort = lasts.every(({ text }) => !/[,;]/.test(text) && text.split(/\s+/).length <= MARK_WORDS);
  const isGrid = areShort && rows.length >= GRID_ROWS && known.length > GRID_SHARE * rows.length;
  return new Set(isGrid && times.size < rows.length ? lasts : []);
}

/** The rows of tables of marks as the names in them, each on a line. */
function withoutMarks(lines: readonly ResumeLine[]): ResumeLine[] {
  const byPlace = marksByPlace(lines);
  const isMark = (cell: Piece) => byPlace.has(cell) || MARK.test(cell.text);
  return lines.flatMap((line, index) => {
    if (headsMarks(line, lines[index + 1])) return [];
    if (line.cells.length < 2 || !line.cells.slice(1).some(isMark)) return [line];
    const names = line.cells.filter((cell, at) => at === 0 || !isMark(cell));
    return names.map((cell) => ({
      ...line,
      text: cell.text,
      start: cell.start,
      end: cell.end,
      cells: [cell],
      gap: true,
    }));
  });
}

/** What pages of networks say beside a skill: how many others have confirmed it, and that there is more. */
const VOTES =
  /^(?:\d+ (?:endorsements?|validaci[oó]n(?:es)?|recomendaci[oó]n(?:es)?)|(?:endorsed|validad[oa]) (?:by|por) .*|(?:show|see|mostrar|ver) (?:all|more|tod[oa]s?|m[aá]s)\b.*|…\s?(?:see more|ver m[aá]s))$/i;

/** Sentences have words like these, names of skills seldom. */
const SENTENCE =
  /(?:^|\s)(?:for|of|to|that|with|in|on|and|at|into|the|para|de|con|en|que|a|y|los|las|el|la)\s.*\s\S+\s\S+|\.$/iu;
const SENTENCE_WORDS = 5;
/** So many of the lines below names of themes tell what somebody did. */
const TOLD_SHARE = 0.6;

const isSentence = ({ text }: ResumeLine) => text.split(/\s+/).length >= SENTENCE_WORDS && SENTENCE.test(text);

/** The names of abilities set apart above sentences that tell of them, as in resumes by abilities; none where the lines below are a list. */
function themesOf(lines: readonly ResumeLine[]): ResumeLine[] {
  const [first, second] = lines;
  if (!first || !second) return [];
  const look = (line: ResumeLine) => `${line.face ?? line.bold} ${line.fontSize} ${line.bullet} ${line.heading ?? ''}`;
  const themes = lines.filter((line) => look(line) === look(first));
  const told = lines.filter((line) => look(line) !== look(first));
  const isTheme = (line: ResumeLine) =>
    line.cells.length === 1 && !isSentence(line) && line.text.split(/\s+/).length <= GROUP_WORDS;
  const isAbove = (line: ResumeLine) => told.includes(lines[lines.indexOf(line) + 1] as ResumeLine);
  const areTold = told.filter(isSentence).length >= TOLD_SHARE * told.length;
  return themes.length > 1 && areTold && themes.every((line) => isTheme(line) && isAbove(line)) ? themes : [];
}

/** The skills of a section's lines as written, each with its concept if there is one. */
export function readSkills(text: string, all: readonly ResumeLine[]): Listed<Skill>[] {
  const themes = themesOf(all);
  const given = themes.length > 0 ? themes.map((line) => ({ ...line, gap: true })) : all;
  const lines = withoutGroups(withPairsApart(withoutMarks(given.filter(({ text }) => !VOTES.test(text.trim())))));
  const items = eachOnce(blocksOf(text, lines).flatMap((block) => partedItems(text, block)));
  const skills = items.filter((item) => !isSpoken(text, item));
  return unique(skills.flatMap((item) => skillsOf(text, item)).filter(({ value }) => isSkillName(value.name)));
}

/** Certificates and courses, one per bullet or line. */
export function readCertificates(text: string, lines: readonly ResumeLine[]): Piece[] {
  return blocksOf(text, lines)
    .map((block) => pieceOf(text, block.start, block.end))
    .filter((piece) => piece.text.length > 2 && piece.text.length <= 200 && /\p{L}{2}/u.test(piece.text));
}
