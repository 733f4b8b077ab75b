/** Shows evaluations with the current names of people and jobs. */
import { calledOf } from '../../shared/domain/called.ts';
import type { Evaluation } from '../../shared/domain/evaluation.ts';
import type { EvaluationRecord } from '../stores/evaluation-store.ts';
import type { JobStore } from '../stores/job-store.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { talentOf } from '../stores/talent-view.ts';

export interface EvaluationViewDeps {
  talents: Pick<TalentStore, 'get'>;
  jobs: Pick<JobStore, 'get'>;
}

/** The evaluations as the API shows them, in their order. */
export async function evaluationViews(
  records: readonly EvaluationRecord[],
  deps: EvaluationViewDeps,
): Promise<Evaluation[]> {
  const people = await named(
    records.map(({ talentId }) => talentId),
    async (talentId) => {
      const record = await deps.talents.get(talentId);
      const talent = record && talentOf(record);
      return talent && { name: calledOf({ ...talent, id: talentId }), emailConfirmed: talent.emailConfirmed };
    },
  );
  const jobTitles = await named(
    records.map(({ jobId }) => jobId),
    async (jobId) => (await deps.jobs.get(jobId))?.title,
  );
  return records.map(({ kind: _kind, matchIds: _matchIds, talentId, jobId, ...record }) => ({
    ...record,
    talentId: talentId ?? null,
    jobId: jobId ?? null,
    talentName: people.get(talentId)?.name ?? null,
    emailConfirmed: people.get(talentId)?.emailConfirmed,
    jobTitle: jobTitles.get(jobId) ?? null,
  }));
}

/** Looks each id up once. */
async function named<T>(
  ids: readonly (string | undefined)[],
  nameOf: (id: string) => Promise<T | undefined>,
): Promise<Map<string | undefined, T | undefined>> {
  const distinct = [...new Set(ids)].filter((id) => id !== undefined);
  return new Map(await Promise.all(distinct.map(async (id) => [id, await nameOf(id)] as const)));
}
