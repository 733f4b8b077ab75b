/** What a search was understood as: plain data that can be sent, shown and undone. */
import type { BilingualText } from '../domain/field.ts';
import type { TermKind } from '../domain/search-terms.ts';

/** What a reading of another kind counts beside the main one of the same words. */
export const BESIDE = 0.6;

/** One part of a search. A record meets it by any of its readings, the best one counting. */
export interface Term {
  /** As typed. */
  text: string;
  kind: TermKind;
  /** Of the reading that is shown; absent for plain words. */
  id?: string;
  label: BilingualText;
  /** All concepts, fields, places and conditions that the words may mean, with how well each meets them, 0..1. */
  ids: readonly (readonly [id: string, degree: number])[];
  /** What the words mean in a title; a title that means all of it meets the term. */
  meanings: readonly string[];
  /** Stems that have to be in a record together; each list is an alternative. */
  words: readonly (readonly string[])[];
  /** Words for each thing that a task is done to: a record that does not speak of all of them meets the task less. */
  about?: readonly (readonly (readonly string[])[])[];
  /** Whether a task is said by a verb: then a record that only speaks of what it is done to comes near. */
  isByVerb?: boolean;
  /** How much of the wish the term is, above 0: rare words and names of work more. */
  weight: number;
  /** Whether only the words as they are count: the searcher put them in quotation marks. */
  literal: boolean;
  /** The least pay a year, of terms of the kind `pay`. */
  yearlyPay?: number;
}

export interface Understood {
  terms: readonly Term[];
  /** The query with mistyped words put right, where that changes it and finds more. */
  suggestion?: string;
}

/** The stems that the records say, wherever they are kept: in memory or in an index. */
export interface CountedWords {
  /** In how many records a stem stands; undefined for none. */
  get(stem: string): number | undefined;
  startingWith(beginning: string): Iterable<string>;
  /** Those that one edit makes of `stem`; see `spelling.ts`. */
  oneEditFrom(stem: string): Iterable<string>;
}

/** A word that a search over some records may mean, as written and with how often it is said. */
export interface DictionaryEntry {
  written: string;
  count: number;
}

/** The words by which the concepts of the records are called in both languages, by their stems. */
export interface CalledWords {
  get(stem: string): DictionaryEntry | undefined;
  startingWith(beginning: string): Iterable<string>;
  oneEditFrom(stem: string): Iterable<string>;
}

/** What the records that are searched say, as a search needs it: see `vocabularyOf`. */
export interface Vocabulary {
  /** How many records there are. */
  records: number;
  words: CountedWords;
  /** In how many of them each id of a concept, field, place or condition stands. */
  ids: ReadonlyMap<string, number>;
  /** Worked out from the ids where nothing keeps them. */
  called?: CalledWords;
}
