/** What is known of the headings of a whole resume before it is cut at them: which lines have their look, which only head parts of sections. */
import { headingPiece, isCapital } from './heading-pieces.ts';
import { headingsBySetting, isOwnWords, settingOf } from './headings.ts';
import type { ResumeLine } from './line.ts';
import { MARGIN_POINTS, marginEdge, withMarginFirst, withMarginHeadings } from './margin-headings.ts';
import { withMarkedHeadings } from './marked-headings.ts';
import { headingWords, headsPartOfEntry, hintedSection, namedSection } from './section-names.ts';
import { withBlocksApart } from './side-by-side.ts';

/** What is known of the headings of a whole resume. */
export interface Headings {
  body: number;
  /** Most known ones are set in capitals. */
  capitals: boolean;
  /** Found by how they are set. */
  set: ReadonlySet<ResumeLine>;
  /** They stand in the margin beside what they head. */
  isMargin: boolean;
  /** The faces of those whose names are known. */
  faces: ReadonlySet<string>;
  /** What stands before content more than once, folded: labels of a form. */
  labels: ReadonlySet<string>;
}

/** Whether a line is the name of a section, whatever number or aside it has: in capitals or bold, where it has one. */
export function isNamed(line: ResumeLine): boolean {
  if (namedSection(line.text) !== undefined) return true;
  const name = headingPiece(line)?.text ?? '';
  return (line.bold || isCapital(name)) && namedSection(name) !== undefined;
}

/** Size in points of most of the text. */
function bodySize(lines: readonly ResumeLine[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.fontSize * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + line.text.length);
  }
  return [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 11;
}

/** A heading broken over two lines of a narrow column (`CONOCIMIENTOS` above `TÉCNICOS`) becomes one line. */
function joinHeadings(lines: readonly ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isSet = last?.bold || (last && isCapital(last.text) && isCapital(line.text));
    const isAlike = last?.column === line.column && last.fontSize === line.fontSize && last.bold === line.bold;
    // Figures are of what stands below: `Education` above `2013 - 2014`.
    const alike = last && isAlike && isSet && !line.bullet && !/\d/.test(line.text);
    const text = alike ? `${last.text} ${line.text}` : '';
    const whole = alike && last.cells.length === 1 && line.cells.length === 1 && namedSection(text) !== undefined;
    const cell = last?.cells[0];
    const isOpen = /\s(?:y|e|and|&|de)$/i.test(last?.text ?? '');
    if (last && whole && cell && (isOpen || namedSection(line.text) === undefined)) {
      joined[joined.length - 1] = { ...last, text, end: line.end, cells: [{ text, start: cell.start, end: line.end }] };
    } else joined.push(line);
  }
  return joined;
}

/** What stands before content more than once (`Actividades | ...` in each job of a form). */
function repeatedLabels(lines: readonly ResumeLine[]): ReadonlySet<string> {
  const firsts = lines.flatMap(({ cells }) => (cells.length > 1 ? headingWords(cells[0]?.text ?? '') : []));
  const seen = new Set<string>();
  return new Set(firsts.filter((words) => seen.has(words) || !seen.add(words)));
}

/** The label before the colon of a line with a value behind it. */
const COLON_LABEL = /^\s*([^:\t]{2,40}):\s+\S/;

/** Lines whose label comes again with other values (`Fin: actualidad`, `Fin: 2019`): they are fields of entries and head nothing. */
export function repeatedFields(lines: readonly ResumeLine[]): ReadonlySet<ResumeLine> {
  const labelOf = ({ text }: ResumeLine) => COLON_LABEL.exec(text)?.[1]?.trim().toLowerCase();
  const times = counted(lines.map(labelOf));
  return new Set(lines.filter((line) => (times.get(labelOf(line)) ?? 0) > 1 && labelOf(line) !== undefined));
}

/** Lines that head a part of an entry (`Highlights` below each job): those said more than once, whatever they name elsewhere. */
function labelsOfEntries(lines: readonly ResumeLine[]): ReadonlySet<ResumeLine> {
  const said = new Map<string, ResumeLine[]>();
  for (const line of lines) {
    if (line.cells.length > 1 || !(headsPartOfEntry(line.text) || namedSection(line.text) === 'other')) continue;
    const words = headingWords(line.text);
    const same = said.get(words);
    if (same) same.push(line);
    else said.set(words, [line]);
  }
  return new Set([...said.values()].filter((same) => same.length > 1).flat());
}

