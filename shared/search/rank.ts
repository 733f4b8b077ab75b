/** Ranks the records of a search and leaves out those that are far behind the best. */
import { matchesQuery, meetsAll, surenessOf } from './matches.ts';
import type { SearchForm } from './search-form.ts';
import type { Understood } from './understood.ts';

/** What meets less of the wish than this share of what the best meets is not what was looked for. */
export const RELEVANT_SHARE = 0.62;

/** Near work comes along with the work that was searched; where there is only near work, nothing is found. */
const SURE = 0.72;

export interface Ranked<T> {
  record: T;
  /** 0..1, above 0. */
  relevance: number;
}

/** The records that meet a search, the most relevant first and equal ones in the order given. */
export function rankRecords<T>(
  records: readonly T[],
  formOf: (record: T) => SearchForm,
  understood: Understood,
): Ranked<T>[] {
  const found: Ranked<T>[] = [];
  let [best, surest] = [0, 0];
  for (const record of records) {
    const relevance = matchesQuery(formOf(record), understood);
    if (relevance <= 0) continue;
    found.push({ record, relevance });
    best = Math.max(best, relevance);
    surest = Math.max(surest, surenessOf(formOf(record), understood));
  }
  if (surest < SURE) return [];
  return found.filter(({ relevance }) => relevance >= RELEVANT_SHARE * best).sort((a, b) => b.relevance - a.relevance);
}

/** The records that meet every term of a search, for lists in which each further word narrows down. */
export function recordsMeetingAll<T>(
  records: readonly T[],
  formOf: (record: T) => SearchForm,
  understood: Understood,
): T[] {
  return records.filter((record) => meetsAll(formOf(record), understood));
}

/** What comes nearest where nothing is found: the same work in other places, else near work; the most relevant first. */
export function nearestRecords<T>(
  records: readonly T[],
  formOf: (record: T) => SearchForm,
  understood: Understood,
  limit: number,
): T[] {
  const withoutPlace = understood.terms.filter(({ kind }) => kind !== 'place');
  const elsewhere = rankRecords(records, formOf, { terms: withoutPlace });
  const inPlace = { terms: understood.terms.filter(({ kind }) => kind === 'place') };
  const found = withoutPlace.length > 0 && elsewhere.length > 0 ? elsewhere : rankRecords(records, formOf, inPlace);
  return found.slice(0, limit).map(({ record }) => record);
}
