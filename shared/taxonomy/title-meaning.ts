/** Reads what the words of a job title mean, in the order of the title, for its composition and its comparison with known titles. */
import { cognate } from './cognate.ts';
import { longestPhraseFrom, type Meaning, meaningOf } from './title-lexicon.ts';

const UNKNOWN = '~';

/** A title as its words: the stems as written, and what they mean, known phrases as one. */
export interface TitleWords {
  stems: readonly string[];
  meanings: readonly Meaning[];
}

function unknownWord(stem: string): Meaning {
  if (/^(?:\p{N}+|.)$/u.test(stem)) return { atoms: [], weight: 'none' };
  return { atoms: [UNKNOWN + cognate(stem)], weight: 'full' };
}

/** What words mean, given by their stems: the longest known phrase first. */
export function titleWordsOf(stems: readonly string[]): TitleWords {
  const meanings: Meaning[] = [];
  for (let at = 0; at < stems.length; ) {
    const first = stems[at] ?? '';
    let length = Math.min(longestPhraseFrom(first), stems.length - at);
    let phrase: Meaning | undefined;
    for (; length > 1 && !phrase; length--) phrase = meaningOf(stems.slice(at, at + length).join(' '));
    meanings.push(phrase ?? meaningOf(first) ?? unknownWord(first));
    at += phrase ? length + 1 : 1;
  }
  return { stems, meanings };
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
