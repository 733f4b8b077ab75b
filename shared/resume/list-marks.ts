/** Takes the marks off tables of skills: how well somebody knows each, in words, ticks or figures. */
import { fold } from '../taxonomy/index.ts';
import type { Piece, ResumeLine } from './line.ts';

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
export function withoutMarks(lines: readonly ResumeLine[]): ResumeLine[] {
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
