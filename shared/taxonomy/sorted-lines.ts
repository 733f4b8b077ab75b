/** Finds lines in a text that is sorted by what its lines begin with, by halving it: nothing is read before it is asked for. */

/** The text of lines `key|rest`, which begins and ends with a line end, so that what is looked for lies between two. */
export function sortedLines(lines: Iterable<readonly [key: string, rest: string]>, separator: string): string {
  const sorted = [...lines].sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return `\n${sorted.map(([key, rest]) => key + separator + rest).join('\n')}\n`;
}

/** Where the first line begins whose key is `key` or comes behind it; the length of the text where there is none. */
export function lineFrom(text: string, key: string, separator: string): number {
  let [low, high] = [0, text.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = text.lastIndexOf('\n', middle - 1) + 1;
    const found = text.slice(start, text.indexOf(separator, start));
    if (found < key) low = text.indexOf('\n', middle);
    else high = start - 1;
  }
  return low + 1;
}

/** What stands behind a key; undefined where no line has it. */
export function restBehind(text: string, key: string, separator: string): string | undefined {
  const start = lineFrom(text, key, separator);
  const from = start + key.length;
  const isFound = text.startsWith(key, start) && text.startsWith(separator, from);
  return isFound ? text.slice(from + separator.length, text.indexOf('\n', from)) : undefined;
}
