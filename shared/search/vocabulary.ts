/** Counts what the records of a search say, so that rare words weigh more and a mistyped one can be put right. */
import { conceptById } from '../taxonomy/index.ts';
import { fieldLabel } from './fields.ts';
import type { SearchForm } from './search-form.ts';
import type { Vocabulary } from './understood.ts';
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
  return { records, words, ids };
}

/** How rare a stem is among the records, 0 (in all of them) to 1 (in one or none). */
export function rarityOf(stem: string, { records, words }: Vocabulary): number {
  const known = words.get(stem) ?? 0;
  return records < 2 || known < 2 ? 1 : Math.log(records / known) / Math.log(records);
}

/** Words that a search over some records may mean, by their stem, as written and with how often they are said. */
export type Dictionary = ReadonlyMap<string, { written: string; count: number }>;

const dictionaries = new WeakMap<Vocabulary, Dictionary>();

/** What an id of a vocabulary is called in both languages, as one text. */
function namesOf(id: string): string {
  const names = conceptById(id)?.names ?? fieldLabel(id);
  return names ? `${names.es} ${names.en}` : '';
}

/**
 * The words that the records say and those by which their concepts are called in both languages: `soldador` is in it where
 * the only job is a `Welder`. Made at the first question and kept with the vocabulary.
 */
export function dictionaryOf(vocabulary: Vocabulary): Dictionary {
  const kept = dictionaries.get(vocabulary);
  if (kept) return kept;
  const dictionary = new Map<string, { written: string; count: number }>();
  for (const [id, times] of vocabulary.ids) {
    const names = namesOf(id).toLowerCase();
    const told = new Set(stemsOf(names));
    for (const { stem, start, end } of wordsIn(names)) {
      const before = dictionary.get(stem);
      if (told.has(stem))
        dictionary.set(stem, {
          written: before?.written ?? names.slice(start, end),
          count: (before?.count ?? 0) + times,
        });
    }
  }
  for (const [stem, times] of vocabulary.words) {
    const before = dictionary.get(stem);
    dictionary.set(stem, { written: before?.written ?? stem, count: (before?.count ?? 0) + times });
  }
  dictionaries.set(vocabulary, dictionary);
  return dictionary;
}
