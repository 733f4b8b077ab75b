/** What a corrected reading says about its person, in the shape of a talent. */
import type { Resume } from '../../shared/domain/talent.ts';
import type { TalentRecord } from '../stores/talent-store.ts';

/** The talent with the facts that the person stated at `statedAt`; facts they left out stay as they were. */
export function talentAsCorrected(talent: TalentRecord, { profile }: Resume, statedAt: string): TalentRecord {
  const { firstName, lastName, phone, location, experience } = profile;
  const stated = { firstName, lastName, location, headline: experience[0]?.title ?? null };
  // Whoever is known by their number stays findable by it.
  const number = talent.email === null ? {} : { phone };
  return { ...talent, updatedAt: statedAt, applied: { ...talent.applied, ...stated, ...number }, appliedAt: statedAt };
}
