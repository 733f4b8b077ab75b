/** The words of a phrase that say what it is about. */
import { blanked } from '../domain/spans.ts';
import { findMentions } from '../taxonomy/index.ts';
import { termWeight, wordsOf } from './words.ts';

/** The telling words of a text, each once; towns are none. */
export function tellingTerms(text: string): string[] {
  const bare = blanked(text, findMentions(text, ['place']));
  return [...new Set(wordsOf(bare).flatMap(({ term }) => (termWeight(term) === 1 ? [term] : [])))];
}
