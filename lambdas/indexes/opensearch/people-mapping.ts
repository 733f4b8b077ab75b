/** The index of people in OpenSearch: its fields, and the name that changes with them. */
import { fingerprint } from '../../../shared/domain/fingerprint.ts';
import { searchFormsVersion } from '../../../shared/search/index.ts';

/** Raised whenever documents are made in another way. */
const DOCUMENTS_VERSION = 1;

/** Any part of it is looked for, as in the trigrams of SQLite. */
const ANY_PART = { type: 'wildcard' } as const;
/** In the order of the Spanish alphabet, without regard to accents and case, 2 before 10; as `Intl.Collator` does. */
const IN_ALPHABET = { type: 'icu_collation_keyword', language: 'es', strength: 'primary', numeric: true } as const;
const EXACT = { type: 'keyword' } as const;
const WHOLE = { type: 'long' } as const;
const WEIGHTS = { type: 'rank_features' } as const;
/** Only handed out again. */
const KEPT = { type: 'object', enabled: false } as const;

export const PEOPLE_MAPPING = {
  dynamic: 'strict',
  // They are most of a document, and nobody reads them again.
  _source: { excludes: ['weights'] },
  properties: {
    kind: EXACT,
    state: KEPT,
    talentId: EXACT,
    /** Milliseconds since 1970, like all times. */
    updatedAt: WHOLE,
    writeId: EXACT,
    statusPlace: { type: 'integer' },
    /** 0 where they may not be considered for other jobs. */
    basisUntil: WHOLE,
    resumeId: EXACT,
    name: IN_ALPHABET,
    headline: IN_ALPHABET,
    location: IN_ALPHABET,
    described: ANY_PART,
    place: ANY_PART,
    knownAs: ANY_PART,
    found: ANY_PART,
    tokens: EXACT,
    stems: EXACT,
    ids: EXACT,
    keys: EXACT,
    record: KEPT,
    /** The engine that made the form of their reading; its weights are absent without it. */
    engine: EXACT,
    weights: WEIGHTS,
  },
} as const;

/** Tokens of other forms, and fields of another program, are of no use to this one: it has an index of its own, which starts empty. */
export const peopleIndexName = (): string =>
  `people-${fingerprint([DOCUMENTS_VERSION, searchFormsVersion(), JSON.stringify(PEOPLE_MAPPING)].join(' ')).toString(36)}`;

/** Of all indexes of people, whatever their fields. */
export const PEOPLE_INDEXES = 'people-*';

/** Of the document that says how far the writer is. */
export const STATE_ID = '~state';
