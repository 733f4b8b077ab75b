/**
 * Keeps what `first-words.ts` finds in one text, made when a function is bundled, so that its cold start reads no names:
 * a line per stem, in order, `stem number number`, numbers of lines to base 36, each but the first as what it is more
 * than the one before.
 */
import type { FirstWords } from './first-words.ts';
import { restBehind, sortedLines } from './sorted-lines.ts';

const BASE = 36;

function written(numbers: readonly number[]): string {
  return numbers.map((number, at) => (number - (numbers[at - 1] ?? 0)).toString(BASE)).join(' ');
}

function read(cells: readonly string[]): number[] {
  let last = 0;
  return cells.map((cell) => {
    last += Number.parseInt(cell, BASE);
    return last;
  });
}

const SPACE = ' ';

/** The text that `preparedWords` answers from. */
export function prepareWords({ stems, linesOf }: FirstWords): string {
  return sortedLines(
    Array.from(stems(), (stem) => [stem, written(linesOf(stem))] as const),
    SPACE,
  );
}

/** Answers as the words that the text was made of. */
export function preparedWords(text: string): FirstWords {
  return {
    linesOf: (stem) => {
      const numbers = restBehind(text, stem, SPACE);
      return numbers === undefined ? [] : read(numbers.split(SPACE));
    },
    stems: () =>
      text
        .slice(1, -1)
        .split('\n')
        .map((line) => line.slice(0, line.indexOf(SPACE))),
  };
}
