/** Shows that the rules drawn between the cells of a table say what stands together, whatever its columns are called. */
import { describe, expect, it } from 'vitest';
import { layOut } from '../../../shared/extraction/page-layout.ts';
import { rulesOf } from '../../../shared/extraction/ruled-tables.ts';

const SIZE = 10;
const LEADING = 12;

/** A rule as the thin box that is painted for it. */
const across = (y: number, left: number, right: number) => ({ left, right, top: y, bottom: y + 0.75 });
const down = (x: number, top: number, bottom: number) => ({ left: x, right: x + 0.75, top, bottom });

const words = (text: string, x: number, y: number, size = SIZE) => ({
  text,
  x,
  y,
  width: text.length * size * 0.5,
  size,
  font: 'A',
});

/** Rows of cells with their lines in the middle of each row's height, and the rules around them. */
function table(lefts: readonly number[], rows: readonly (readonly (readonly string[])[])[]) {
  const right = (lefts.at(-1) ?? 0) + 150;
  let top = 100;
  const boxes = [across(top, lefts[0] ?? 0, right)];
  const fragments = rows.flatMap((cells) => {
    const most = Math.max(...cells.map(({ length }) => length));
    const placed = cells.flatMap((lines, column) => {
      const from = top + ((most - lines.length) / 2) * LEADING;
      return lines.map((line, at) => words(line, (lefts[column] ?? 0) + 3, from + (at + 1) * LEADING));
    });
    const bottom = top + most * LEADING + 6;
    boxes.push(across(bottom, lefts[0] ?? 0, right), ...[...lefts, right].map((x) => down(x, top, bottom)));
    top = bottom;
    return placed;
  });
  return { fragments, boxes };
}

const linesOf = ({ fragments, boxes }: ReturnType<typeof table>) =>
  layOut([{ fragments, width: 595, rules: rulesOf(boxes) }]).map(({ text }) => text);

const ROWS = [
  [['Paper'], ['Seat of', 'learning'], ['Won in']],
  [['Diploma in', 'Weaving'], ['Lindale Craft', 'Institute,', 'Northbeck'], ['2012']],
  [['Certificate'], ['Beck School'], ['2009']],
];

describe('a table with rules', () => {
  it('is read cell by cell where cells break over lines, whatever its heads say', () => {
    expect(linesOf(table([40, 160, 300], ROWS))).toEqual([
      'Paper\tSeat of learning\tWon in',
      'Diploma in Weaving\tLindale Craft Institute, Northbeck\t2012',
      'Certificate\tBeck School\t2009',
    ]);
  });

  it('keeps cells apart however near they stand', () => {
    const near = table(
      [40, 92, 144],
      [
        [['03/2011'], ['05/2015'], ['Wanted a change']],
        [['09/2004'], ['02/2011'], ['Closed']],
      ],
    );
    expect(linesOf(near)).toEqual(['03/2011\t05/2015\tWanted a change', '09/2004\t02/2011\tClosed']);
  });

  it('keeps its rows where cells are empty', () => {
    const empty = table([40, 160, 300], [...ROWS, [['Licence'], [], ['2008']]]);
    expect(linesOf(empty).at(-1)).toBe('Licence\t2008');
  });

  it('is left to the reader of forms where captions in small print stand above values', () => {
    const { boxes } = table(
      [40, 200],
      [
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        [
          ['e', 'f'],
          ['g', 'h'],
        ],
      ],
    );
    const fragments = [0, 1].flatMap((row) =>
      [43, 203].flatMap((x) => [words('caption', x, 110 + row * 30, 6), words(`value ${row}`, x, 122 + row * 30)]),
    );
    expect(linesOf({ fragments, boxes })).toEqual([
      'caption\tcaption',
      'value 0\tvalue 0',
      'caption\tcaption',
      'value 1\tvalue 1',
    ]);
  });
});
