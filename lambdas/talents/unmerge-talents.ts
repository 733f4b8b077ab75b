/**
 * Makes one talent two again, when a recruiter sees that they are not the same person after all.
 *
 * As with merging, the order of the writes carries the weight (`docs/decisions/0005`). The other talent is put back first,
 * and everything is moved before the survivor lets go of it, so that at every moment each part is found with one of the two.
 * The survivor's page offers the undo until it is done: that the other was merged into it is forgotten last, with what was
 * kept of the merge. Until then asking again goes on where it ended.
 */
import { isDeepStrictEqual } from 'node:util';
import type { MatchRequest } from '../../shared/contract/events.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Talent } from '../../shared/domain/talent.ts';
import { AppError } from '../../shared/errors.ts';
import { removeOtherMatches } from '../legal-basis/other-matches.ts';
import { settleBasis } from '../legal-basis/talent-basis.ts';
import { moveApplication, moveReading } from '../merging/move-application.ts';
import type { TakeInTalentDeps } from '../merging/take-in-talent.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Send } from '../runtime/queue.ts';
import { LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import { settleTalent } from '../settling/settle-talent.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { DecisionRecord, DecisionStore } from '../stores/decision-store.ts';
import { allKnownBy, claimKey, type KnownBy, knownBy } from '../stores/known-by.ts';
import { type MergeRecord, type MergeStore, undoableSince } from '../stores/merge-store.ts';
import type { GivenBack } from '../stores/talent-merging.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { talentOf } from '../stores/talent-view.ts';
import { moveActivities } from '../traces/activity-traces.ts';
import { applicationsOf } from '../traces/applications-of.ts';

export interface UnmergeTalentsDeps extends TakeInTalentDeps {
  talents: TakeInTalentDeps['talents'] & Pick<TalentStore, 'besides' | 'place' | 'placeAnew'>;
  merges: Pick<MergeStore, 'get' | 'beginUndo' | 'remove'>;
  decisions: TakeInTalentDeps['decisions'] & Pick<DecisionStore, 'get' | 'put'>;
  requestMatches: Send<MatchRequest>;
  audit: Audit;
}

type Input = Pick<ActionInput<typeof routes.unmergeTalents>, 'params' | 'body' | 'correlationId'>;

/** Errors: `TALENT_NOT_FOUND`, `STALE_VERSION`, `MERGE_UNDER_WAY`, `MERGE_NOT_UNDOABLE` (too long ago, or one of the two changed beyond it). */
export async function unmergeTalents(input: Input, actor: Actor, deps: UnmergeTalentsDeps): Promise<Talent> {
  authorise(actor, 'talents.manage');
  const { id } = input.params;
  const { otherId } = input.body;
  const merge = await begun(input, deps);
  if (merge) {
    const other = await putBack(merge, id, deps);
    await separate(merge, other, id, deps);
    const changes = [{ field: 'mergedIds', before: [otherId] }];
    const { correlationId } = input;
    await deps.audit(actor, { action: 'talent.unmerge', recordKind: 'talent', recordId: id, changes, correlationId });
    for (const talentId of [id, otherId]) await deps.requestMatches({ kind: 'basis', talentId, correlationId });
    await letGo(merge, id, deps);
    await deps.merges.remove(otherId);
  }
  const survivor = await deps.talents.get(id);
  if (!survivor) throw new AppError('not-found', 'TALENT_NOT_FOUND');
  return talentOf(survivor);
}

const notUndoable = () => new AppError('conflict', 'MERGE_NOT_UNDOABLE');

/** The merge, of which it is noted that it is being undone; `undefined` when that is done already. */
async function begun({ params, body }: Input, deps: UnmergeTalentsDeps): Promise<MergeRecord | undefined> {
  const [survivor, merge] = await Promise.all([deps.talents.get(params.id), deps.merges.get(body.otherId)]);
  if (!survivor) throw new AppError('not-found', 'TALENT_NOT_FOUND');
  if (!merge) {
    if (await deps.talents.get(body.otherId)) return undefined;
    throw notUndoable();
  }
  if (merge.survivorId !== params.id) throw notUndoable();
  if (merge.undoing) return merge;
  // The merge itself may not be done yet.
  if (survivor.mergingInto || (await deps.talents.get(body.otherId))) throw new AppError('conflict', 'MERGE_UNDER_WAY');
  if (merge.updatedAt < undoableSince(deps.now())) throw notUndoable();
  if (survivor.version !== body.version) throw new AppError('conflict', 'STALE_VERSION');
  if (!(await deps.merges.beginUndo(body.otherId))) throw notUndoable();
  return merge;
}

/** What the other is known by and the survivor was not, before they were one. */
function knownByOther({ survivor, other }: MergeRecord): KnownBy[] {
  const own = new Set(allKnownBy(survivor).map(claimKey));
  return allKnownBy(other).filter((known) => !own.has(claimKey(known)));
}

const addressOf = ({ email, phone }: ApplicationRecord): KnownBy | undefined => {
  if (email !== undefined) return { email };
  return phone === undefined ? undefined : { phone };
};

/** Its applications as of the merge, and those that came under its address since. */
async function applicationIdsOf(merge: MergeRecord, id: string, deps: UnmergeTalentsDeps): Promise<string[]> {
  const before = new Set([...merge.applicationIds, ...(merge.survivor.joined ?? [])]);
  const theirs = new Set(knownByOther(merge).map(claimKey));
  const survivor = await deps.talents.get(id);
  const all = survivor ? await applicationsOf(survivor, deps) : [];
  const isTheirs = (record: ApplicationRecord) => {
    const address = addressOf(record);
    return !before.has(record.applicationId) && address !== undefined && theirs.has(claimKey(address));
  };
  return [...merge.applicationIds, ...all.filter(isTheirs).map(({ applicationId }) => applicationId)];
}

async function putBack(merge: MergeRecord, id: string, deps: UnmergeTalentsDeps): Promise<TalentRecord> {
  const { talentId } = merge.other;
  const there = await deps.talents.get(talentId);
  if (there) return there;
  const joined = await applicationIdsOf(merge, id, deps);
  const sent = await Promise.all(joined.map((applicationId) => deps.applications.get(applicationId)));
  const proven = sent.find((one) => one?.confirmedAt && one.applicationId !== merge.confirmedId);
  const confirmedAt = merge.other.confirmedAt ?? proven?.confirmedAt;
  const { recruiterBasis } = (await deps.talents.get(id)) ?? {};
  // A recruiter's statement that nothing allows it applies to both.
  const hasEnded = recruiterBasis?.basis === null && recruiterBasis.at > merge.updatedAt;
  const asNow = { joined, confirmedAt, recruiterBasis: hasEnded ? recruiterBasis : merge.other.recruiterBasis };
  if (!(await deps.merging.revive({ ...merge.other, ...asNow }, id))) throw notUndoable();
  const other = await deps.talents.get(talentId);
  if (!other) throw notUndoable();
  return other;
}

/** Anyone who came to stand beside the survivor under an address of the other's stands beside the other. */
async function placeBesides(merge: MergeRecord, id: string, { talents }: UnmergeTalentsDeps): Promise<void> {
  const theirs = new Set(knownByOther(merge).map(claimKey));
  for (const beside of await talents.besides(id)) {
    if (theirs.has(claimKey(knownBy(beside)))) await talents.place(beside.talentId, merge.other.talentId);
  }
  const { besideId } = merge.other;
  if (besideId !== undefined && !(await talents.get(besideId))) await talents.placeAnew(merge.other);
}

/** Forgets that the other was merged into the survivor: the last trace of it. */
async function letGo({ survivor: before, other }: MergeRecord, id: string, deps: UnmergeTalentsDeps): Promise<void> {
  const withOther = new Set([other.talentId, ...(other.mergedIds ?? [])]);
  const forget = async (survivor: TalentRecord | undefined) => {
    if (!survivor?.mergedIds?.includes(other.talentId)) return;
    const mergedIds = survivor.mergedIds.filter((one) => !withOther.has(one) || before.mergedIds?.includes(one));
    if (!(await deps.merging.letGo(survivor, mergedIds.length > 0 ? mergedIds : undefined))) return LOST;
  };
  await updateWithRetry(() => deps.talents.get(id), forget);
}

/** What joined the two is taken back with them: the application stands beside the survivor again, unconfirmed. */
async function takeBackConfirmation({ confirmedId }: MergeRecord, { applications }: UnmergeTalentsDeps): Promise<void> {
  const find = async () => (confirmedId === undefined ? undefined : applications.get(confirmedId));
  await updateWithRetry(find, async (record) => {
    if (record?.confirmedAt && !(await applications.advance(record, { confirmedAt: undefined }))) return LOST;
  });
}

async function separate(merge: MergeRecord, other: TalentRecord, id: string, deps: UnmergeTalentsDeps): Promise<void> {
  const { talentId } = other;
  await takeBackConfirmation(merge, deps);
  for (const known of knownByOther(merge)) await deps.merging.passClaim(known, id, talentId);
  await placeBesides(merge, id, deps);
  for (const applicationId of other.joined ?? []) await moveApplication(applicationId, id, talentId, deps);
  const resumeIds = new Set(merge.resumeIds);
  for (const reading of await deps.resumes.list(id)) {
    if (resumeIds.has(reading.resumeId)) await moveReading(reading, talentId, deps);
  }
  const readingIds = new Set((await deps.resumes.list(talentId)).map(({ resumeId }) => resumeId));
  const matches = (await deps.matches.referencesOfTalent(id)).filter(({ resumeId }) => readingIds.has(resumeId));
  await deps.matches.moveMany(
    matches.map(({ matchId }) => matchId),
    talentId,
  );
  await moveActivities(id, talentId, deps, new Set(merge.activityIds));
  await deps.evaluations.moveOfTalent(id, talentId, new Set(merge.evaluationIds));
  await bringBackDecisions(merge, id, deps);
  await giveBack(merge, other, id, deps);
  for (const one of [id, talentId]) {
    await settleTalent(one, deps);
    if (!(await settleBasis(one, deps))) await removeOtherMatches(one, deps);
  }
}

/** The survivor without what it has from the other; what was edited since stays. */
async function giveBack(merge: MergeRecord, other: TalentRecord, id: string, deps: UnmergeTalentsDeps): Promise<void> {
  const write = async (survivor: TalentRecord | undefined) => {
    if (!survivor) throw new AppError('not-found', 'TALENT_NOT_FOUND');
    const facts = separated(survivor, other, merge, await applicationsOf(survivor, deps));
    if (!(await deps.merging.giveBack(survivor, facts))) return LOST;
  };
  await updateWithRetry(() => deps.talents.get(id), write);
}

function separated(
  survivor: TalentRecord,
  other: TalentRecord,
  { survivor: before, other: taken, ...merge }: MergeRecord,
  applications: readonly ApplicationRecord[],
): GivenBack {
  const theirs = new Set(knownByOther({ ...merge, survivor: before, other: taken }).map(claimKey));
  const addresses = survivor.addresses?.filter((known) => !theirs.has(claimKey(known)));
  const hasTheirEmail = survivor.email !== null && theirs.has(claimKey({ email: survivor.email }));
  const gone = new Set(other.joined);
  const own = applications.filter(({ applicationId }) => !gone.has(applicationId));
  const unless = <T>(now: T, theirs: T, then: T): T => (isDeepStrictEqual(now, theirs) ? then : now);
  const edits = Object.entries(survivor.edits).filter(
    ([field, value]) => field in before.edits || value !== taken.edits[field as keyof typeof taken.edits],
  );
  return {
    email: hasTheirEmail ? before.email : survivor.email,
    addresses: addresses && addresses.length > 1 ? addresses : undefined,
    joined: survivor.joined?.filter((applicationId) => !gone.has(applicationId)),
    edits: Object.fromEntries(edits),
    chosen: unless(survivor.chosen, taken.chosen, before.chosen),
    recruiterBasis: unless(survivor.recruiterBasis, taken.recruiterBasis, before.recruiterBasis),
    createdAt: before.createdAt,
    confirmedAt: before.confirmedAt ?? own.find(({ confirmedAt }) => confirmedAt !== undefined)?.confirmedAt,
    // What they applied with since is settled afterwards.
    applied: before.applied,
    appliedAt: before.appliedAt,
    origins: before.origins,
    resumeId: before.resumeId,
    resumeAt: before.resumeAt,
    skillIds: before.skillIds,
  };
}

/** Each has its own again; of the survivor, one that was decided since the merge stays. */
async function bringBackDecisions(merge: MergeRecord, id: string, { decisions }: UnmergeTalentsDeps): Promise<void> {
  const { talentId } = merge.other;
  const isOf = (owner: string) => (decision: DecisionRecord) => decision.talentId === owner;
  const own = new Map(merge.decisions.filter(isOf(id)).map((decision) => [decision.jobId, decision]));
  for (const decision of merge.decisions.filter(isOf(talentId))) {
    await decisions.put(decision);
    const now = await decisions.get(id, decision.jobId);
    if (now && now.at !== decision.at) continue;
    // Gone already where this was interrupted.
    if (now) await decisions.remove(id, decision.jobId);
    const before = own.get(decision.jobId);
    if (before) await decisions.put(before);
  }
}
