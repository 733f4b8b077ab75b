/** Withdraws an application at the applicant's request. */
import type { FollowedApplication, routes } from '../../shared/contract/routes.ts';
import { withEvent } from '../../shared/domain/application-history.ts';
import type { Actor } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import { LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import { type SettleTalentDeps, settleTalent } from '../settling/settle-talent.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import { type FollowedDeps, followedOf } from './followed-application.ts';
import { type OwnApplicationDeps, ownApplication } from './own-application.ts';
import { type SettleOtherJobsDeps, settleOtherJobs, unmark } from './settle-other-jobs.ts';

export interface WithdrawApplicationDeps extends OwnApplicationDeps, FollowedDeps, SettleOtherJobsDeps {
  applications: Pick<ApplicationStore, 'get' | 'advance' | 'list'>;
  talents: SettleTalentDeps['talents'] & SettleOtherJobsDeps['talents'];
  resumes: FollowedDeps['resumes'] & SettleTalentDeps['resumes'];
  matches: FollowedDeps['matches'] & SettleOtherJobsDeps['matches'];
  now(): string;
}

type Input = Pick<ActionInput<typeof routes.withdrawApplication>, 'params' | 'query'>;

/**
 * A step of processing: anyone who reads or matches the file at this moment finds that it came first and stops. The
 * person's other applications go on. Withdrawing twice is withdrawing once. Errors: `APPLICATION_NOT_FOUND`,
 * `STALE_VERSION`.
 */
export async function withdrawApplication(
  input: Input,
  actor: Actor,
  deps: WithdrawApplicationDeps,
): Promise<FollowedApplication> {
  const find = () => ownApplication(input, actor, 'applications.withdraw', deps);
  const withdrawn = await updateWithRetry(find, async (record) =>
    record.withdrawnAt ? record : ((await withdraw(record, deps)) ?? LOST),
  );
  // Also after one that was interrupted right here.
  if (withdrawn.talentId !== undefined) await settleTalent(withdrawn.talentId, deps);
  // The consent that it carried is gone with it.
  if (await settleOtherJobs(withdrawn, deps)) await unmark(withdrawn.applicationId, deps);
  return followedOf(withdrawn, deps);
}

function withdraw(record: ApplicationRecord, deps: WithdrawApplicationDeps) {
  const at = deps.now();
  return deps.applications.advance(record, {
    withdrawnAt: at,
    unfinished: record.talentId === undefined ? undefined : 'basis',
    leaseUntil: undefined,
    steps: withEvent(record.steps, { kind: 'withdrawn', at }),
  });
}
