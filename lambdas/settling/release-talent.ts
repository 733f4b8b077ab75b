/** Removes facts that came only from a deleted application. */
import { LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import { allKnownBy, claimKey, type KnownBy, knownBy } from '../stores/known-by.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { applicationsOf } from '../traces/applications-of.ts';
import { askForMatching, type SettleTalentDeps } from './settle-talent.ts';
import { settled } from './settled-talent.ts';

export interface ReleaseTalentDeps extends SettleTalentDeps {
  talents: Pick<
    TalentStore,
    'get' | 'remove' | 'free' | 'releaseClaim' | 'restate' | 'besides' | 'placeAnew' | 'forgetMerges'
  >;
}

type Applicant = Pick<ApplicationRecord, 'applicationId' | 'talentId'> &
  Partial<Pick<ApplicationRecord, 'email' | 'phone'>>;

/**
 * Removes the talent and the claims on its addresses, unless another application is theirs: then it is known by what the
 * others say, and by the best of their readings. Repeating it changes nothing. Answers whether the talent stays. Errors:
 * `STALE_VERSION`.
 */
export async function releaseTalent(applicant: Applicant, deps: ReleaseTalentDeps): Promise<'gone' | 'stays'> {
  const { talentId } = applicant;
  const find = async () => (talentId === undefined ? undefined : deps.talents.get(talentId));
  return updateWithRetry(find, async (talent) => {
    if (talent) return letGo(applicant, talent, deps);
    await freeAddress(applicant, deps);
    if (talentId !== undefined) await placeBesidesAnew([talentId], deps);
    return 'gone';
  });
}

/** `LOST` when another application came in meanwhile, which may be the one that the talent stays for. */
async function letGo(
  applicant: Applicant,
  talent: TalentRecord,
  deps: ReleaseTalentDeps,
): Promise<'gone' | 'stays' | typeof LOST> {
  const all = await applicationsOf(talent, deps);
  const others = all.filter(({ applicationId }) => applicationId !== applicant.applicationId);
  if (others.length === 0) {
    if (!(await deps.talents.remove(talent))) return LOST;
    await placeBesidesAnew([talent.talentId, ...(talent.mergedIds ?? [])], deps);
    return 'gone';
  }
  const readings = await deps.resumes.list(talent.talentId);
  const facts = settled(
    talent,
    others,
    readings.filter(({ applicationId }) => applicationId !== applicant.applicationId),
  );
  if (facts.resumeId && facts.resumeId !== talent.resumeId) await askForMatching(facts.resumeId, others, deps);
  const joined = talent.joined && { joined: others.map(({ applicationId }) => applicationId) };
  // Written even where it is the same: that is how an application that came in meanwhile is noticed.
  const isRestated = await deps.talents.restate(talent, { ...facts, ...joined, ...addressesOf(others, talent) });
  if (!isRestated) return LOST;
  await releaseUnusedClaims(talent, others, deps);
  // What is kept to undo a merge contains what the application said, too.
  await deps.talents.forgetMerges(talent.mergedIds);
  return 'stays';
}

/** Talents that stood beside a removed one become independent, or stand beside the next owner of the address. */
async function placeBesidesAnew(talentIds: readonly string[], { talents }: ReleaseTalentDeps): Promise<void> {
  for (const talentId of talentIds) {
    for (const beside of await talents.besides(talentId)) await talents.placeAnew(beside);
  }
}

const saidAddress = ({ email, phone }: Applicant): KnownBy[] => {
  if (email !== undefined) return [{ email }];
  return phone === undefined ? [] : [{ phone }];
};

/** Of several merged talents: those of their addresses that an application still gives. */
function stillUsed(others: readonly ApplicationRecord[], talent: TalentRecord): KnownBy[] {
  const used = new Set(others.flatMap(saidAddress).map(claimKey));
  const kept = allKnownBy(talent).filter((known) => used.has(claimKey(known)));
  return kept.length > 0 ? kept : [knownBy(talent)];
}

/** The talent is known by an address that is theirs still; one that was never merged has only one. */
function addressesOf(
  others: readonly ApplicationRecord[],
  talent: TalentRecord,
): Partial<Pick<TalentRecord, 'email' | 'addresses'>> {
  if (!talent.addresses) return {};
  const addresses = stillUsed(others, talent);
  const emails = addresses.flatMap((known) => ('email' in known ? known.email : []));
  const email = emails.find((one) => one === talent.email) ?? emails[0] ?? null;
  return { email, addresses };
}

/** The erased application's address leads to nobody any more. */
async function releaseUnusedClaims(
  talent: TalentRecord,
  others: readonly ApplicationRecord[],
  deps: ReleaseTalentDeps,
): Promise<void> {
  if (!talent.addresses) return;
  const kept = new Set(stillUsed(others, talent).map(claimKey));
  for (const known of allKnownBy(talent)) {
    if (!kept.has(claimKey(known))) await deps.talents.releaseClaim(known, talent.talentId);
  }
}

/** After an erasure that was interrupted between the talent and its claim. */
async function freeAddress({ talentId, email, phone }: Applicant, deps: ReleaseTalentDeps): Promise<void> {
  if (talentId === undefined) return;
  if (email !== undefined) await deps.talents.free({ email }, talentId);
  else if (phone !== undefined) await deps.talents.free({ phone }, talentId);
}
