/** Finds the known person that a file names when it arrived under someone else's form, by address, number or name. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Differing, ForeignResume } from '../../shared/domain/application.ts';
import { formDifferences } from '../../shared/domain/foreign-resume.ts';
import type { Profile } from '../../shared/domain/profile.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import { reasonsToMerge, strengthOf } from '../indexes/same-person.ts';
import type { TalentIndex } from '../indexes/talent-index.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ResumeStore } from '../stores/resume-store.ts';

/** A container that has no index yet makes one of the whole table first; nobody waits that long for an application. */
const PATIENCE_MS = 3_000;

export interface WhoseResumeDeps {
  resumes: Pick<ResumeStore, 'get'>;
  index: Pick<TalentIndex, 'likely'>;
}

/**
 * What was noticed when the file was read, else what shows among the people of today: `talentId` of the person who shares with
 * the file what it says otherwise than the form. `own` are the talents that the application belongs to or stands beside. A
 * correction of the sender's changes nothing of what their file said. `null` where nothing speaks for another person, or
 * the index is not made within three seconds: it will be for who looks again.
 */
export async function whoseResume(
  record: ApplicationRecord,
  reading: Resume | undefined,
  own: readonly (string | null | undefined)[],
  deps: WhoseResumeDeps,
): Promise<ForeignResume | null> {
  const noticed = record.foreignResume ?? null;
  if (noticed?.talentId || record.source !== 'form' || !reading) return noticed;
  const { profile } = await asItWasRead(reading, deps);
  const differs = formDifferences(record, profile);
  if (differs.length === 0) return noticed;
  const person = personOf(profile);
  const likely = await Promise.race([deps.index.likely(person), wait(PATIENCE_MS, [], { ref: false })]);
  const likelyOwners = likely.flatMap((other) => {
    if (own.includes(other.talentId)) return [];
    const reasons = reasonsToMerge({ ...other, ...person }, other).filter((reason) => speaks(reason, record, differs));
    return reasons.length > 0 ? [{ talentId: other.talentId, strength: strengthOf(reasons) }] : [];
  });
  const [likeliest] = likelyOwners.sort((a, b) => b.strength - a.strength);
  return likeliest ? { talentId: likeliest.talentId, differs } : noticed;
}

async function asItWasRead(reading: Resume, { resumes }: WhoseResumeDeps): Promise<Pick<Resume, 'profile'>> {
  const { correction, talentId } = reading;
  return (correction && (await resumes.get(talentId, correction.basedOn))) ?? reading;
}

/** Someone of whom no more is known than what the file says. */
function personOf({ firstName, lastName, email, phone, location }: Profile) {
  const applied = { firstName, lastName, phone, location, headline: null };
  return { email, applied, edits: {}, addresses: [] };
}

/** A number or an address that the form left out is the file's own word where the name is another's, too. */
function speaks(reason: Differing, record: ApplicationRecord, differs: readonly Differing[]): boolean {
  return differs.includes(reason) || (reason !== 'name' && differs.includes('name') && !record[reason]);
}
