/** Reads a mistyped word of a title as the one known word that differs from it by one letter. */

/** Shorter words differ by one letter from too many others. */
const SHORTEST = 7;
/** One letter more, less or other leaves the beginning or the end of a word as it is. */
const KEPT = 3;

function bordersOf(word: string): string[] {
  return [`${word.slice(0, KEPT)}-`, `-${word.slice(-KEPT)}`];
}

/** Whether two words are the same but for one letter: added, left out, or another behind the first. */
function nearlySame(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  if (one.length === other.length && one[0] !== other[0]) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end--;
    otherEnd--;
  }
  return end - start <= 1 && otherEnd - start <= 1;
}

/** Finds what mistyped words mean among the words that known titles are written with. */
export class Spelling {
  readonly #words: () => readonly string[];
  #byBorder: ReadonlyMap<string, readonly string[]> | undefined;

  /** `words` are asked for once, when a word is looked up first. */
  constructor(words: () => readonly string[]) {
    this.#words = words;
  }

  /** The long words by their first and their last letters. */
  #bordering(): ReadonlyMap<string, readonly string[]> {
    const filed = new Map<string, string[]>();
    for (const word of this.#words()) {
      if (word.length < SHORTEST - 1) continue;
      for (const border of bordersOf(word)) {
        const list = filed.get(border);
        if (list) list.push(word);
        else filed.set(border, [word]);
      }
    }
    return filed;
  }

  /** The one word that an unknown stem may be meant for; the stem itself where it is short, or like none or several. */
  meant(stem: string): string {
    if (stem.length < SHORTEST) return stem;
    this.#byBorder ??= this.#bordering();
    const near = new Set<string>();
    for (const border of bordersOf(stem))
      for (const word of this.#byBorder.get(border) ?? []) if (nearlySame(stem, word)) near.add(word);
    const [only] = near;
    return near.size === 1 && only ? only : stem;
  }
}
