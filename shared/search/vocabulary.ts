/** Counts words over the searched records, so that rare words weigh more and typos can be corrected. */
import { conceptById } from '../taxonomy/index.ts';
import { fieldLabel } from './fields.ts';
import { gazetteer } from './gazetteer.ts';
import type { SearchForm } from './search-form.ts';
import { oneEditFrom, type SpellingIndex, spellingIndexOf } from './spelling.ts';
import type { CalledWords, CountedWords, DictionaryEntry, Vocabulary } from './understood.ts';
import { stemsOf, wordsIn } from './words.ts';

function count(counts: Map<string, number>, keys: Iterable<string>): void {
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** All stems of a form, each once. */
function stemsOfForm({ title, names, person, words, place }: SearchForm): Set<string> {
  return new Set([title, names, person, words, place.words].join(' ').split(' ').filter(Boolean));
}

/** The vocabulary of all records of a search; a few microseconds for each. */
export function vocabularyOf(forms: Iterable<SearchForm>): Vocabulary {
  const [words, ids] = [new Map<string, number>(), new Map<string, number>()];
  let records = 0;
  for (const form of forms) {
    records += 1;
    count(words, stemsOfForm(form));
    count(ids, [...Object.keys(form.concepts), ...form.place.ids, ...form.fields, ...form.conditions]);
  }
  return { records, words: countedInMemory(words), ids };
}

function countedInMemory(counts: ReadonlyMap<string, number>): CountedWords {
  let filed: SpellingIndex | undefined;
  return {
    get: (stem) => counts.get(stem),
    startingWith: (beginning) => [...counts.keys()].filter((stem) => stem.startsWith(beginning)),
    oneEditFrom: (stem) => {
      filed ??= spellingIndexOf(counts.keys());
      return oneEditFrom(stem, filed);
    },
  };
}

/** How rare a stem is among the records, 0 (in all of them) to 1 (in one or none). */
export function rarityOf(stem: string, { records, words }: Vocabulary): number {
  const known = words.get(stem) ?? 0;
  return records < 2 || known < 2 ? 1 : Math.log(records / known) / Math.log(records);
}

/** What an id of a vocabulary is called in both languages, as one text. */
function namesOf(id: string): string {
  const names = conceptById(id)?.names ?? fieldLabel(id) ?? gazetteer().byId.get(id)?.label;
  return names ? `${names.es} ${names.en}` : '';
}

/** A word of the names of an id, as first written, and how often it stands in them. */
export interface Spelling {
  stem: string;
  written: string;
  times: number;
}

const spellings = new Map<string, readonly Spelling[]>();

/** The words of the names of an id, each stem once; worked out once. */
export function spellingsOf(id: string): readonly Spelling[] {
  const known = spellings.get(id);
  if (known) return known;
  const names = namesOf(id).toLowerCase();
  const said = new Set(stemsOf(names));
  const found = new Map<string, Spelling>();
  for (const { stem, start, end } of wordsIn(names)) {
    if (!said.has(stem)) continue;
    const { written, times } = found.get(stem) ?? { written: names.slice(start, end), times: 0 };
    found.set(stem, { stem, written, times: times + 1 });
  }
  const all = [...found.values()];
  spellings.set(id, all);
  return all;
}

const called = new WeakMap<Vocabulary['ids'], CalledWords>();

/** The words by which some ids are called; in one order, so that equal records give equal spellings. */
function calledInMemory(ids: Vocabulary['ids']): CalledWords {
  const kept = called.get(ids);
  if (kept) return kept;
  const entries = new Map<string, DictionaryEntry>();
  for (const id of [...ids.keys()].sort())
    for (const { stem, written, times } of spellingsOf(id)) {
      const before = entries.get(stem);
      const count = (before?.count ?? 0) + times * (ids.get(id) ?? 0);
      entries.set(stem, { written: before?.written ?? written, count });
    }
  const filed = spellingIndexOf(entries.keys());
  const made: CalledWords = {
    get: (stem) => entries.get(stem),
    startingWith: (beginning) => [...entries.keys()].filter((stem) => stem.startsWith(beginning)),
    oneEditFrom: (stem) => oneEditFrom(stem, filed),
  };
  called.set(ids, made);
  return made;
}

/** The words by which the concepts of a vocabulary are called, as its records keep them or worked out. */
export const calledWordsOf = (vocabulary: Vocabulary): CalledWords =>
  vocabulary.called ?? calledInMemory(vocabulary.ids);

/**
 * A stem among the words that the records say and those by which their concepts are called in both languages: `soldador` is
 * there where the only job is a `Welder`. Undefined where it is neither.
 */
export function entryOf(stem: string, vocabulary: Vocabulary): DictionaryEntry | undefined {
  const named = calledWordsOf(vocabulary).get(stem);
  const said = vocabulary.words.get(stem);
  if (named === undefined && said === undefined) return undefined;
  return { written: named?.written ?? stem, count: (named?.count ?? 0) + (said ?? 0) };
}

/** The stems of that dictionary that begin with some letters, each once. */
export function stemsStartingWith(beginning: string, vocabulary: Vocabulary): string[] {
  return [
    ...new Set([...vocabulary.words.startingWith(beginning), ...calledWordsOf(vocabulary).startingWith(beginning)]),
  ];
}

/** The stems of that dictionary that are one edit from another, each once. */
export function stemsOneEditFrom(stem: string, vocabulary: Vocabulary): string[] {
  return [...new Set([...vocabulary.words.oneEditFrom(stem), ...calledWordsOf(vocabulary).oneEditFrom(stem)])];
}