const NO_LINES: ReadonlySet<ResumeLine> = new Set();

/** So many names of sections set larger show what headings look like. */
const LARGER_NAMES = 3;
/** So many names of sections of one look in a column are its headings. */
const SIDE_BAR_NAMES = 2;

const ACRONYM = /^\p{Lu}{2,4}$/u;
/** How an acronym would be set as a word. */
const plainLook = (line: ResumeLine) => `${settingOf({ ...line, text: 'Aa' })}/${line.face ?? ''}`;

/** Whether a line stands below another and not beside it, as the first of a section does beside a heading in the margin. */
const isOnNextLine = (above: ResumeLine, { page, y }: ResumeLine) => page !== above.page || y > above.y + 0.5;

/** Names of parts begin so much further in than those of sections, in points. */
const INSET_POINTS = 20;
/** Left edges of one kind differ by less. */
const EDGE_POINTS = 2;

/**
 * Lines set like the names of sections and further in than all of these: where one stands right below such a name, it heads a part
 * of that section, whatever it names elsewhere (`Languages` beside `Automation` below `Skills`).
 */
function insetNames(
  lines: readonly ResumeLine[],
  names: ReadonlySet<ResumeLine>,
  lookOfLine: ReadonlyMap<ResumeLine, string>,
): ReadonlySet<ResumeLine> {
  const isAtEdge = (line: ResumeLine, { x, column }: ResumeLine) =>
    column === line.column && Math.abs(x - line.x) < EDGE_POINTS;
  const found = new Set<ResumeLine>();
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (!above || found.has(line) || !names.has(above) || names.has(line) || !isOnNextLine(above, line)) continue;
    const look = lookOfLine.get(line);
    if (look !== lookOfLine.get(above) || line.column !== above.column || line.x < above.x + INSET_POINTS) continue;
    if ([...names].filter((name) => lookOfLine.get(name) === look && isAtEdge(name, above)).length < LARGER_NAMES)
      continue;
    for (const one of lines) if (lookOfLine.get(one) === look && isAtEdge(one, line)) found.add(one);
  }
  return found;
}

const isLarger = (line: ResumeLine, other: ResumeLine) =>
  line.fontSize > other.fontSize + 0.5 || (line.heading ?? 9) < (other.heading ?? 9);

/**
 * Lines that head a part of a section, whatever they name elsewhere: set like one right below the name of a section (`English` below
 * `Languages`, `Databases` below `Skills`) and smaller than such names, or standing so more than once.
 */
function subheadings(lines: readonly ResumeLine[], set: ReadonlySet<ResumeLine>): ReadonlySet<ResumeLine> {
  const lookOfLine = new Map(lines.map((line) => [line, `${settingOf(line)}/${line.face ?? ''}`]));
  const names = new Set(lines.filter((line) => line.cells.length === 1 && isNamed(line)));
  const namesByLook = counted([...names].map((name) => lookOfLine.get(name)));
  const linesByLook = counted<string | undefined>([...lookOfLine.values()]);
  // Names of one look are of one size: one of each tells for all of them.
  const ofLook = new Map([...names].map((name) => [lookOfLine.get(name), name]));
  const countLarger = (line: ResumeLine) =>
    [...ofLook].reduce((sum, [look, name]) => sum + (isLarger(name, line) ? (namesByLook.get(look) ?? 0) : 0), 0);
  const looks = new Set<string | undefined>();
  const columns = new Set<string>();
  const seen = new Set<string | undefined>();
  const inColumn = (line: ResumeLine) => `${lookOfLine.get(line)}@${line.column}`;
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const look = lookOfLine.get(line);
    // One known name among others of its look (`Languages` above `Backend` below `Stack`) is a part like these.
    const isOneOfMany = namesByLook.get(look) === 1 && (linesByLook.get(look) ?? 0) > LARGER_NAMES;
    const isSection = isNamed(line) && !(isOneOfMany && above && isLarger(above, line));
    if (!above || columns.has(inColumn(line)) || !(set.has(line) || line.bold) || isSection || !isNamed(above))
      continue;
    if (!isOnNextLine(above, line)) continue;
    const others = names.size - (namesByLook.get(look) ?? 0);
    const isBelow = isLarger(above, line) && countLarger(line) >= LARGER_NAMES;
    const isAgain = seen.has(look) && others >= Math.max(LARGER_NAMES, names.size - 1);
    if (isBelow || isAgain) {
      looks.add(look);
      columns.add(inColumn(line));
    }
    if (lookOfLine.get(above) !== look) seen.add(look);
  }
  // A side bar has headings of its own size, which may be that of names in another column.
  const namesInColumn = counted([...names].map(inColumn));
  const isOfSideBar = (line: ResumeLine) =>
    !columns.has(inColumn(line)) && (namesInColumn.get(inColumn(line)) ?? 0) >= SIDE_BAR_NAMES;
  // `IT` is set in capitals whatever the others are.
  const isAlike = (line: ResumeLine) =>
    looks.has(lookOfLine.get(line)) || (ACRONYM.test(line.text) && looks.has(plainLook(line)));
  const inset = insetNames(lines, names, lookOfLine);
  return new Set(lines.filter((line) => inset.has(line) || (looks.size > 0 && isAlike(line) && !isOfSideBar(line))));
}

