/** Merges a newer or older application's data into the talent that takes it over. */
import type { TalentRecord } from './talent-record.ts';

/** What the newer application says wins, but nothing that is known gives way to nothing. */
export function mergedApplied(known: TalentRecord, given: TalentRecord): Pick<TalentRecord, 'applied' | 'appliedAt'> {
  const isNewer = given.appliedAt >= known.appliedAt;
  const [older, newer] = isNewer ? [known, given] : [given, known];
  const said = Object.entries(newer.applied).filter(([, value]) => value !== null && value !== '');
  return { applied: { ...older.applied, ...Object.fromEntries(said) }, appliedAt: newer.appliedAt };
}

/** What a talent is once an application was taken over, as far as that changes it. */
export function takenOver(known: TalentRecord, given: TalentRecord): Partial<TalentRecord> {
  const joined = known.joined && { joined: [...new Set([...known.joined, ...(given.joined ?? [])])] };
  const confirmedAt = known.confirmedAt ?? given.confirmedAt;
  return { ...mergedApplied(known, given), ...joined, ...(confirmedAt && { confirmedAt }) };
}
