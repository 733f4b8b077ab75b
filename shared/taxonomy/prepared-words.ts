/**
 * Keeps what `first-words.ts` finds in one text, made when a function is bundled, so that its cold start reads no names:
 * a line per stem, in order, `stem number number`, numbers of lines to base 36, each but the first as what it is more
 * than the one before. A stem is found by halving the text.
 */
import type { FirstWords } from './first-words.ts';

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

/** The text that `preparedWords` answers from. */
export function prepareWords({ stems, linesOf }: FirstWords): string {
  const lines = [...stems()].sort().map((stem) => `${stem} ${written(linesOf(stem))}`);
  return `\n${lines.join('\n')}\n`;
}

/** Answers as the words that the text was made of. */
export function preparedWords(text: string): FirstWords {
  return {
    linesOf(stem) {
      // Both stand on line ends: what is looked for lies between them.
      let [low, high] = [0, text.length - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        const start = text.lastIndexOf('\n', middle - 1) + 1;
        const end = text.indexOf('\n', middle);
        const [found = '', ...cells] = text.slice(start, end).split(' ');
        if (found === stem) return read(cells);
        if (found < stem) low = end;
        else high = start - 1;
      }
      return [];
    },
    stems: () =>
      text
        .slice(1, -1)
        .split('\n')
        .map((line) => line.slice(0, line.indexOf(' '))),
  };
}
