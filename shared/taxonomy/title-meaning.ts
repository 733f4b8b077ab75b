/** Reads what the words of a job title mean, in the order of the title, for its composition and its comparison with known titles. */
import { cognate } from './cognate.ts';
import type { Meaning } from './lexicon.ts';
import { meaningOf, phraseAt } from './title-lexicon.ts';
import type { TitleToken } from './title-tokens.ts';

const UNKNOWN = '~';

/** A title as its words, and what they mean, known phrases as one. */
export interface TitleWords {
  tokens: readonly TitleToken[];
  meanings: readonly Meaning[];
}

const unknownWords: (Meaning | undefined)[] = [];

function readUnknown(stem: string): Meaning {
  if (/^(?:\p{N}+|.)$/u.test(stem)) return { atoms: [], weight: 'none' };
  return { atoms: [UNKNOWN + cognate(stem)], weight: 'full' };
}

function unknownWord({ stem, number }: TitleToken): Meaning {
  if (number < 0) return readUnknown(stem);
  const meaning = unknownWords[number] ?? readUnknown(stem);
  unknownWords[number] = meaning;
  return meaning;
}

/** What the words of a title mean: the longest known phrase first. */
export function titleWordsOf(tokens: readonly TitleToken[]): TitleWords {
  const meanings: Meaning[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = phraseAt(tokens, at);
    const token = tokens[at];
    if (phrase) meanings.push(phrase.meaning);
    else if (token) meanings.push(meaningOf(token) ?? unknownWord(token));
    at += phrase?.length ?? 1;
  }
  return { tokens, meanings };
}

/** Whether an atom stands for a word that the lexicon lacks. */
export function isUnknown(atom: string): boolean {
  return atom.startsWith(UNKNOWN);
}

/** Light and unknown words count only where no known word says what the work is about. */
function telling(meanings: readonly Meaning[]): readonly Meaning[] {
  const unknown = ({ atoms }: Meaning) => atoms[0] !== undefined && isUnknown(atoms[0]);
  const full = meanings.some((meaning) => meaning.weight === 'full' && !unknown(meaning));
  if (!full) return meanings;
  return meanings.filter((meaning) => meaning.weight !== 'light' && !unknown(meaning));
}

/**
 * What the telling words of a title mean, in an order of its own and each once: the same for a title in Spanish and in
 * English, in singular and plural, masculine and feminine. Unknown words are their stem behind `~`; empty without words.
 */
export function composition({ meanings }: TitleWords): string[] {
  return [...new Set(telling(meanings).flatMap(({ atoms }) => atoms))].sort();
}
