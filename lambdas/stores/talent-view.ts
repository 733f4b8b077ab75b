/** Converts a stored talent to its API view. */
import type { Talent, TalentEdits } from '../../shared/domain/talent.ts';
import { CORRECTED_FIELDS, type CorrectedField } from '../../shared/domain/talent-fields.ts';
import type { TalentRecord } from './talent-record.ts';

/** As much of a record as is shown in lists. */
export type ShownTalent = Pick<
  TalentRecord,
  | 'talentId'
  | 'version'
  | 'email'
  | 'status'
  | 'source'
  | 'createdAt'
  | 'updatedAt'
  | 'applied'
  | 'confirmedAt'
  | 'besideId'
  | 'edits'
  | 'resumeId'
  | 'basis'
>;

type Corrections = Pick<Talent, CorrectedField>;

/** What applications say, and over it what a recruiter put in its place. */
function corrected(applied: Partial<Corrections>, edits: TalentEdits): Corrections {
  const shown = CORRECTED_FIELDS.map((field) => [field, edits[field] ?? applied[field] ?? null]);
  return Object.fromEntries(shown) as Corrections;
}

/** A talent as the API shows it: edits over what was applied with. */
export function talentOf({ applied, edits, ...record }: ShownTalent): Talent {
  return {
    talentId: record.talentId,
    version: record.version,
    email: record.email,
    ...corrected(applied, edits),
    headline: applied.headline,
    status: record.status,
    source: record.source,
    emailConfirmed: record.confirmedAt !== undefined,
    besideId: record.besideId ?? null,
    resumeId: record.resumeId ?? null,
    basis: record.basis ?? null,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
  };
}
