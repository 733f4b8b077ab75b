/** Stores two talents before their merge, so that a recruiter can undo it. */
import type { Actor } from '../../shared/domain/policy.ts';
import { collected } from '../runtime/collected.ts';
import type { ActivityStore } from '../stores/activity-store.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { DecisionStore } from '../stores/decision-store.ts';
import type { EvaluationStore } from '../stores/evaluation-store.ts';
import type { MergeStore } from '../stores/merge-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import { applicationsOf } from '../traces/applications-of.ts';

export interface RememberMergeDeps {
  merges: Pick<MergeStore, 'keep' | 'remove'>;
  applications: Pick<ApplicationStore, 'get' | 'list'>;
  resumes: Pick<ResumeStore, 'list'>;
  activities: Pick<ActivityStore, 'all'>;
  decisions: Pick<DecisionStore, 'listOfTalent'>;
  evaluations: Pick<EvaluationStore, 'listByTalent'>;
  now(): string;
}

const PAGE = 100;

/**
 * Called before anything moves. Of a merge that was interrupted before, what was kept then stays. `confirmedId` names the
 * application whose confirmation makes the two one: before it, nobody had confirmed the other.
 */
export async function rememberMerge(
  survivor: TalentRecord,
  other: TalentRecord,
  { actor, confirmedId }: { actor: Actor; confirmedId?: string },
  deps: RememberMergeDeps,
): Promise<void> {
  const { talentId } = other;
  const { mergingInto: _mark, confirmedAt, ...asItWas } = other;
  const confirmation = confirmedId === undefined ? confirmedAt && { confirmedAt } : undefined;
  const [applications, resumes, activities, evaluationIds, decisions] = await Promise.all([
    applicationsOf(other, deps),
    deps.resumes.list(talentId),
    collected(deps.activities.all(talentId)),
    evaluationsOf(talentId, deps),
    Promise.all([survivor.talentId, talentId].map((id) => deps.decisions.listOfTalent(id))),
  ]);
  await deps.merges.keep({
    survivorId: survivor.talentId,
    updatedAt: deps.now(),
    by: actor.kind === 'admin' ? actor.email : null,
    survivor,
    other: { ...asItWas, ...confirmation },
    ...(confirmedId !== undefined && { confirmedId }),
    applicationIds: applications.map(({ applicationId }) => applicationId),
    resumeIds: resumes.map(({ resumeId }) => resumeId),
    activityIds: activities.map(({ activityId }) => activityId),
    evaluationIds,
    decisions: decisions.flat(),
  });
}

async function evaluationsOf(talentId: string, { evaluations }: RememberMergeDeps): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await evaluations.listByTalent(talentId, { limit: PAGE, cursor });
    ids.push(...page.items.map(({ evaluationId }) => evaluationId));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return ids;
}
