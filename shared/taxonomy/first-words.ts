/**
 * Finds the lines of the data in which a name begins with a given word, without reading tens of thousands of names at the
 * start: a first pass files each name by its first three letters in arrays of numbers, and only the names that share
 * them with a word asked for are read.
 */
import { firstStemOf, fold } from './tokens.ts';

const CLASSES = 37;
const NONE = -1;
const [SPACE, COMMA, PIPE] = [32, 44, 124];

/** One more than the class of each character met so far; 0 for the others. */
const classes = new Uint8Array(0x10000);

/** Class of a character, 1..36 for letters and digits whatever their case and accents, 0 for all else. */
function classOf(code: number): number {
  const known = classes[code] ?? 0;
  if (known > 0) return known - 1;
  const base = fold(String.fromCharCode(code)).charCodeAt(0);
  let made = 0;
  // Endings that a stem replaces count as what replaces them: `y` as `i`, `z` as `c`.
  if (base >= 97 && base <= 122) made = base === 121 ? 9 : base === 122 ? 3 : base - 96;
  else if (base >= 48 && base <= 57) made = base - 21;
  classes[code] = made + 1;
  return made;
}

/** The bucket of the word that begins at `at`: what follows the first character that is neither letter nor digit does not count. */
function bucketAt(text: string, at: number): number {
  const first = classOf(text.charCodeAt(at) | 0);
  if (first === 0) return 0;
  const second = classOf(text.charCodeAt(at + 1) | 0);
  if (second === 0) return first * CLASSES * CLASSES;
  return (first * CLASSES + second) * CLASSES + classOf(text.charCodeAt(at + 2) | 0);
}

/** Numbers of the lines by the stem of a first word. */
type Bucket = ReadonlyMap<string, readonly number[]>;

/** Every name of the lines, as the place where it begins, chained by bucket. */
class Names {
  readonly #lines: readonly string[];
  readonly #heads = new Int32Array(CLASSES ** 3).fill(NONE);
  #next: number[] = [];
  #line: number[] = [];
  #start: number[] = [];
  readonly #read = new Map<number, Bucket>();

  constructor(lines: readonly string[]) {
    this.#lines = lines;
    for (let index = 0; index < lines.length; index++) this.#addLine(lines[index] ?? '', index);
  }

  /** Names are the second and third cell and the entries of the fourth. */
  #addLine(line: string, index: number): void {
    let at = line.indexOf('|');
    for (let cell = 1; at >= 0 && cell <= 2; cell++) {
      this.#add(line, index, at + 1);
      at = line.indexOf('|', at + 1);
    }
    if (at < 0) return;
    const pipe = line.indexOf('|', at + 1);
    const end = pipe < 0 ? line.length : pipe;
    for (; at >= 0 && at < end; at = line.indexOf(',', at + 1)) this.#add(line, index, at + 1);
  }

  #add(line: string, index: number, from: number): void {
    let start = from;
    while (line.charCodeAt(start) === SPACE) start++;
    const code = line.charCodeAt(start);
    if (start >= line.length || code === PIPE || code === COMMA) return;
    const bucket = classOf(code) > 0 ? bucketAt(line, start) : bucketAt(firstStemOf(wordAt(line, start)), 0);
    this.#next.push(this.#heads[bucket] ?? NONE);
    this.#heads[bucket] = this.#line.length;
    this.#line.push(index);
    this.#start.push(start);
  }

  #bucket(number: number): Bucket {
    const known = this.#read.get(number);
    if (known) return known;
    const made = new Map<string, number[]>();
    for (let at = this.#heads[number] ?? NONE; at >= 0; at = this.#next[at] ?? NONE) {
      const index = this.#line[at] ?? 0;
      const stem = firstStemOf(wordAt(this.#lines[index] ?? '', this.#start[at] ?? 0));
      const found = made.get(stem);
      if (found === undefined) made.set(stem, [index]);
      else if (found[found.length - 1] !== index) found.push(index);
    }
    for (const found of made.values()) found.reverse();
    this.#read.set(number, made);
    return made;
  }

  linesOf(stem: string): readonly number[] {
    const number = bucketAt(stem, 0);
    return (this.#heads[number] ?? NONE) < 0 ? [] : (this.#bucket(number).get(stem) ?? []);
  }

  *stems(): Iterable<string> {
    for (const [number, head] of this.#heads.entries()) if (head >= 0) yield* this.#bucket(number).keys();
  }
}

function wordAt(line: string, start: number): string {
  let end = start;
  for (; end < line.length; end++) {
    const code = line.charCodeAt(end);
    if (code === SPACE || code === COMMA || code === PIPE) break;
  }
  return line.slice(start, end);
}

export interface FirstWords {
  /** Numbers of the lines with a name that begins with a word of this stem, ascending. */
  linesOf: (stem: string) => readonly number[];
  /** Every stem that a name begins with; reads all names. */
  stems: () => Iterable<string>;
}

/** Files the names of lines in the format of `parse.ts` by their first words: 25 ms for the whole taxonomy, most of it cold. */
export function scannedWords(lines: readonly string[]): FirstWords {
  const names = new Names(lines);
  return { linesOf: (stem) => names.linesOf(stem), stems: () => names.stems() };
}
