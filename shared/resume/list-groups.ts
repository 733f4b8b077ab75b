/** Tells what a list holds from what only groups it: names above rows, labels before them, themes above sentences. */
import { isColumnHead } from '../extraction/index.ts';
import { faceSize, facesOf, type Piece, type ResumeLine } from './line.ts';

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
  const areShort = own.every(
    ({ cells, text }) =>
      (cells.length === 1 || own.length === 1) && !/[,;|•·]/.test(text) && text.split(/\s+/).length <= GROUP_WORDS,
  );
  const isFew = own.length <= GROUPS_SHARE * lines.length;
  return new Set(areShort && isFew && lines.length > 2 ? own : []);
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
export function withPairsApart(lines: readonly ResumeLine[]): ResumeLine[] {
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
export function withoutGroups(lines: readonly ResumeLine[]): ResumeLine[] {
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

/** Sentences have words like these, names of skills seldom. */
const SENTENCE =
  /(?:^|\s)(?:for|of|to|that|with|in|on|and|at|into|the|para|de|con|en|que|a|y|los|las|el|la)\s.*\s\S+\s\S+|\.$/iu;
const SENTENCE_WORDS = 5;
/** So many of the lines below names of themes tell what somebody did. */
const SENTENCES_SHARE = 0.6;

const isSentence = ({ text }: ResumeLine) => text.split(/\s+/).length >= SENTENCE_WORDS && SENTENCE.test(text);

/** The names of abilities set apart above sentences that tell of them, as in resumes by abilities; none where the lines below are a list. */
export function themesOf(lines: readonly ResumeLine[]): ResumeLine[] {
  const [first, second] = lines;
  if (!first || !second) return [];
  const look = (line: ResumeLine) => `${line.face ?? line.bold} ${line.fontSize} ${line.bullet} ${line.heading ?? ''}`;
  const themes = lines.filter((line) => look(line) === look(first));
  const told = lines.filter((line) => look(line) !== look(first));
  const isTheme = (line: ResumeLine) =>
    line.cells.length === 1 && !isSentence(line) && line.text.split(/\s+/).length <= GROUP_WORDS;
  const isAbove = (line: ResumeLine) => told.includes(lines[lines.indexOf(line) + 1] as ResumeLine);
  const areSentences = told.filter(isSentence).length >= SENTENCES_SHARE * told.length;
  return themes.length > 1 && areSentences && themes.every((line) => isTheme(line) && isAbove(line)) ? themes : [];
}
