/** Records an applicant's request for a human review. */
import type { FollowedApplication, routes } from '../../shared/contract/routes.ts';
import { withEvent } from '../../shared/domain/application-history.ts';
import type { Actor } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import { LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import { isAwaitingReview } from './application-view.ts';
import { type FollowedDeps, followedOf } from './followed-application.ts';
import { type OwnApplicationDeps, ownApplication, refuseWithdrawn } from './own-application.ts';

export interface RequestReviewDeps extends OwnApplicationDeps, FollowedDeps {
  applications: Pick<ApplicationStore, 'get' | 'edit'>;
  now(): string;
}

type Input = Pick<ActionInput<typeof routes.requestReview>, 'params' | 'query' | 'body'>;

/**
 * Notes the wish for recruiters. While one is open, asking again changes nothing; once it was answered, a new one may
 * be made. Errors: `APPLICATION_NOT_FOUND`, `APPLICATION_WITHDRAWN`, `STALE_VERSION`.
 */
export async function requestReview(input: Input, actor: Actor, deps: RequestReviewDeps): Promise<FollowedApplication> {
  const find = () => ownApplication(input, actor, 'applications.request-review', deps);
  const asked = await updateWithRetry(find, async (record) => {
    refuseWithdrawn(record);
    return isAwaitingReview(record) ? record : ((await ask(record, input.body.reason, deps)) ?? LOST);
  });
  return followedOf(asked, deps);
}

/** An edit rather than a step of processing: a file being read at this moment goes on undisturbed. */
function ask(record: ApplicationRecord, reason: string, deps: RequestReviewDeps) {
  const at = deps.now();
  return deps.applications.edit(record, record.version, {
    reviewRequestedAt: at,
    reviewReason: reason || undefined,
    reviewedAt: undefined,
    decisions: withEvent(record.decisions, { kind: 'review-requested', at }),
  });
}
