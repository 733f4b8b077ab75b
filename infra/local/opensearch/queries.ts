/** Which documents a query finds, and the scores it gives them: the queries that the index of people asks, and no others. */
import type { Documents, Shown } from './documents.ts';
import { onlyEntry, Refusal, refuseOthers, unknownIn } from './fault.ts';

/** By place of a document: whether it is found, and its score. */
export interface Found {
  isFound: Uint8Array;
  scores: Float64Array;
}

/** `indices.query.bool.max_clause_count` */
const CLAUSES_MOST = 1024;
/** `index.max_terms_count` */
const TERMS_MOST = 65_536;

/** What a document says in a field, as a list. */
export function valuesOf({ source }: Shown, field: string): unknown[] {
  const value = source[field];
  return value === undefined || value === null ? [] : [value].flat();
}

function typeOf({ mapping }: Documents, field: string, allowed: readonly string[]): string {
  const type = mapping.properties[field]?.type;
  if (type === undefined || !allowed.includes(type))
    throw new Refusal(400, 'query_shard_exception', `[${field}] is ${type ?? 'not mapped'}, not one of ${allowed}`);
  return type;
}

type Test = (document: Shown) => boolean;

function wildcardTest(field: string, pattern: string): Test {
  const source = pattern.replace(/\\(.)|[*?]|[.+^${}()|[\]/]/gs, (sign, escaped?: string) => {
    if (escaped !== undefined) return escaped.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    return { '*': '.*', '?': '.' }[sign] ?? `\\${sign}`;
  });
  const expression = new RegExp(`^(?:${source})$`, 'su');
  return (document) => valuesOf(document, field).some((value) => expression.test(String(value)));
}

function rangeTest(field: string, limits: Record<string, number>): Test {
  refuseOthers(limits, ['gt', 'gte', 'lt', 'lte'], 'range');
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = limits;
  return (document) =>
    valuesOf(document, field).some((value) => {
      const number = Number(value);
      return number > gt && number >= gte && number < lt && number <= lte;
    });
}

/** A query whose score says nothing. */
function testOf(documents: Documents, name: string, inner: unknown): Test | undefined {
  if (name === 'match_none') return () => false;
  if (name === 'exists') {
    const { field } = inner as { field: string };
    typeOf(documents, field, ['keyword', 'long', 'integer', 'icu_collation_keyword']);
    return (document) => valuesOf(document, field).length > 0;
  }
  if (name === 'term' || name === 'terms') {
    const [field, asked] = onlyEntry(inner, name);
    typeOf(documents, field, ['keyword', 'long', 'integer']);
    const values = new Set(name === 'term' ? [asked] : (asked as unknown[]));
    if (values.size > TERMS_MOST) throw new Refusal(400, 'illegal_argument_exception', 'too many terms');
    return (document) => valuesOf(document, field).some((value) => values.has(value));
  }
  if (name === 'range') {
    const [field, limits] = onlyEntry(inner, name);
    typeOf(documents, field, ['long', 'integer']);
    return rangeTest(field, limits as Record<string, number>);
  }
  if (name === 'wildcard') {
    const [field, given] = onlyEntry(inner, name);
    refuseOthers(given as object, ['value'], name);
    typeOf(documents, field, ['wildcard', 'keyword']);
    return wildcardTest(field, (given as { value: string }).value);
  }
  return undefined;
}

const none = ({ byPlace }: Documents): Found => ({
  isFound: new Uint8Array(byPlace.length),
  scores: new Float64Array(byPlace.length),
});

/** `weight x S / (S + pivot)`, over the weights as they are stored. */
function rankFeature(documents: Documents, inner: unknown, into: Found): void {
  const asked = inner as { field: string; boost?: number; saturation?: { pivot?: number } };
  refuseOthers(asked, ['field', 'boost', 'saturation'], 'rank_feature');
  const [, field = '', name = ''] = /^([^.]+)\.(.+)$/.exec(asked.field) ?? [];
  typeOf(documents, field, ['rank_features']);
  const pivot = asked.saturation?.pivot;
  // Without one, it is worked out of all weights of the index, which nobody here asks for.
  if (pivot === undefined) throw unknownIn('rank_feature', 'saturation without a pivot');
  const list = documents.postings(field, name);
  if (!list) return;
  const boost = asked.boost ?? 1;
  for (let at = 0; at < list.length; at += 1) {
    const [place, weight] = [list.places[at] as number, list.weights[at] as number];
    if (documents.byPlace[place] === undefined) continue;
    into.isFound[place] = 1;
    into.scores[place] = (into.scores[place] as number) + boost * (weight / (weight + pivot));
  }
}

