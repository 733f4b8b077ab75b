/** What an application and its reading say about a person, in the shape of a talent. */
import { normaliseEmail } from '../../shared/domain/field.ts';
import type { Profile } from '../../shared/domain/profile.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import { findMentions } from '../../shared/taxonomy/index.ts';
import type { ApplicationRecord } from './application-store.ts';
import { type CurrentReading, type KnownBy, mergedApplied, type TalentRecord } from './talent-store.ts';

/** The talent as this application alone would make it; what people typed wins over what was read. */
export function talentFrom(
  record: ApplicationRecord,
  talentId: string,
  known: KnownBy,
  profile: Profile | undefined,
  now: string,
): TalentRecord {
  return {
    talentId,
    kind: 'talent',
    version: 1,
    email: 'email' in known ? normaliseEmail(known.email) : null,
    status: 'new',
    source: record.source,
    createdAt: now,
    updatedAt: now,
    applied: {
      firstName: record.firstName || (profile?.firstName ?? ''),
      lastName: record.lastName || (profile?.lastName ?? ''),
      phone: record.phone ?? profile?.phone ?? null,
      location: profile?.location ?? record.profileForm?.location ?? null,
      headline: record.profileForm?.headline ?? profile?.experience[0]?.title ?? null,
    },
    appliedAt: record.submittedAt,
    joined: [record.applicationId],
    edits: {},
  };
}

/** The talent with the facts that the person stated at `statedAt`; facts they left out stay as they were. */
export function talentAsCorrected(talent: TalentRecord, { profile }: Resume, statedAt: string): TalentRecord {
  const { firstName, lastName, phone, location, experience } = profile;
  const stated = { firstName, lastName, location, headline: experience[0]?.title ?? null };
  // Whoever is known by their number stays findable by it.
  const number = talent.email === null ? {} : { phone };
  return { ...talent, updatedAt: statedAt, applied: { ...talent.applied, ...stated, ...number }, appliedAt: statedAt };
}

const CONCEPTS_MAX = 300;

/** The skills and occupations that a reading names, by their ids in the taxonomy, those of the profile first. */
export function conceptsOf({ text, profile, correction }: Pick<Resume, 'text' | 'profile' | 'correction'>): string[] {
  const listed = profile.skills.flatMap(({ id }) => id ?? []);
  const mentioned = findMentions(text, ['skill', 'occupation']).map(({ id }) => id);
  const denied = new Set(correction?.withoutConcepts);
  return [...new Set([...listed, ...mentioned])].filter((id) => !denied.has(id)).slice(0, CONCEPTS_MAX);
}

/** What makes this reading the current one of its talent; it came with an application sent at `submittedAt`. */
export function currentReading(reading: Resume, submittedAt: string): Required<CurrentReading> {
  return { resumeId: reading.resumeId, resumeAt: submittedAt, skillIds: conceptsOf(reading) };
}

/** An application with the reading that it rests on, if its file could be read. */
export interface Said {
  record: ApplicationRecord;
  reading: Resume | undefined;
}

/** The facts that these applications alone give of a talent, one or more in any order. */
export function factsFrom(said: readonly Said[], talent: TalentRecord): Pick<TalentRecord, 'applied' | 'appliedAt'> {
  const known = talent.email === null ? { phone: talent.applied.phone ?? '' } : { email: talent.email };
  const states = said.flatMap(({ record, reading }) => {
    const read = talentFrom(record, talent.talentId, known, reading?.profile, talent.updatedAt);
    const correctedAt = reading?.correctedAt;
    return reading && correctedAt ? [read, talentAsCorrected(read, reading, correctedAt)] : [read];
  });
  const oldestFirst = states.sort((a, b) => a.appliedAt.localeCompare(b.appliedAt));
  let facts = oldestFirst[0] ?? talent;
  for (const next of oldestFirst) facts = { ...facts, ...mergedApplied(facts, next) };
  return { applied: facts.applied, appliedAt: facts.appliedAt };
}
