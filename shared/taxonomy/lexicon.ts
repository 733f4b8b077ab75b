/** What is asked of the words of job titles, whether their data were just read or prepared while bundling. */

export type Weight = 'none' | 'role' | 'light' | 'full';

/** What a word of a title means, whatever its language. */
export interface Meaning {
  /** The same for the words of one meaning, none when it adds nothing. */
  atoms: readonly string[];
  weight: Weight;
}

/** All that the data texts say. */
export interface TitleLexicon {
  /** By the stems of a word or phrase without articles and prepositions, parted by spaces. */
  phrases: Map<string, Meaning>;
  /** By what all forms of a verb begin with: `weld`, `sold`. */
  verbs: Map<string, Meaning>;
  /** By the form that cognates share; undefined where two meanings share it. */
  cognates: Map<string, Meaning | undefined>;
}

/** A phrase by its stems, parted by spaces. */
export type Phrase = readonly [stems: string, meaning: Meaning];

export interface Lexicon {
  phrase(stems: string): Meaning | undefined;
  verb(root: string): Meaning | undefined;
  cognate(form: string): Meaning | undefined;
  /** The phrases of several words that begin with this one. */
  longerFrom(stem: string): readonly Phrase[];
  /** The stems of the single words that have just these meanings. */
  wordsOfMeaning(atoms: readonly string[]): readonly string[];
}

const SPACE = ' ';

/** By first word, the phrases of several words. */
function longerOf({ phrases }: TitleLexicon): Map<string, Phrase[]> {
  const longer = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const end = phrase[0].indexOf(SPACE);
    if (end < 0) continue;
    const first = phrase[0].slice(0, end);
    const known = longer.get(first);
    if (known) known.push(phrase);
    else longer.set(first, [phrase]);
  }
  return longer;
}

/** By meaning, the single words that have it. */
export function byMeaning({ phrases }: TitleLexicon): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [phrase, { atoms }] of phrases) {
    if (atoms.length === 0 || phrase.includes(SPACE)) continue;
    const key = atoms.join(SPACE);
    found.set(key, [...(found.get(key) ?? []), phrase]);
  }
  return found;
}

/** Answers from what was read. */
export function lexiconOf(read: TitleLexicon): Lexicon {
  const longer = longerOf(read);
  let words: Map<string, string[]> | undefined;
  return {
    phrase: (stems) => read.phrases.get(stems),
    verb: (root) => read.verbs.get(root),
    cognate: (form) => read.cognates.get(form),
    longerFrom: (stem) => longer.get(stem) ?? [],
    wordsOfMeaning: (atoms) => {
      words ??= byMeaning(read);
      return words.get(atoms.join(SPACE)) ?? [];
    },
  };
}
