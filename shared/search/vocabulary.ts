/** Counts words over the searched records, so that rare words weigh more and typos can be corrected. */
import { conceptById } from '../taxonomy/index.ts';
import { fieldLabel } from './fields.ts';
import { gazetteer } from './gazetteer.ts';
import type { SearchForm } from './search-form.ts';
import { oneEditFrom, type SpellingIndex, spellingIndexOf } from './spelling.ts';
import type { CountedWords, Vocabulary } from './understood.ts';
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

/** A word that a search over some records may mean, as written and with how often it is said. */
export interface DictionaryEntry {
  written: string;
  count: number;
}

/** What an id of a vocabulary is called in both languages, as one text. */
function namesOf(id: string): string {
  const names = conceptById(id)?.names ?? fieldLabel(id) ?? gazetteer().byId.get(id)?.label;
  return names ? `${names.es} ${names.en}` : '';
}

const spellings = new Map<string, readonly (readonly [stem: string, written: string])[]>();

/** The words of the names of an id, by their stems; worked out once. */
function spellingsOf(id: string): readonly (readonly [stem: string, written: string])[] {
  const known = spellings.get(id);
  if (known) return known;
  const names = namesOf(id).toLowerCase();
  const said = new Set(stemsOf(names));
  const found = wordsIn(names)
    .filter(({ stem }) => said.has(stem))
    .map(({ stem, start, end }) => [stem, names.slice(start, end)] as const);
  spellings.set(id, found);
  return found;
}

interface Named {
  entries: ReadonlyMap<string, DictionaryEntry>;
  filed: SpellingIndex;
}

const named = new WeakMap<Vocabulary['ids'], Named>();

/** The words by which the concepts of the records are called; in one order, so that equal records give equal spellings. */
function namedIn(ids: Vocabulary['ids']): Named {
  const kept = named.get(ids);
  if (kept) return kept;
  const entries = new Map<string, DictionaryEntry>();
  for (const id of [...ids.keys()].sort())
    for (const [stem, written] of spellingsOf(id)) {
      const before = entries.get(stem);
      entries.set(stem, { written: before?.written ?? written, count: (before?.count ?? 0) + (ids.get(id) ?? 0) });
    }
  const made = { entries, filed: spellingIndexOf(entries.keys()) };
  named.set(ids, made);
  return made;
}

/**
 * A stem among the words that the records say and those by which their concepts are called in both languages: `soldador` is
 * there where the only job is a `Welder`. Undefined where it is neither.
 */
export function entryOf(stem: string, { words, ids }: Vocabulary): DictionaryEntry | undefined {
  const called = namedIn(ids).entries.get(stem);
  const said = words.get(stem);
  if (called === undefined && said === undefined) return undefined;
  return { written: called?.written ?? stem, count: (called?.count ?? 0) + (said ?? 0) };
}

/** The stems of that dictionary that begin with some letters, each once. */
export function stemsStartingWith(beginning: string, { words, ids }: Vocabulary): string[] {
  const called = [...namedIn(ids).entries.keys()].filter((stem) => stem.startsWith(beginning));
  return [...new Set([...words.startingWith(beginning), ...called])];
}

/** The stems of that dictionary that are one edit from another, each once. */
export function stemsOneEditFrom(stem: string, { words, ids }: Vocabulary): string[] {
  return [...new Set([...words.oneEditFrom(stem), ...oneEditFrom(stem, namedIn(ids).filed)])];
}
