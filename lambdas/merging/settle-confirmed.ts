/** Moves the talent of a confirmed application to its place: its own record, or the talent it stands beside. */
import type { Actor } from '../../shared/domain/policy.ts';
import { isAppError } from '../../shared/errors.ts';
import { failBusy, LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import { knownBy } from '../stores/known-by.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { type RememberMergeDeps, rememberMerge } from './remember-merge.ts';
import { type TakeInTalentDeps, takeInTalent } from './take-in-talent.ts';

export interface SettleConfirmedDeps extends TakeInTalentDeps, RememberMergeDeps {
  applications: TakeInTalentDeps['applications'] & RememberMergeDeps['applications'];
  resumes: TakeInTalentDeps['resumes'] & RememberMergeDeps['resumes'];
  activities: TakeInTalentDeps['activities'] & RememberMergeDeps['activities'];
  decisions: TakeInTalentDeps['decisions'] & RememberMergeDeps['decisions'];
  evaluations: TakeInTalentDeps['evaluations'] & RememberMergeDeps['evaluations'];
  talents: TakeInTalentDeps['talents'] & Pick<TalentStore, 'claim' | 'confirm' | 'place' | 'besides'>;
}

/** When an application was confirmed (ISO 8601), and by whom. */
export interface Confirmation {
  at: string;
  actor: Actor;
}

type By = { actor: Actor; confirmedId: string };

/**
 * Does nothing for an application that was not read yet: once read, it stands beside the owner of its address, and the
 * matcher calls this again. A confirmed talent takes in who is confirmed beside it; an unconfirmed one gives up its address
 * and stands beside. Repeated, it continues where it ended. What was before is kept, so that a recruiter can undo it: the
 * person who presses a link or a button may be mistaken.
 */
export async function settleConfirmed(
  { talentId, applicationId }: Pick<ApplicationRecord, 'talentId' | 'applicationId'>,
  { at, actor }: Confirmation,
  deps: SettleConfirmedDeps,
): Promise<void> {
  if (talentId === undefined) return;
  const confirmed = async () => {
    const home = await deps.talents.get(await deps.talents.resolveMergedId(talentId));
    if (home && !home.confirmedAt) await deps.talents.confirm(home.talentId, at);
    return deps.talents.get(talentId);
  };
  const settleBeside = async (talent: TalentRecord | undefined) => {
    // A merge that was interrupted leaves the talent there, with the mark of where it goes.
    if (talent?.besideId !== undefined && !(await settle(talent, { actor, confirmedId: applicationId }, deps)))
      return LOST;
  };
  await updateWithRetry(confirmed, settleBeside, failBusy(`Talent ${talentId}`));
}

/** `false` when it changed meanwhile. */
async function settle(talent: TalentRecord, by: By, deps: SettleConfirmedDeps): Promise<boolean> {
  const { talentId } = talent;
  const known = knownBy(talent);
  const claimed = await deps.talents.claim(known, talentId);
  const owner = talent.mergingInto ?? (await deps.talents.resolveMergedId(claimed));
  const there = owner === talentId ? undefined : await deps.talents.get(owner);
  if (there?.confirmedAt) return join(talent, there, by, deps);
  if (owner !== talentId) {
    const others = (await deps.talents.besides(owner)).filter((other) => other.talentId !== talentId);
    for (const other of others) await deps.talents.place(other.talentId, talentId);
    if (there) await deps.talents.place(owner, talentId);
    await deps.merging.passClaim(known, claimed, talentId);
  }
  // Last: until then, doing it again goes on here.
  await deps.talents.place(talentId, undefined);
  return true;
}

async function join(talent: TalentRecord, there: TalentRecord, by: By, deps: SettleConfirmedDeps): Promise<boolean> {
  const owner = there.talentId;
  const marked = talent.mergingInto === owner ? talent : await deps.merging.begin(talent, owner);
  if (!marked) return false;
  await rememberMerge(there, marked, by, deps);
  await takeInTalent(marked, owner, async () => undefined, deps).catch(async (error: unknown) => {
    // The one to stay was erased meanwhile: no trace of them may stay.
    if (isAppError(error) && error.kind === 'not-found') await deps.merges.remove(marked.talentId);
    throw error;
  });
  return true;
}
