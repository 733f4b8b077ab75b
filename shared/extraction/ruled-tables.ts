/**
 * Reads tables by the rules drawn between their cells: what stands between four of them is one cell, however many lines it has, and cells
 * between the same two horizontal ones are a row. No words are needed for it.
 */
import { joinRow, rowsOf } from './fragment.ts';
import type { Fragment, Segment } from './page-pieces.ts';
import type { Box } from './pdf-state.ts';
import { CELL_LINES, joined, partsOf } from './table-cells.ts';

/** Thicker strokes are bars. */
const RULE_POINTS = 2.6;
/** Shorter ones are decoration. */
const LENGTH_MIN = 6;
/** Rules meet within this many points. */
const SLACK = 2.5;
/** A page with more of them is a drawing. */
const RULES_MAX = 400;

/** A rule along one axis: at `at` of the other one, `from` its beginning `to` its end. */
interface Rule {
  at: number;
  from: number;
  to: number;
}

/** The rules of a page, in points from its top left corner. */
export interface Rules {
  across: readonly Rule[];
  down: readonly Rule[];
}

/** Pieces that lie in one line and meet as one. */
function whole(pieces: readonly Rule[]): Rule[] {
  const sorted = [...pieces].sort((one, other) => Math.round(one.at) - Math.round(other.at) || one.from - other.from);
  const out: Rule[] = [];
  for (const piece of sorted) {
    const last = out.at(-1);
    if (last && Math.abs(last.at - piece.at) <= 1.2 && piece.from <= last.to + SLACK)
      last.to = Math.max(last.to, piece.to);
    else out.push({ ...piece });
  }
  return out.filter(({ from, to }) => to - from >= LENGTH_MIN);
}

/** The rules among thin boxes that a page paints. */
export function rulesOf(boxes: readonly Box[]): Rules {
  const across: Rule[] = [];
  const down: Rule[] = [];
  for (const { left, top, right, bottom } of boxes) {
    const [width, height] = [right - left, bottom - top];
    if (height <= RULE_POINTS && width > height) across.push({ at: (top + bottom) / 2, from: left, to: right });
    else if (width <= RULE_POINTS && height > width) down.push({ at: (left + right) / 2, from: top, to: bottom });
  }
  const rules = { across: whole(across), down: whole(down) };
  return rules.across.length + rules.down.length > RULES_MAX ? { across: [], down: [] } : rules;
}

/** What stands between four rules. */
interface Cell {
  /** Which rules are above it and below it. */
  top: Rule;
  bottom: Rule;
  left: number;
  fragments: Fragment[];
}

/** The next rules before and behind a place, among those that pass it. */
function around(rules: readonly Rule[], place: number, beside: number): [Rule, Rule] | undefined {
  let before: Rule | undefined;
  let behind: Rule | undefined;
  for (const rule of rules) {
    if (beside < rule.from - SLACK || beside > rule.to + SLACK) continue;
    if (rule.at <= place && rule.at > (before?.at ?? Number.NEGATIVE_INFINITY)) before = rule;
    if (rule.at > place && rule.at < (behind?.at ?? Number.POSITIVE_INFINITY)) behind = rule;
  }
  return before && behind ? [before, behind] : undefined;
}

/** The cells of a page that have text, by what stands in them. */
function cellsOf(fragments: readonly Fragment[], { across, down }: Rules): Cell[] {
  const cells = new Map<string, Cell>();
  for (const fragment of fragments) {
    const [x, y] = [fragment.x + 1, fragment.y - 0.3 * fragment.size];
    const sides = around(down, x, y);
    const ends = sides && around(across, y, x);
    if (!ends) continue;
    const [[{ at: left }], [top, bottom]] = [sides, ends];
    const key = `${left.toFixed(1)} ${across.indexOf(top)} ${across.indexOf(bottom)}`;
    const cell = cells.get(key);
    if (cell) cell.fragments.push(fragment);
    else cells.set(key, { top, bottom, left, fragments: [fragment] });
  }
  return [...cells.values()];
}

/** A row of a table: its cells from left to right, each with its lines. */
interface Row {
  cells: { left: number; lines: Segment[]; fragments: readonly Fragment[] }[];
}

interface RuledRow extends Row {
  top: Rule;
  bottom: Rule;
}

/** What stands in a cell, line by line. */
function lined(left: number, fragments: readonly Fragment[]): Row['cells'][number] {
  const lines = rowsOf(fragments, ({ x }) => x).map((row) => asOne(joinRow(row), ' '));
  return { left, lines: lines.flatMap((line) => line ?? []), fragments };
}

function rowsOfCells(cells: readonly Cell[]): RuledRow[] {
  const byTop = new Map<Rule, Cell[]>();
  for (const cell of cells) byTop.set(cell.top, [...(byTop.get(cell.top) ?? []), cell]);
  return [...byTop].flatMap(([top, own]) => {
    if (own.length < 2) return [];
    const sorted = own.toSorted((one, other) => one.left - other.left);
    const bottom = own.reduce(
      (least, cell) => (cell.bottom.at < least.at ? cell.bottom : least),
      own[0]?.bottom ?? top,
    );
    return { top, bottom, cells: sorted.map(({ left, fragments }) => lined(left, fragments)) };
  });
}

