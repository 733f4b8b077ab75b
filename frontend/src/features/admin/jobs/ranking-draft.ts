/** Unsaved ranking adjustments, kept in this tab with the job's version they are based on. */
import { useEffect } from 'react';
import { type JobCriteria, jobCriteriaSchema } from '../../../../../shared/domain/job-criteria.ts';
import { clearDraft, readDraft, writeDraft } from '../../../lib/draft.ts';

export interface RankingDraft {
  criteria: JobCriteria;
  version: number;
}

const nameOf = (jobId: string) => `ranking.${jobId}`;

/** The kept adjustments; `undefined` when there are none that can be used. */
export function readRankingDraft(jobId: string): RankingDraft | undefined {
  const kept = readDraft<RankingDraft>(nameOf(jobId));
  const criteria = jobCriteriaSchema.safeParse(kept?.criteria);
  const version = kept?.version;
  return criteria.success && typeof version === 'number' ? { criteria: criteria.data, version } : undefined;
}

/** Keeps the adjustments while they are not saved. */
export function useRankingDraft(jobId: string, { criteria, version }: RankingDraft, isUnsaved: boolean): void {
  useEffect(() => {
    if (isUnsaved) writeDraft(nameOf(jobId), { criteria, version });
    else clearDraft(nameOf(jobId));
  }, [jobId, criteria, version, isUnsaved]);
}
