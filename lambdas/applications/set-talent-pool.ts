/** Records whether a person agrees to be considered for other jobs. */
import type { MatchRequest } from '../../shared/contract/events.ts';
import type { FollowedApplication, routes } from '../../shared/contract/routes.ts';
import { withEvent } from '../../shared/domain/application-history.ts';
import { consentBasis, isLive } from '../../shared/domain/basis.ts';
import type { Actor } from '../../shared/domain/policy.ts';
import { type Consent, consentOf } from '../../shared/domain/public-form.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Send } from '../runtime/queue.ts';
import { LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import { type FollowedDeps, followedOf } from './followed-application.ts';
import { isMailedLink, type OwnApplicationDeps, ownApplication, refuseWithdrawn } from './own-application.ts';
import { type SettleOtherJobsDeps, settleOtherJobs } from './settle-other-jobs.ts';

export interface SetTalentPoolDeps extends OwnApplicationDeps, FollowedDeps, SettleOtherJobsDeps {
  applications: Pick<ApplicationStore, 'get' | 'advance' | 'list'>;
  matches: FollowedDeps['matches'] & SettleOtherJobsDeps['matches'];
  requestMatches: Send<MatchRequest>;
  /** Called when what follows was left to the sweep. */
  onPostponed(applicationId: string, cause: unknown): void;
  now(): string;
}

type Input = Pick<ActionInput<typeof routes.setTalentPool>, 'params' | 'query' | 'body'>;

/**
 * Agreeing again renews the term. Saying no by a link that was mailed ends what was agreed with any application of the same
 * person; by the link of the form, which its sender has in any case, what was agreed with this one, and with the others
 * only where it is the one that was confirmed first. Nobody is
 * considered any more from the moment of the answer; matches with other jobs are gone by then, or soon. Errors:
 * `APPLICATION_NOT_FOUND`, `APPLICATION_WITHDRAWN` (agreeing only), `STALE_VERSION`.
 */
export async function setTalentPool(input: Input, actor: Actor, deps: SetTalentPoolDeps): Promise<FollowedApplication> {
  const find = () => ownApplication(input, actor, 'applications.set-talent-pool', deps);
  const said = await updateWithRetry(find, async (record) => {
    if (input.body.consent) refuseWithdrawn(record);
    const isMailed = isMailedLink(record, deps.fingerprint(input.query.token ?? ''));
    return (await say(record, { consent: input.body.consent, isMailed }, deps)) ?? LOST;
  });
  await follow(said, deps);
  return followedOf(said, deps);
}

/** A step of processing, with a mark of what follows from it, unless a step that will do it anyway is under way. */
function say(
  record: ApplicationRecord,
  { consent, isMailed }: { consent: boolean; isMailed: boolean },
  { applications, now }: SetTalentPoolDeps,
) {
  const at = now();
  const isAgreed = isLive(record.consent && consentBasis(record.consent), at);
  const kind = consent ? ('pool-joined' as const) : ('pool-left' as const);
  return applications.advance(record, {
    consent: consent ? agreed(record, at) : refused(record, at, isMailed),
    unfinished: record.unfinished ?? (record.talentId === undefined ? undefined : 'basis'),
    ...(isAgreed !== consent && { steps: withEvent(record.steps, { kind, at }) }),
  });
}

/** That they once said no stays: what the agency might answer for itself does not come back with a yes. */
function agreed({ consent, language }: ApplicationRecord, at: string): Consent {
  return { ...(consent ?? consentOf({ language }, at)), talentPoolAt: at };
}

function refused({ consent, language }: ApplicationRecord, at: string, isMailed: boolean): Consent {
  const { talentPoolAt: _agreed, isOwnRefusal: _own, ...given } = consent ?? consentOf({ language }, at);
  // What once ended everything keeps doing so.
  const isOwn = !isMailed && (consent?.talentPoolEndedAt === undefined || consent.isOwnRefusal === true);
  return { ...given, talentPoolEndedAt: at, ...(isOwn && { isOwnRefusal: true as const }) };
}

async function follow(said: ApplicationRecord, deps: SetTalentPoolDeps): Promise<void> {
  const { applicationId, correlationId } = said;
  const talentId = await settleOtherJobs(said, deps);
  if (talentId === undefined) return;
  try {
    await deps.requestMatches({ kind: 'basis', talentId, applicationId, correlationId });
  } catch (error) {
    deps.onPostponed(applicationId, error);
  }
}