/** Segments as one, with a mark between their texts; it keeps the size of its longest part. */
function asOne(segments: readonly Segment[], mark: string): Segment | undefined {
  const [first] = segments;
  if (!first) return undefined;
  const longest = segments.reduce((most, one) => (one.text.length > most.text.length ? one : most));
  const faces: number[] = [];
  let length = 0;
  for (const { text, faces: own } of segments) {
    for (const at of own) faces.push(at + length);
    length += text.length + mark.length;
  }
  const right = segments.reduce((most, one) => Math.max(most, one.right), 0);
  const text = segments.map((one) => one.text).join(mark);
  return { ...first, text, right, size: longest.size, faces };
}

/** Rows below one another with a rule between them. */
function tablesOf(rows: readonly RuledRow[]): RuledRow[][] {
  const tables: RuledRow[][] = [];
  for (const row of rows.toSorted((one, other) => one.top.at - other.top.at)) {
    const isBelow = (above: RuledRow | undefined) =>
      above &&
      Math.abs(above.bottom.at - row.top.at) <= BETWEEN_ROWS &&
      above.top.from < row.top.to &&
      row.top.from < above.top.to;
    const table = tables.findLast((own) => isBelow(own.at(-1)));
    if (table) table.push(row);
    else tables.push([row]);
  }
  return tables;
}

/** Cells may have a frame each, with as much between them, in points. */
const BETWEEN_ROWS = 4;
/** Of the cells of a table so many may hold whole blocks of text; a layout of a page has more. */
const BLOCKS_SHARE = 0.4;
/** And in so many a caption in small print may stand above a value: that is a form, whose captions are read as such. */
const CAPTIONS_SHARE = 0.25;

function isTable(rows: readonly Row[]): boolean {
  const cells = rows.flatMap((row) => row.cells);
  const blocks = cells.filter(({ lines }) => lines.length > CELL_LINES).length;
  const isCaption = ({ lines: [first, second] }: Row['cells'][number]) =>
    first !== undefined && second !== undefined && first.size < 0.92 * second.size;
  const captions = cells.filter(isCaption).length;
  return rows.length > 1 && blocks <= BLOCKS_SHARE * cells.length && captions <= CAPTIONS_SHARE * cells.length;
}

/** A date that broke behind its hyphen in a narrow cell: `2023-` above `01`. */
const withWholeDate = (cell: Segment): Segment => ({ ...cell, text: cell.text.replace(/(\d[-/]) (?=\d)/g, '$1') });

/** The cells of a row as one line with tabs, and what else stands in them below it. */
function segmentsOfRow({ cells }: Row): Segment[] {
  const y = Math.min(...cells.map(({ lines }) => lines[0]?.y ?? Number.POSITIVE_INFINITY));
  const isPair = cells.length === 2;
  const parts = cells.map((cell, column) => {
    const own = partsOf({ column, lines: cell.lines });
    // Beside a label, a long text begins on its line.
    const [first, ...others] = cell.lines;
    const isText = isPair && column === 1 && own.name.length === 0 && first !== undefined;
    return { left: cell.left, ...(isText ? { name: [first], more: others } : own) };
  });
  const names = parts.flatMap(({ name }) => joined(name, y)).map(withWholeDate);
  const row = asOne(names, '\t');
  if (!row) return parts.flatMap(({ more }) => more);
  const more = parts.flatMap((part) => part.more.map((line) => ({ ...line, y: line.y + 0.5 * line.size })));
  return [{ ...row, cellX: names.map(({ left }) => left) }, ...more];
}

/** Two cells beside each other may be a label and its text, or the columns of a page. */
const TAGGED_MIN = 3;

/** The tables of a page that its tags tell, with rows of several cells each. */
function taggedTables(fragments: readonly Fragment[]): Row[][] {
  const tables = new Map<number, Map<number, Map<number, Fragment[]>>>();
  for (const fragment of fragments) {
    if (!fragment.cell) continue;
    const { table, row, cell } = fragment.cell;
    const rows = tables.get(table) ?? new Map<number, Map<number, Fragment[]>>();
    const cells = rows.get(row) ?? new Map<number, Fragment[]>();
    const own = cells.get(cell);
    if (own) own.push(fragment);
    else tables.set(table, rows.set(row, cells.set(cell, [fragment])));
  }
  return [...tables.values()].flatMap((rows) => {
    const all = [...rows.values()].map((cells) => [...cells.values()]);
    if (2 * all.filter((cells) => cells.length >= TAGGED_MIN).length < all.length) return [];
    const leftOf = (own: readonly Fragment[]) =>
      own.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
    const table = all
      .filter((cells) => cells.length > 1)
      .map((cells) => ({
        cells: cells.map((own) => lined(leftOf(own), own)).toSorted((one, other) => one.left - other.left),
      }));
    return [table];
  });
}

/** The rows of the tables of a page, as its tags or rules tell them, and what stands elsewhere. */
export function tableRows(
  fragments: readonly Fragment[],
  rules: Rules,
): { rows: Segment[]; others: readonly Fragment[] } {
  const tagged = taggedTables(fragments).filter(isTable);
  const inTags = new Set(tagged.flat().flatMap(({ cells }) => cells.flatMap((cell) => cell.fragments)));
  const free = fragments.filter((fragment) => !inTags.has(fragment));
  const isRuled = rules.across.length >= 3 && rules.down.length >= 3;
  const ruled = isRuled ? tablesOf(rowsOfCells(cellsOf(free, rules))).filter(isTable) : [];
  const inRules = new Set(ruled.flat().flatMap(({ cells }) => cells.flatMap((cell) => cell.fragments)));
  return {
    rows: [...tagged, ...ruled].flat().flatMap(segmentsOfRow),
    others: free.filter((fragment) => !inRules.has(fragment)),
  };
}
