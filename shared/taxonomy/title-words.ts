/** Answers what the words of a title mean without the lists of known titles: small and quick enough for a search box. */
import { isListed, wordsOfMeaning } from './title-lexicon.ts';
import { isUnknown, titleWordsOf } from './title-meaning.ts';
import { tokensOf } from './title-tokens.ts';

/**
 * What the words of a title mean, each meaning once and the same in both languages (`camión`, `truck`: `truck`); words that
 * the lexicon lacks and words that add nothing to a title are left out.
 */
export function meaningsOfTitle(title: string): string[] {
  const { meanings } = titleWordsOf(tokensOf(title));
  return [...new Set(meanings.flatMap(({ atoms }) => atoms).filter((atom) => !isUnknown(atom)))];
}

/** Whether the lexicon of titles holds a word itself, and not only something that it may be made of. */
export function isTitleWord(word: string): boolean {
  const tokens = tokensOf(word);
  return tokens.length > 0 && tokens.every(isListed);
}

/** The stems of all single words that mean just what these words do, in either language: `pescado` gives `fish`, `pescad`. */
export function sameMeaning(words: string): readonly string[] {
  const tokens = tokensOf(words);
  const { meanings } = titleWordsOf(tokens);
  const [only] = meanings;
  return only && meanings.length === 1 && only.weight === 'full' ? wordsOfMeaning(only.atoms) : [];
}
