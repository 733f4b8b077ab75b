/** Computes the record of a talent after another one was merged into it. */
import { isDeepStrictEqual } from 'node:util';
import { allKnownBy, claimKey } from '../stores/known-by.ts';
import { mergedApplied } from '../stores/taken-over.ts';
import type { TakenIn } from '../stores/talent-merging.ts';
import type { TalentRecord } from '../stores/talent-record.ts';

/**
 * The newest application's facts win, and so do the survivor's own edits over those of the other. `applicationIds` are
 * the other's. Taking in a person who was taken in before changes nothing.
 */
export function mergedTalent(survivor: TalentRecord, other: TalentRecord, applicationIds: readonly string[]): TakenIn {
  return {
    ...mergedApplied(survivor, other),
    // A person known only by a number is now known by an address.
    email: survivor.email ?? other.email,
    addresses: addressesOf(survivor, other),
    // Where it was never kept, the index says it.
    joined: survivor.joined && [...new Set([...survivor.joined, ...applicationIds])],
    recruiterBasis: laterOf(survivor.recruiterBasis, other.recruiterBasis),
    edits: { ...other.edits, ...survivor.edits },
    chosen: survivor.chosen ?? other.chosen,
    createdAt: survivor.createdAt < other.createdAt ? survivor.createdAt : other.createdAt,
    confirmedAt: survivor.confirmedAt ?? other.confirmedAt,
    mergedIds: [...new Set([...(survivor.mergedIds ?? []), ...(other.mergedIds ?? []), other.talentId])],
  };
}

function laterOf(one: TalentRecord['recruiterBasis'], other: TalentRecord['recruiterBasis']) {
  return one && (!other || one.at >= other.at) ? one : other;
}

/** All of both, so that erasing the survivor frees every one of them. */
function addressesOf(survivor: TalentRecord, other: TalentRecord): TalentRecord['addresses'] {
  const all = [...allKnownBy(survivor), ...allKnownBy(other)];
  const byKey = new Map(all.map((known) => [claimKey(known), known]));
  return [...byKey.keys()].sort().flatMap((key) => byKey.get(key) ?? []);
}

/** Whether the survivor is all that already. */
export function isTakenIn(survivor: TalentRecord, facts: TakenIn): boolean {
  return Object.entries(facts).every(([field, value]) =>
    isDeepStrictEqual(survivor[field as keyof TalentRecord], value),
  );
}
