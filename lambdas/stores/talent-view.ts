/** How a stored talent looks to the outside. */
import type { Talent } from '../../shared/domain/talent.ts';
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

/** A talent as the API shows it: edits over what was applied with. */
export function talentOf({ applied, edits, ...record }: ShownTalent): Talent {
  return {
    talentId: record.talentId,
    version: record.version,
    email: record.email,
    firstName: edits.firstName ?? applied.firstName,
    lastName: edits.lastName ?? applied.lastName,
    phone: edits.phone ?? applied.phone,
    location: edits.location ?? applied.location,
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
