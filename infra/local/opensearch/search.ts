/** Answers `_search` and `_count`: hits in an order, one window of them, and counts per value. */
import type { Documents, FieldMapping, Shown } from './documents.ts';
import { onlyEntry, Refusal, refuseOthers, unknownIn } from './fault.ts';
import { checkClauses, type Found, foundBy, valuesOf } from './queries.ts';

/** `index.max_result_window` */
const WINDOW = 10_000;
/** What is counted of hits unless all are asked for. */
const COUNTED_MOST = 10_000;

const KNOWN = ['query', 'from', 'size', 'sort', 'search_after', '_source', 'track_total_hits', 'aggs'];

interface SearchBody {
  query: unknown;
  from?: number;
  size?: number;
  sort?: Record<string, unknown>[];
  search_after?: unknown[];
  _source?: string[] | false;
  track_total_hits?: boolean;
  aggs?: Record<string, unknown>;
}

/** A value of the order: as it is compared, and as it is handed out to be asked for again. */
interface Key {
  compared: string | number | null;
  handed: unknown;
}

interface SortRule {
  keyOf(document: Shown, score: number): Key;
  keyAfter(handed: unknown): Key;
  compare(one: Key, other: Key): number;
}

const collators = new Map<string, Intl.Collator>();

/** ICU on both sides: the same alphabet as `icu_collation_keyword`. */
function collatorOf({ language = 'es', numeric = false, strength }: FieldMapping): Intl.Collator {
  if (strength !== 'primary') throw unknownIn('icu_collation_keyword', `strength ${strength}`);
  const name = `${language} ${numeric}`;
  const collator = collators.get(name) ?? new Intl.Collator(language, { sensitivity: 'base', numeric });
  collators.set(name, collator);
  return collator;
}

const byBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));

function ruleOf(documents: Documents, entry: Record<string, unknown>): SortRule {
  const [field, given] = onlyEntry(entry, 'sort');
  const { order, missing = '_last' } = typeof given === 'string' ? { order: given } : (given as Record<string, string>);
  if (missing !== '_last' || (order !== 'asc' && order !== 'desc')) throw unknownIn('sort', JSON.stringify(given));
  const sign = order === 'desc' ? -1 : 1;
  const signed = (compare: (one: never, other: never) => number) => (one: Key, other: Key) => {
    if (one.compared === null || other.compared === null)
      return Number(one.compared === null) - Number(other.compared === null);
    return sign * compare(one.compared as never, other.compared as never);
  };
  const numbers = signed((one: number, other: number) => one - other);
  if (field === '_score')
    return {
      keyOf: (_, score) => ({ compared: score, handed: score }),
      keyAfter: (handed) => ({ compared: Number(handed), handed }),
      compare: numbers,
    };
  const mapping = documents.mapping.properties[field];
  if (!mapping || !['keyword', 'long', 'integer', 'icu_collation_keyword'].includes(mapping.type))
    throw new Refusal(400, 'search_phase_execution_exception', `No mapping found for [${field}] in order to sort on`);
  // Collation keys are handed out as bytes that mean nothing to anyone else.
  const isCollated = mapping.type === 'icu_collation_keyword';
  const hand = (text: string) => (isCollated ? Buffer.from(text).toString('base64url') : text);
  const take = (handed: unknown) =>
    isCollated && typeof handed === 'string' ? Buffer.from(handed, 'base64url').toString() : handed;
  const isText = isCollated || mapping.type === 'keyword';
  const collator = isCollated ? collatorOf(mapping) : undefined;
  return {
    keyOf: (document) => {
      const [value] = valuesOf(document, field) as (string | number)[];
      if (value === undefined) return { compared: null, handed: null };
      return { compared: value, handed: isText ? hand(String(value)) : value };
    },
    keyAfter: (handed) => ({ compared: take(handed) as string | number | null, handed }),
    compare: isText ? signed(collator ? collator.compare : byBytes) : numbers,
  };
}

interface Ranked {
  document: Shown;
  score: number;
  keys: Key[];
}

