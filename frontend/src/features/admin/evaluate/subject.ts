/** Whom and what an evaluation is about, as the address says it. */
import { useParams, useSearchParams } from 'react-router-dom';
import { jobIdOf } from '../../../../../shared/domain/job.ts';

export interface Subject {
  talentId?: string;
  jobId?: string;
}

const BASE = '/admin-panel/evaluate';

/** The address of an evaluation; `jobId` may be missing (all active jobs), `talentId` too (all talents), or both. */
export function pathOf({ talentId, jobId }: Subject): string {
  if (talentId && jobId) return `${BASE}/${jobId}/${talentId}`;
  if (talentId) return `${BASE}/all-jobs/${talentId}`;
  return jobId ? `${BASE}?jobId=${jobId}` : BASE;
}

/** The same with more behind the question mark. */
export function addressOf(subject: Subject, values: Record<string, string>): string {
  const path = pathOf(subject);
  const more = new URLSearchParams(values).toString();
  if (more === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${more}`;
}

/** A job's slug ends with its id. */
export function useSubject(): Subject {
  const { jobRef, talentRef } = useParams();
  const [params] = useSearchParams();
  const job = jobRef ?? params.get('jobId');
  const talent = talentRef ?? params.get('talentId');
  return { talentId: talent || undefined, jobId: job ? jobIdOf(job) : undefined };
}

export function isSame(one: Subject, other: Subject): boolean {
  return one.talentId === other.talentId && one.jobId === other.jobId;
}