/** The best clause counts, as without a `tie_breaker`. */
function disMax(documents: Documents, inner: unknown, into: Found): void {
  const { queries, ...others } = inner as { queries: unknown[] };
  refuseOthers(others, [], 'dis_max');
  const best = none(documents);
  for (const query of queries) {
    const found = foundBy(documents, query);
    for (let place = 0; place < found.isFound.length; place += 1) {
      if (found.isFound[place] === 0) continue;
      best.isFound[place] = 1;
      if ((found.scores[place] as number) > (best.scores[place] as number))
        best.scores[place] = found.scores[place] as number;
    }
  }
  addTo(into, best);
}

function addTo(into: Found, { isFound, scores }: Found): void {
  for (let place = 0; place < isFound.length; place += 1) {
    if (isFound[place] === 0) continue;
    into.isFound[place] = 1;
    into.scores[place] = (into.scores[place] as number) + (scores[place] as number);
  }
}

const list = (clauses: unknown): unknown[] => (clauses === undefined ? [] : [clauses].flat());

/** Filters and exclusions without scores, and what should be, of which one is enough where nothing has to be. */
function bool(documents: Documents, inner: unknown, into: Found): void {
  const { filter, must_not, should, minimum_should_match, ...others } = inner as Record<string, unknown>;
  refuseOthers(others, [], 'bool');
  const [filters, exclusions, wishes] = [list(filter), list(must_not), list(should)];
  const least = (minimum_should_match as number | undefined) ?? (filters.length === 0 && wishes.length > 0 ? 1 : 0);
  if (least > 1) throw unknownIn('bool', 'minimum_should_match above 1');
  const wished = none(documents);
  for (const clause of wishes) add(documents, clause, wished);
  const sets = filters.map((clause) => foundBy(documents, clause).isFound);
  const excluded = exclusions.map((clause) => foundBy(documents, clause).isFound);
  for (const document of documents.byPlace) {
    if (!document) continue;
    const { place } = document;
    if (least === 1 && wished.isFound[place] === 0) continue;
    if (sets.some((set) => set[place] === 0) || excluded.some((set) => set[place] === 1)) continue;
    into.isFound[place] = 1;
    into.scores[place] = (into.scores[place] as number) + (wished.scores[place] as number);
  }
}

function constantScore(documents: Documents, inner: unknown, into: Found): void {
  const { filter, boost = 1, ...others } = inner as { filter: unknown; boost?: number };
  refuseOthers(others, [], 'constant_score');
  const { isFound } = foundBy(documents, filter);
  addTo(into, { isFound, scores: new Float64Array(isFound.length).fill(boost) });
}

const SCORED: Record<string, (documents: Documents, inner: unknown, into: Found) => void> = {
  bool,
  rank_feature: rankFeature,
  dis_max: disMax,
  constant_score: constantScore,
};

/** Adds what a query finds and its scores to `into`. */
function add(documents: Documents, query: unknown, into: Found): void {
  const [name, inner] = onlyEntry(query, 'query');
  const scored = SCORED[name];
  if (scored) {
    scored(documents, inner, into);
    return;
  }
  const test = testOf(documents, name, inner);
  if (!test) throw unknownIn('query', name);
  for (const document of documents.byPlace) {
    if (!document || !test(document)) continue;
    into.isFound[document.place] = 1;
    // Each of them asks for no more than whether it holds.
    into.scores[document.place] = (into.scores[document.place] as number) + 1;
  }
}

/** What a query finds of what is shown. */
export function foundBy(documents: Documents, query: unknown): Found {
  const found = none(documents);
  add(documents, query, found);
  return found;
}

/** Lucene counts every leaf of a query. */
export function checkClauses(query: unknown): void {
  const count = (value: unknown): number => {
    const [name, inner] = onlyEntry(value, 'query');
    const parts = inner as Record<string, unknown>;
    if (name === 'bool')
      return ['filter', 'must_not', 'should']
        .flatMap((kind) => list(parts[kind]))
        .reduce((sum: number, one) => sum + count(one), 0);
    if (name === 'dis_max') return list(parts.queries).reduce((sum: number, one) => sum + count(one), 0);
    return name === 'constant_score' ? count(parts.filter) : 1;
  };
  if (count(query) > CLAUSES_MOST)
    throw new Refusal(400, 'search_phase_execution_exception', `maxClauseCount is set to ${CLAUSES_MOST}`);
}
