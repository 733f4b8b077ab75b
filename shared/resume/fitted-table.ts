/** Sums of fitted weights: how much the features of a text speak for each of some kinds. */

/** A weight is a letter: `a` is nothing, each letter after it a quarter of a natural logarithm more, each before it a quarter less. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
export const QUARTERS = 4;
const NOTHING = LETTERS.indexOf('a');

const weightsIn = (letters: string) => [...letters].map((letter) => (LETTERS.indexOf(letter) - NOTHING) / QUARTERS);

function addTo(sums: number[], weights: readonly number[] | undefined): void {
  if (weights)
    for (let kind = 0; kind < weights.length; kind += 1) sums[kind] = (sums[kind] ?? 0) + (weights[kind] ?? 0);
}

/** Reads a table (`feature abcde` in each row, a letter for each kind, `*` for what holds of all) at its first question. */
export function fittedSums(written: string, kinds: number): (features: readonly string[]) => number[] {
  let table: Map<string, readonly number[]> | undefined;
  const read = () =>
    new Map(
      written
        .trim()
        .split('\n')
        .map((row): [string, number[]] => {
          const [feature = '', letters = ''] = row.split(' ');
          return [feature, weightsIn(letters)];
        }),
    );
  return (features) => {
    table ??= read();
    const sums = new Array<number>(kinds).fill(0);
    addTo(sums, table.get('*'));
    for (const feature of features) addTo(sums, table.get(feature));
    return sums;
  };
}

/** The logarithm of what the powers of logarithms come to. */
export function logTotal(all: readonly number[]): number {
  const most = Math.max(...all);
  return most + Math.log(all.reduce((sum, one) => sum + Math.exp(one - most), 0));
}
