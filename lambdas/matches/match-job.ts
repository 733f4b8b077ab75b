/** Scores one version of a job against all eligible talents and stores the best. */
import type { MatchRequest } from '../../shared/contract/events.ts';
import { BEST_TALENTS_PER_JOB, type Match } from '../../shared/domain/match.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { JobStore } from '../stores/job-store.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { ReadingKey, ResumeStore } from '../stores/resume-store.ts';
import { type MatchFacts, matchesOf, matchIdOf } from './match-of.ts';
import { TOO_COMPLEX } from './matcher.ts';
import type { RankTalents } from './rank-talents.ts';
import type { ReadyJob } from './ready-jobs.ts';
import { type StoreMatchesDeps, storeMatches } from './store-matches.ts';

export interface MatchJobDeps extends MatchFacts, StoreMatchesDeps {
  jobs: Pick<JobStore, 'markMatched'>;
  resumes: Pick<ResumeStore, 'get' | 'getMany'>;
  matches: Pick<MatchStore, 'get' | 'insert' | 'remove'>;
  rankTalents: RankTalents;
  getJob(jobId: string): Promise<ReadyJob | undefined>;
}

/** Matches stored together: a run that is killed has lost no more of what it explained. */
const STORED_AT_ONCE = 10;

/**
 * A request for a version that has been replaced, or for a job no longer active, needs nothing; readings that are too
 * complex to be compared are left out. Run again after it was killed, it explains only the pairs that are not stored yet.
 * Returns the count stored.
 */
export async function matchJob(
  request: Extract<MatchRequest, { kind: 'job' }>,
  actor: Actor,
  deps: MatchJobDeps,
): Promise<number> {
  authorise(actor, 'matches.compute');
  const ready = await deps.getJob(request.jobId);
  if (ready?.job.version !== request.version || ready.job.status !== 'active') return 0;
  const { keys, leftOut } = await bestReadings(ready, deps);
  let count = 0;
  let storing: Promise<unknown> = Promise.resolve();
  for (let at = 0; at < keys.length; at += STORED_AT_ONCE) {
    const matches = await matchesWith(ready, keys.slice(at, at + STORED_AT_ONCE), deps);
    count += matches.length;
    // The next ones are explained while these are stored.
    await storing;
    storing = storeMatches(matches, deps);
    // Awaited in its turn; until then its failure must not count as unhandled.
    storing.catch(() => undefined);
  }
  await storing;
  await deps.jobs.markMatched(request.jobId, request.version, leftOut);
  return count;
}

async function bestReadings(
  job: ReadyJob,
  { rankTalents }: MatchJobDeps,
): Promise<{ keys: ReadingKey[]; leftOut: number }> {
  const steps = rankTalents(job, BEST_TALENTS_PER_JOB);
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  const { ranked, leftOut } = step.value;
  return { keys: ranked.map(({ talentId, resumeId }) => ({ talentId, resumeId })), leftOut };
}

/** The matches of these readings: those that an earlier run stored, and the others explained now. */
async function matchesWith(ready: ReadyJob, keys: readonly ReadingKey[], deps: MatchJobDeps): Promise<Match[]> {
  const stored = await Promise.all(keys.map((key) => deps.matches.get(matchIdOf(ready.job, key, deps))));
  const matches = stored.filter((match) => match !== undefined);
  const missing = keys.filter((_, at) => stored[at] === undefined);
  const readings = missing.length > 0 ? await deps.resumes.getMany(missing) : [];
  for (const resume of readings) {
    const made = await matchesOf([ready], resume, deps);
    if (made !== TOO_COMPLEX) matches.push(...made);
  }
  return matches;
}
