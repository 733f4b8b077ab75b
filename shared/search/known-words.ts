/** Decides which words of a search are known, and corrects or completes unknown ones. */
import { conceptById, findMentions, fold, isTitleWord, taxonomyFirstStems } from '../taxonomy/index.ts';
import { conditionMentions } from './conditions.ts';
import { fieldNamed } from './fields.ts';
import { placeNamed } from './places.ts';
import { otherWordsFor } from './same-words.ts';
import { isNextKey, isOneEditApart, oneEditFrom, type SpellingIndex, spellingIndexOf } from './spelling.ts';
import { isObject } from './tasks.ts';
import { tradeMentions } from './trade-names.ts';
import type { DictionaryEntry, Vocabulary } from './understood.ts';
import { entryOf, stemsOneEditFrom, stemsStartingWith } from './vocabulary.ts';

/** What is typed of a word before it is taken for the beginning of one. */
const PREFIX_MIN_CHARS = 3;
const EXPANSIONS_MAX = 4;

/** Whether a word means anything, to the records or to the taxonomy. */
export function isKnownWord(word: string, stem: string, vocabulary: Vocabulary): boolean {
  return (
    entryOf(stem, vocabulary) !== undefined ||
    findMentions(word).length > 0 ||
    tradeMentions(word).length > 0 ||
    isTitleWord(word) ||
    conditionMentions(word).length > 0 ||
    fieldNamed(word) !== undefined ||
    placeNamed(word) !== undefined
  );
}

/** Whether a word is a part of a task, or an everyday word for another. */
export function isThing(word: string, stem: string): boolean {
  return isObject(word) || otherWordsFor(stem).length > 0;
}

/** Words of the records that begin with what was typed, the most frequent first. */
export function completionsOf(stem: string, vocabulary: Vocabulary): string[] {
  if (stem.length < PREFIX_MIN_CHARS) return [];
  return entriesOf(stemsStartingWith(stem, vocabulary), vocabulary)
    .sort(([a, { count }], [b, other]) => other.count - count || byLetters(a, b))
    .slice(0, EXPANSIONS_MAX)
    .map(([, { written }]) => written);
}

const byLetters = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function entriesOf(stems: readonly string[], vocabulary: Vocabulary): [string, DictionaryEntry][] {
  return stems.flatMap((stem): [string, DictionaryEntry][] => {
    const entry = entryOf(stem, vocabulary);
    return entry ? [[stem, entry]] : [];
  });
}

let taxonomyIndex: SpellingIndex | undefined;

/** A stem is written as the name of a concept has it, where one is. */
function writtenOf(stem: string): string {
  const [mention] = findMentions(stem, ['occupation', 'skill']);
  const names = mention && conceptById(mention.id)?.names;
  const words = names ? `${names.es} ${names.en}`.toLowerCase().split(/[^\p{L}\p{N}]+/u) : [];
  return words.find((word) => word.startsWith(stem)) ?? stem;
}

/**
 * The known word that a mistyped one is one edit from: of the records the one that is an edit from it ending and all, of these the one that the thumb missed by a key, else the most frequent, else the only one of the
 * taxonomy's names; of several the one that begins alike. Undefined where there is none.
 */
export function correctionOf(typed: string, stem: string, vocabulary: Vocabulary): string | undefined {
  const alike = (other: string) => Number(other[0] === stem[0]);
  const whole = ({ written }: DictionaryEntry) => Number(isOneEditApart(typed, fold(written)));
  const slip = ({ written }: DictionaryEntry) => Number(isNextKey(typed, fold(written)));
  const [near] = entriesOf(stemsOneEditFrom(stem, vocabulary), vocabulary).sort(
    ([a, one], [b, other]) =>
      alike(b) - alike(a) ||
      whole(other) - whole(one) ||
      slip(other) - slip(one) ||
      other.count - one.count ||
      byLetters(a, b),
  );
  if (near) return near[1].written;
  if (/\d/.test(stem)) return undefined;
  taxonomyIndex ??= spellingIndexOf(taxonomyFirstStems());
  const named = oneEditFrom(stem, taxonomyIndex).filter((other) => stem.length > 4 || alike(other) === 1);
  const best = named.length > 1 ? named.filter((other) => alike(other) === 1) : named;
  return best.length === 1 && best[0] !== undefined ? writtenOf(best[0]) : undefined;
}
