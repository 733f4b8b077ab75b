/** Converts a talent and the form of their reading to a document of OpenSearch: no text, no career. */
import { countedIn } from '../../../shared/search/index.ts';
import type { TalentRecord } from '../../stores/talent-record.ts';
import type { StoredForm } from '../ranking-forms.ts';
import { talentRow } from '../talent-rows.ts';
import { type Weights, weightsOf } from './weights.ts';

/** As it is put in; see `PEOPLE_MAPPING`. */
export interface PersonDocument {
  kind: 'person';
  talentId: string;
  updatedAt: number;
  writeId: string;
  statusPlace: number;
  basisUntil: number;
  resumeId?: string;
  name?: string;
  headline?: string;
  location?: string;
  described: string;
  place: string;
  knownAs: string;
  found: string;
  tokens: string[];
  stems: string[];
  ids: string[];
  keys: string[];
  record: unknown;
  engine?: string;
  weights?: Weights;
}

/** In the place of a person who is gone, so that nothing written late brings them back. */
export interface GoneDocument {
  kind: 'gone';
  talentId: string;
  updatedAt: number;
}

/** Milliseconds; 0 for no time. */
export const timeOf = (iso: string): number => (iso === '' ? 0 : Date.parse(iso));

/** An empty text has no place in the alphabet. */
const sorted = (field: 'name' | 'headline' | 'location', text: string) => (text === '' ? {} : { [field]: text });

/** The document of a talent, with what ranking asks of their reading where its form is there. */
export function personDocument(talent: TalentRecord, form?: Pick<StoredForm, 'engine' | 'bytes'>): PersonDocument {
  const row = talentRow(talent);
  const tokens = row.tokens.split(' ').filter(Boolean);
  const { stems, ids } = countedIn(tokens);
  return {
    kind: 'person',
    talentId: row.talentId,
    updatedAt: timeOf(row.updatedAt),
    writeId: row.writeId,
    statusPlace: row.statusPlace,
    basisUntil: timeOf(row.basisUntil),
    ...(row.resumeId !== null && { resumeId: row.resumeId }),
    ...sorted('name', row.sortTexts.name),
    ...sorted('headline', row.sortTexts.headline),
    ...sorted('location', row.sortTexts.location),
    described: row.described,
    place: row.place,
    knownAs: row.knownAs,
    found: row.found,
    tokens,
    stems: [...stems],
    ids: [...ids.keys()],
    keys: row.keys,
    record: JSON.parse(row.record),
    ...(form && { engine: form.engine }),
    ...(form?.bytes && { weights: weightsOf(form.bytes) }),
  };
}

export const goneDocument = (talentId: string, updatedAt: number): GoneDocument => ({
  kind: 'gone',
  talentId,
  updatedAt,
});
