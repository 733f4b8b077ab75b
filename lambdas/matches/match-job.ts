/** Scores one version of a job against all talents who may be considered for it and stores the best. */
import type { MatchRequest } from '../../shared/contract/events.ts';
import { BEST_TALENTS_PER_JOB, type Match } from '../../shared/domain/match.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import type { JobStore } from '../stores/job-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import { type MatchFacts, matchesOf } from './match-of.ts';
import { TOO_COMPLEX } from './matcher.ts';
import type { RankTalents } from './rank-talents.ts';
import type { ReadyJob } from './ready-jobs.ts';
import { type StoreMatchesDeps, storeMatches } from './store-matches.ts';

export interface MatchJobDeps extends MatchFacts, StoreMatchesDeps {
  jobs: Pick<JobStore, 'markMatched'>;
  resumes: Pick<ResumeStore, 'get' | 'getMany'>;
  rankTalents: RankTalents;
  getJob(jobId: string): Promise<ReadyJob | undefined>;
}

/**
 * A request for a version that has been replaced, or for a job no longer active, needs nothing; readings that are too
 * complex to be compared are left out. Returns the count stored.
 */
export async function matchJob(
  request: Extract<MatchRequest, { kind: 'job' }>,
  actor: Actor,
  deps: MatchJobDeps,
): Promise<number> {
  authorise(actor, 'matches.compute');
  const ready = await deps.getJob(request.jobId);
  if (ready?.job.version !== request.version || ready.job.status !== 'active') return 0;
  const matches: Match[] = [];
  const { readings, leftOut } = await bestReadings(ready, deps);
  for (const resume of readings) {
    const made = await matchesOf([ready], resume, deps);
    if (made !== TOO_COMPLEX) matches.push(...made);
  }
  await storeMatches(matches, deps);
  await deps.jobs.markMatched(request.jobId, request.version, leftOut);
  return matches.length;
}

async function bestReadings(
  job: ReadyJob,
  { rankTalents, resumes }: MatchJobDeps,
): Promise<{ readings: Resume[]; leftOut: number }> {
  const steps = rankTalents(job, BEST_TALENTS_PER_JOB);
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  const { ranked, leftOut } = step.value;
  const readings = await resumes.getMany(ranked.map(({ talentId, resumeId }) => ({ talentId, resumeId })));
  return { readings, leftOut };
}
