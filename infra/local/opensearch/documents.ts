/** The documents of one index: their versions, which of them are shown, and the weights by which they are found. */
import { Refusal } from './fault.ts';

export interface FieldMapping {
  type: string;
  enabled?: boolean;
  language?: string;
  numeric?: boolean;
  strength?: string;
}

export interface Mapping {
  dynamic?: string;
  _source?: { excludes?: string[] };
  properties: Record<string, FieldMapping>;
}

/** A document as it is shown. */
export interface Shown {
  id: string;
  version: number;
  /** Where it stands among all that were ever shown; a change gets a new place. */
  place: number;
  source: Record<string, unknown>;
}

interface Stored {
  version: number;
  /** Undefined once it is deleted: its version stays. */
  source?: Record<string, unknown>;
}

/** Weights of one name: places of documents with their weights. */
export interface Postings {
  places: Uint32Array;
  weights: Float32Array;
  length: number;
}

const FIELD_TYPES = [
  ...['keyword', 'long', 'integer', 'icu_collation_keyword', 'wildcard', 'rank_features', 'object'],
] as const;

/** As Lucene keeps the frequency that a weight is stored as: nine significant bits. */
const bits = new DataView(new ArrayBuffer(4));
export function rounded(weight: number): number {
  bits.setFloat32(0, weight);
  bits.setInt32(0, (bits.getInt32(0) >> 15) << 15);
  return bits.getFloat32(0);
}

const LEAST_WEIGHT = 2 ** -126;

function checkedWeights(field: string, value: unknown): [string, number][] {
  const entries = Object.entries((value ?? {}) as Record<string, unknown>);
  for (const [name, weight] of entries) {
    if (name.includes('.')) throw new Refusal(400, 'mapper_parsing_exception', `[${field}] has a name with a dot`);
    if (typeof weight !== 'number' || !(weight >= LEAST_WEIGHT))
      throw new Refusal(400, 'mapper_parsing_exception', `[${field}.${name}] must be a positive normal float`);
  }
  return entries as [string, number][];
}

export interface Documents {
  mapping: Mapping;
  /** By id, as they are shown. */
  shown: ReadonlyMap<string, Shown>;
  /** By place; undefined where a document was changed or removed since. */
  byPlace: readonly (Shown | undefined)[];
  postings(field: string, name: string): Postings | undefined;
  /** As it was written last, shown or not. */
  get(id: string): { version: number; source: Record<string, unknown> } | undefined;
  /** Writes a document, or removes it without one. Throws a conflict where something later is known. */
  write(
    id: string,
    version: number,
    source: Record<string, unknown> | undefined,
  ): 'created' | 'updated' | 'deleted' | 'not_found';
  /** Shows what was written. */
  refresh(): void;
}

export function documentsOf(mapping: Mapping): Documents {
  for (const [name, { type }] of Object.entries(mapping.properties))
    if (!(FIELD_TYPES as readonly string[]).includes(type))
      throw new Refusal(400, 'mapper_parsing_exception', `No handler for type [${type}] declared on field [${name}]`);
  const excluded = new Set(mapping._source?.excludes ?? []);
  const stored = new Map<string, Stored>();
  /** Written and not shown yet, with the weights that are kept nowhere else. */
  const pending = new Map<string, { source?: Record<string, unknown>; weights: [string, [string, number][]][] }>();
  const shown = new Map<string, Shown>();
  const byPlace: (Shown | undefined)[] = [];
  const lists = new Map<string, Postings>();

  const post = (key: string, place: number, weight: number): void => {
    let list = lists.get(key);
    if (!list) {
      list = { places: new Uint32Array(4), weights: new Float32Array(4), length: 0 };
      lists.set(key, list);
    }
    if (list.length === list.places.length) {
      const [places, weights] = [new Uint32Array(list.length * 2), new Float32Array(list.length * 2)];
      places.set(list.places);
      weights.set(list.weights);
      list.places = places;
      list.weights = weights;
    }
    list.places[list.length] = place;
    list.weights[list.length] = rounded(weight);
    list.length += 1;
  };

  const checked = (source: Record<string, unknown>): [string, [string, number][]][] => {
    for (const name of Object.keys(source))
      if (!mapping.properties[name])
        throw new Refusal(400, 'strict_dynamic_mapping_exception', `introduction of [${name}] is not allowed`);
    return Object.entries(mapping.properties).flatMap(([name, { type }]) =>
      type === 'rank_features' && source[name] !== undefined
        ? [[name, checkedWeights(name, source[name])] as const]
        : [],
    ) as [string, [string, number][]][];
  };

  const hide = (id: string): void => {
    const before = shown.get(id);
    if (before) byPlace[before.place] = undefined;
    shown.delete(id);
  };

  return {
    mapping,
    shown,
    byPlace,
    postings: (field, name) => lists.get(`${field}.${name}`),
    get: (id) => {
      const found = stored.get(id);
      return found?.source && { version: found.version, source: found.source };
    },
    write: (id, version, source) => {
      const weights = source ? checked(source) : [];
      const known = stored.get(id);
      // `external_gte`
      if (known && known.version > version)
        throw new Refusal(409, 'version_conflict_engine_exception', `[${id}]: current version [${known.version}]`);
      const kept = source && Object.fromEntries(Object.entries(source).filter(([name]) => !excluded.has(name)));
      stored.set(id, { version, source: kept });
      pending.set(id, { source: kept, weights });
      if (!source) return known?.source ? 'deleted' : 'not_found';
      return known?.source ? 'updated' : 'created';
    },
    refresh: () => {
      for (const [id, { source, weights }] of pending) {
        hide(id);
        if (!source) continue;
        const document = { id, version: stored.get(id)?.version ?? 0, place: byPlace.length, source };
        byPlace.push(document);
        shown.set(id, document);
        for (const [field, some] of weights)
          for (const [name, weight] of some) post(`${field}.${name}`, document.place, weight);
      }
      pending.clear();
    },
  };
}