function comparedBy(rules: readonly SortRule[]) {
  return (one: readonly Key[], other: readonly Key[]): number => {
    for (const [at, rule] of rules.entries()) {
      const difference = rule.compare(one[at] as Key, other[at] as Key);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

/** Members of a source by paths, as `record.basis`. */
function filtered(source: Record<string, unknown>, paths: readonly string[]): Record<string, unknown> {
  const taken: Record<string, unknown> = {};
  for (const path of paths) {
    const steps = path.split('.');
    let [from, to]: [unknown, Record<string, unknown>] = [source, taken];
    for (const [at, step] of steps.entries()) {
      const inner = (from as Record<string, unknown> | undefined)?.[step];
      if (inner === undefined) break;
      if (at === steps.length - 1) to[step] = inner;
      else {
        to[step] ??= {};
        to = to[step] as Record<string, unknown>;
      }
      from = inner;
    }
  }
  return taken;
}

/** An expression of Lucene: letters, escaped signs, and `.*` at either end. */
function expressionOf(include: string): RegExp {
  if (!/^(\.\*)?(?:\\.|[^.?+*|{}[\]()"\\#@&<>~])*(\.\*)?$/su.test(include)) throw unknownIn('include', include);
  const inner = include.replace(/\\(.)|\.\*|[$^/-]/gsu, (sign, escaped?: string) => {
    if (sign === '.*') return '.*';
    return (escaped ?? sign).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  });
  return new RegExp(`^(?:${inner})$`, 'su');
}

function included(include: unknown): (value: string) => boolean {
  if (include === undefined) return () => true;
  if (Array.isArray(include)) {
    const values = new Set(include.map(String));
    return (value) => values.has(value);
  }
  const expression = expressionOf(String(include));
  return (value) => expression.test(value);
}

/** The commonest values first, then in their order. */
function terms(documents: Documents, asked: Record<string, unknown>, found: Uint8Array): object {
  refuseOthers(asked, ['field', 'include', 'size'], 'terms');
  const { field, include, size = 10 } = asked as { field: string; include?: unknown; size?: number };
  const type = documents.mapping.properties[field]?.type;
  if (type !== 'keyword' && type !== 'integer') throw unknownIn('terms', `${field} of type ${type}`);
  const isIncluded = included(include);
  const counts = new Map<unknown, number>();
  for (const document of documents.byPlace) {
    if (!document || found[document.place] === 0) continue;
    for (const value of new Set(valuesOf(document, field)))
      if (isIncluded(String(value))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const buckets = [...counts]
    .map(([key, doc_count]) => ({ key, doc_count }))
    .sort((one, other) => other.doc_count - one.doc_count || byBytes(String(one.key), String(other.key)));
  return { buckets: buckets.slice(0, size) };
}

const both = (one: Uint8Array, other: Uint8Array) => one.map((isFound, place) => isFound & (other[place] ?? 0));
const countOf = (found: Uint8Array) => found.reduce((sum, isFound) => sum + isFound, 0);

function aggregations(documents: Documents, aggs: Record<string, unknown>, found: Uint8Array): Record<string, object> {
  return Object.fromEntries(Object.entries(aggs).map(([name, asked]) => [name, aggregation(documents, asked, found)]));
}

function aggregation(documents: Documents, asked: unknown, found: Uint8Array): object {
  const { aggs: inner = {}, ...own } = asked as { aggs?: Record<string, unknown> };
  const [kind, given] = onlyEntry(own, 'aggregation');
  const within = (query: unknown) => {
    const some = both(found, foundBy(documents, query).isFound);
    return { doc_count: countOf(some), ...aggregations(documents, inner, some) };
  };
  if (kind === 'terms' && Object.keys(inner).length === 0)
    return terms(documents, given as Record<string, unknown>, found);
  if (kind === 'filter') return within(given);
  if (kind !== 'filters') throw unknownIn('aggregation', kind);
  const { filters } = given as { filters: Record<string, unknown> };
  return { buckets: Object.fromEntries(Object.entries(filters).map(([name, query]) => [name, within(query)])) };
}

/** Found documents in the order that is asked for, or by their scores. */
function ranked(documents: Documents, { isFound, scores }: Found, { sort, search_after }: SearchBody): Ranked[] {
  const rules = (sort ?? [{ _score: 'desc' }]).map((entry) => ruleOf(documents, entry));
  const compare = comparedBy(rules);
  const all: Ranked[] = [];
  const after = search_after && rules.map((rule, at) => rule.keyAfter(search_after[at]));
  for (const document of documents.byPlace) {
    if (!document || isFound[document.place] === 0) continue;
    const score = Math.fround(scores[document.place] as number);
    const keys = rules.map((rule) => rule.keyOf(document, score));
    if (!after || compare(keys, after) > 0) all.push({ document, score, keys });
  }
  return all.sort((one, other) => compare(one.keys, other.keys) || one.document.place - other.document.place);
}

/** The answer to `_search`. */
export function searchOver(documents: Documents, body: SearchBody): object {
  refuseOthers(body, KNOWN, 'search');
  checkClauses(body.query);
  const { from = 0, size = 10, aggs, track_total_hits, _source, sort } = body;
  if (from + size > WINDOW)
    throw new Refusal(400, 'illegal_argument_exception', `Result window is too large, must be at most [${WINDOW}]`);
  if (body.search_after && from > 0) throw new Refusal(400, 'illegal_argument_exception', '`from` with `search_after`');
  const found = foundBy(documents, body.query);
  const total = countOf(found.isFound);
  const window = size === 0 ? [] : ranked(documents, found, body).slice(from, from + size);
  const hits = window.map(({ document, score, keys }) => ({
    _id: document.id,
    _score: sort && !sort.some((entry) => '_score' in entry) ? null : score,
    ...(_source !== false && { _source: _source ? filtered(document.source, _source) : document.source }),
    ...(sort && { sort: keys.map(({ handed }) => handed) }),
  }));
  const exact = { value: total, relation: 'eq' };
  const rough = { value: Math.min(total, COUNTED_MOST), relation: total > COUNTED_MOST ? 'gte' : 'eq' };
  return {
    timed_out: false,
    hits: { ...(track_total_hits !== false && { total: track_total_hits ? exact : rough }), hits },
    ...(aggs && { aggregations: aggregations(documents, aggs, found.isFound) }),
  };
}

/** The answer to `_count`. */
export function countOver(documents: Documents, body: { query: unknown }): object {
  refuseOthers(body, ['query'], 'count');
  checkClauses(body.query);
  return { count: countOf(foundBy(documents, body.query).isFound) };
}