/** How often each stands in a list. */
function counted<T>(all: readonly T[]): Map<T, number> {
  const times = new Map<T, number>();
  for (const one of all) times.set(one, (times.get(one) ?? 0) + 1);
  return times;
}

/** Headings without lines right below the name of a section, which head a part of it. */
function withoutFirstNames(lines: readonly ResumeLine[], set: ReadonlySet<ResumeLine>): ReadonlySet<ResumeLine> {
  const isFirst = new Set(
    lines.filter((line, index) => {
      const above = lines[index - 1];
      // At the top of the next column a heading in the person's own words heads a section.
      const isApart = above?.column !== line.column && isOwnWords(line.text);
      return above && !isApart && isNamed(above) && !isNamed(line) && hintedSection(line.text) === undefined;
    }),
  );
  return new Set([...set].filter((line) => !isFirst.has(line)));
}

/** The lines of a resume in the order in which they are read, with what is known of its headings. */
export interface Outline {
  lines: ResumeLine[];
  headings: Headings;
  /** Lines that head sections, by their names or by how they are set. */
  heads: ReadonlySet<ResumeLine>;
  /** Lines that head parts of sections. */
  parts: ReadonlySet<ResumeLine>;
}

/** The lines of a resume as they are read, with what heads them. */
export function outlineOf(given: readonly ResumeLine[]): Outline {
  const marked = withMarkedHeadings(withBlocksApart(given));
  const margin = withMarginHeadings(marked);
  const joined = joinHeadings(margin?.lines ?? marked);
  const ofEntries = labelsOfEntries(joined);
  const labels = repeatedLabels(joined);
  const isForm = [...labels].some((words) => namedSection(words) !== undefined);
  const edge = margin || isForm ? null : marginEdge(joined);
  const own = joined.filter((line) => !ofEntries.has(line));
  const lines = edge === null ? own : withMarginFirst(own, edge);
  const body = bodySize(lines);
  const known = new Set(lines.filter((line) => line.cells.length === 1 && isNamed(line)));
  // Where headings are set in capitals, `Volunteer` below a company is a title and no heading.
  const capitals = known.size >= 4 && [...known].filter((line) => isCapital(line.text)).length >= known.size * 0.7;
  const isInMargin = (line: ResumeLine) => edge === null || edge <= MARGIN_POINTS || line.x < edge - MARGIN_POINTS;
  const bySetting = () => new Set([...headingsBySetting(lines, body)].filter(isInMargin));
  const set = margin?.headings ?? withoutFirstNames(lines, bySetting());
  const parts = margin ? NO_LINES : subheadings(lines, set);
  const heads = new Set([...known, ...set].filter((line) => !parts.has(line)));
  const faces = new Set(
    [...known].flatMap(({ face, fontSize }) => (face && (fontSize > body || known.size > 2) ? face : [])),
  );
  return { lines, headings: { body, capitals, set, isMargin: edge !== null, faces, labels }, heads, parts };
}
