/** Ranks the records of a search and drops those far behind the best. */
import { withKin } from './kin.ts';
import { matchesQuery, meetsAll, surenessOf } from './matches.ts';
import type { SearchForm } from './search-form.ts';
import type { Term, Understood } from './understood.ts';

/** What meets less of the wish than this share of what the best meets is not what was looked for. */
export const RELEVANT_SHARE = 0.62;

/** Near work comes along with the work that was searched; where there is only near work, its kin is found or else nothing. */
const SURE = 0.72;

export interface Ranked<T> {
  record: T;
  /** 0..1, above 0. */
  relevance: number;
}

/** The records that meet a search, the most relevant first and equal ones in the order given; see `SURE`. */
export function rankRecords<T>(
  records: readonly T[],
  formOf: (record: T) => SearchForm,
  understood: Understood,
): Ranked<T>[] {
  const { ranked, surest } = rankAll(records, formOf, understood);
  if (surest >= SURE) return ranked;
  const wide = withKin(understood);
  if (wide === understood) return [];
  return rankAll(records, formOf, wide).ranked.filter(({ record }) => surenessOf(formOf(record), wide) >= SURE);
}

function rankAll<T>(records: readonly T[], formOf: (record: T) => SearchForm, understood: Understood) {
  const found: Ranked<T>[] = [];
  let [best, surest] = [0, 0];
  for (const record of records) {
    const relevance = matchesQuery(formOf(record), understood);
    if (relevance <= 0) continue;
    found.push({ record, relevance });
    best = Math.max(best, relevance);
    surest = Math.max(surest, surenessOf(formOf(record), understood));
  }
  const relevant = found.filter(({ relevance }) => relevance >= RELEVANT_SHARE * best);
  return { ranked: relevant.sort((a, b) => b.relevance - a.relevance), surest };
}

/** The records that meet every term of a search, for lists in which each further word narrows down. */
export function recordsMeetingAll<T>(
  records: readonly T[],
  formOf: (record: T) => SearchForm,
  understood: Understood,
): T[] {
  return records.filter((record) => meetsAll(formOf(record), understood));
}

/** What comes nearest where nothing is found: near work, else the same or near work in other places, else what is in the place; the most relevant first. */
export function nearestRecords<T>(
  records: readonly T[],
  formOf: (record: T) => SearchForm,
  understood: Understood,
  limit: number,
): T[] {
  const isPlace = ({ kind }: Term) => kind === 'place';
  const elsewhere = { terms: understood.terms.filter((term) => !isPlace(term)) };
  for (const wish of [understood, elsewhere, { terms: understood.terms.filter(isPlace) }]) {
    const { ranked } = rankAll(records, formOf, wish);
    if (wish.terms.length > 0 && ranked.length > 0) return ranked.slice(0, limit).map(({ record }) => record);
  }
  return [];
}
