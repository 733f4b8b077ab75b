/** Scores one version of a job against all talents and stores the best. */
import type { MatchRequest } from '../../shared/contract/events.ts';
import { BEST_TALENTS_PER_JOB } from '../../shared/domain/match.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import { type PreparedJob, prepareResume, scorePercent } from '../../shared/matching/index.ts';
import type { JobStore } from '../stores/job-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { type MatchFacts, matchOf, matchResumeOf } from './match-of.ts';
import type { ReadyJob } from './match-resume.ts';
import { type StoreMatchesDeps, storeMatches } from './store-matches.ts';

export interface MatchJobDeps extends MatchFacts {
  jobs: Pick<JobStore, 'markMatched'>;
  talents: Pick<TalentStore, 'all'>;
  resumes: Pick<ResumeStore, 'get' | 'getMany'>;
  matches: StoreMatchesDeps['matches'];
  getJob(jobId: string): Promise<ReadyJob | undefined>;
}

/** Readings fetched at once: DynamoDB's limit for one batch. */
const BATCH = 100;

interface Ranked {
  resume: Resume;
  percent: number;
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
  const best = await bestTalents(ready.prepared, deps);
  await storeMatches(
    best.map(({ resume }) => matchOf(ready.job, ready.prepared, resume, deps)),
    deps,
  );
  await deps.jobs.markMatched(request.jobId, request.version);
  return best.length;
}

async function bestTalents(job: PreparedJob, deps: MatchJobDeps): Promise<Ranked[]> {
  let best: Ranked[] = [];
  for await (const resumes of currentReadings(deps)) {
    const scored = resumes.map((resume) => {
      return { resume, percent: scorePercent(job, prepareResume(matchResumeOf(resume), deps.today())) };
    });
    best = [...best, ...scored]
      .sort((a, b) => b.percent - a.percent || a.resume.talentId.localeCompare(b.resume.talentId))
      .slice(0, BEST_TALENTS_PER_JOB);
  }
  return best;
}

/** Every talent's current reading, a batch at a time. */
async function* currentReadings(deps: MatchJobDeps): AsyncGenerator<Resume[]> {
  let keys: { talentId: string; resumeId: string }[] = [];
  for await (const { talentId, resumeId } of deps.talents.all()) {
    if (resumeId) keys.push({ talentId, resumeId });
    if (keys.length === BATCH) {
      yield await deps.resumes.getMany(keys);
      keys = [];
    }
  }
  if (keys.length > 0) yield await deps.resumes.getMany(keys);
}
