/** Ranks the records of a search and drops those far behind the best. */
import { withKin } from './kin.ts';
import { askedOf, matchesQuery, meetsAll, surenessOf } from './matches.ts';
import type { PackedForm } from './packed-form.ts';
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
  formOf: (record: T) => PackedForm,
  understood: Understood,
): Ranked<T>[] {
  const forms = records.map(formOf);
  const { ranked, surest } = rankAll(records, forms, understood);
  if (surest >= SURE) return ranked;
  const wide = withKin(understood);
  if (wide === understood) return [];
  const asked = askedOf(wide, forms);
  return rankAll(records, forms, wide).ranked.filter(({ record }) => surenessOf(formOf(record), asked) >= SURE);
}

function rankAll<T>(records: readonly T[], forms: readonly PackedForm[], understood: Understood) {
  const asked = askedOf(understood, forms);
  const found: Ranked<T>[] = [];
  let [best, surest] = [0, 0];
  for (let at = 0; at < records.length; at += 1) {
    const [record, form] = [records[at] as T, forms[at] as PackedForm];
    const relevance = matchesQuery(form, asked);
    if (relevance <= 0) continue;
    found.push({ record, relevance });
    best = Math.max(best, relevance);
    surest = Math.max(surest, surenessOf(form, asked));
  }
  const relevant = found.filter(({ relevance }) => relevance >= RELEVANT_SHARE * best);
  return { ranked: relevant.sort((a, b) => b.relevance - a.relevance), surest };
}

/** The records that meet every term of a search, for lists in which each further word narrows down. */
export function recordsMeetingAll<T>(
  records: readonly T[],
  formOf: (record: T) => PackedForm,
  understood: Understood,
): T[] {
  const forms = records.map(formOf);
  const asked = askedOf(understood, forms);
  return records.filter((_, at) => meetsAll(forms[at] as PackedForm, asked));
}

/** What comes nearest where nothing is found: near work, else the same or near work in other places, else what is in the place; the most relevant first. */
export function nearestRecords<T>(
  records: readonly T[],
  formOf: (record: T) => PackedForm,
  understood: Understood,
  limit: number,
): T[] {
  const isPlace = ({ kind }: Term) => kind === 'place';
  const elsewhere = { terms: understood.terms.filter((term) => !isPlace(term)) };
  const forms = records.map(formOf);
  for (const wish of [understood, elsewhere, { terms: understood.terms.filter(isPlace) }]) {
    const { ranked } = rankAll(records, forms, wish);
    if (wish.terms.length > 0 && ranked.length > 0) return ranked.slice(0, limit).map(({ record }) => record);
  }
  return [];
}
