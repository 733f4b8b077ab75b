/** Scores one version of a job against all talents and stores the best. */
import type { MatchRequest } from '../../shared/contract/events.ts';
import { BEST_TALENTS_PER_JOB } from '../../shared/domain/match.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import type { PreparedJob } from '../../shared/matching/index.ts';
import type { JobStore } from '../stores/job-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import { type MatchFacts, matchOf } from './match-of.ts';
import type { RankTalents } from './rank-talents.ts';
import type { ReadyJob } from './ready-jobs.ts';
import { type StoreMatchesDeps, storeMatches } from './store-matches.ts';

export interface MatchJobDeps extends MatchFacts {
  jobs: Pick<JobStore, 'markMatched'>;
  resumes: Pick<ResumeStore, 'get' | 'getMany'>;
  matches: StoreMatchesDeps['matches'];
  rankTalents: RankTalents;
  getJob(jobId: string): Promise<ReadyJob | undefined>;
}

/** A request for a version that has been replaced, or for a job no longer active, needs nothing. Returns the count stored. */
export async function matchJob(
  request: Extract<MatchRequest, { kind: 'job' }>,
  actor: Actor,
  deps: MatchJobDeps,
): Promise<number> {
  authorise(actor, 'matches.compute');
  const ready = await deps.getJob(request.jobId);
  if (ready?.job.version !== request.version || ready.job.status !== 'active') return 0;
  const best = await bestReadings(ready.prepared, deps);
  await storeMatches(
    best.map((resume) => matchOf(ready.job, ready.prepared, resume, deps)),
    deps,
  );
  await deps.jobs.markMatched(request.jobId, request.version);
  return best.length;
}

async function bestReadings(job: PreparedJob, { rankTalents, resumes }: MatchJobDeps): Promise<Resume[]> {
  const steps = rankTalents(job, BEST_TALENTS_PER_JOB);
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  return resumes.getMany(step.value.map(({ talentId, resumeId }) => ({ talentId, resumeId })));
}
