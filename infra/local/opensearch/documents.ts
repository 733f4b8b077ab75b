/** The documents of one index: their versions and which of them are shown. */
import { Refusal } from './fault.ts';
import { PostingLists, type Postings } from './postings.ts';

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

const FIELD_TYPES = [
  ...['keyword', 'long', 'integer', 'icu_collation_keyword', 'wildcard', 'rank_features', 'object'],
] as const;

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

type Weights = [field: string, weights: [name: string, weight: number][]][];

function assertFieldTypes({ properties }: Mapping): void {
  for (const [name, { type }] of Object.entries(properties))
    if (!(FIELD_TYPES as readonly string[]).includes(type))
      throw new Refusal(400, 'mapper_parsing_exception', `No handler for type [${type}] declared on field [${name}]`);
}

/** The weights of a document. Throws a refusal where it has fields that the mapping does not name. */
function weightsOf(source: Record<string, unknown>, { properties }: Mapping): Weights {
  for (const name of Object.keys(source))
    if (!properties[name])
      throw new Refusal(400, 'strict_dynamic_mapping_exception', `introduction of [${name}] is not allowed`);
  return Object.entries(properties).flatMap(([name, { type }]) =>
    type === 'rank_features' && source[name] !== undefined
      ? [[name, checkedWeights(name, source[name])] satisfies Weights[number]]
      : [],
  );
}

class IndexDocuments implements Documents {
  readonly mapping: Mapping;
  readonly shown = new Map<string, Shown>();
  readonly byPlace: (Shown | undefined)[] = [];
  readonly #excluded: ReadonlySet<string>;
  readonly #stored = new Map<string, Stored>();
  /** Written and not shown yet, with the weights that are kept nowhere else. */
  readonly #pending = new Map<string, { source?: Record<string, unknown>; weights: Weights }>();
  readonly #lists = new PostingLists();

  constructor(mapping: Mapping) {
    assertFieldTypes(mapping);
    this.mapping = mapping;
    this.#excluded = new Set(mapping._source?.excludes ?? []);
  }

  postings(field: string, name: string) {
    return this.#lists.of(field, name);
  }

  get(id: string) {
    const found = this.#stored.get(id);
    return found?.source && { version: found.version, source: found.source };
  }

  write(id: string, version: number, source: Record<string, unknown> | undefined) {
    const weights = source ? weightsOf(source, this.mapping) : [];
    const known = this.#stored.get(id);
    // `external_gte`
    if (known && known.version > version)
      throw new Refusal(409, 'version_conflict_engine_exception', `[${id}]: current version [${known.version}]`);
    const kept = source && Object.fromEntries(Object.entries(source).filter(([name]) => !this.#excluded.has(name)));
    this.#stored.set(id, { version, source: kept });
    this.#pending.set(id, { source: kept, weights });
    if (!source) return known?.source ? 'deleted' : 'not_found';
    return known?.source ? 'updated' : 'created';
  }

  refresh(): void {
    for (const [id, { source, weights }] of this.#pending) {
      this.#hide(id);
      if (source) this.#show(id, source, weights);
    }
    this.#pending.clear();
  }

  #hide(id: string): void {
    const before = this.shown.get(id);
    if (before) this.byPlace[before.place] = undefined;
    this.shown.delete(id);
  }

  #show(id: string, source: Record<string, unknown>, weights: Weights): void {
    const place = this.byPlace.length;
    const document = { id, version: this.#stored.get(id)?.version ?? 0, place, source };
    this.byPlace.push(document);
    this.shown.set(id, document);
    for (const [field, some] of weights)
      for (const [name, weight] of some) this.#lists.add(field, name, { place, weight });
  }
}

/** An empty index. Throws a refusal where the mapping has a type that is not known here. */
export const documentsOf = (mapping: Mapping): Documents => new IndexDocuments(mapping);
