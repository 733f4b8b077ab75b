/** Scores one person's reading against the active jobs and stores the best, the applied job's always among them. */

import type { MatchRequest } from '../../shared/contract/events.ts';
import { withEvent } from '../../shared/domain/application-history.ts';
import { BEST_JOBS_PER_TALENT, type Match } from '../../shared/domain/match.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import { prepareResume, scorePercent } from '../../shared/matching/index.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import { moveToNewestReading } from '../stores/current-resume.ts';
import { moveApplication } from '../stores/move-application.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import { currentReading, talentAsCorrected } from '../stores/talent-facts.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { type MatchFacts, matchOf, matchResumeOf } from './match-of.ts';
import type { ReadyJob } from './ready-jobs.ts';
import { type StoreMatchesDeps, storeMatches } from './store-matches.ts';

export interface MatchResumeDeps extends MatchFacts {
  applications: Pick<ApplicationStore, 'get' | 'advance' | 'list'>;
  talents: Pick<TalentStore, 'get' | 'apply' | 'homeOf' | 'setResume' | 'replaceResume'>;
  resumes: Pick<ResumeStore, 'get' | 'list' | 'insert' | 'remove'>;
  matches: StoreMatchesDeps['matches'];
  activeJobs(): Promise<ReadyJob[]>;
  getJob(jobId: string): Promise<ReadyJob | undefined>;
}

const FINISH_ATTEMPTS = 3;

/** Stores the matches of one reading; asked again, it stores nothing twice. Returns how many there are. */
export async function matchResume(
  request: Extract<MatchRequest, { kind: 'resume' }>,
  actor: Actor,
  deps: MatchResumeDeps,
): Promise<number> {
  authorise(actor, 'matches.compute');
  const resume = await deps.resumes.get(await homeOf(request, deps), request.resumeId);
  const application = await deps.applications.get(request.applicationId);
  if (!resume || !application || application.withdrawnAt) return 0;
  // The reader did this too, unless it died right after storing the reading.
  if (application.resumeId === resume.resumeId) {
    await deps.talents.setResume(resume.talentId, currentReading(resume, application.submittedAt));
    await takeOverCorrection(resume, deps);
  }
  const ready = await jobsToMatch(resume, application.jobId, deps);
  const matches = ready.map(({ job, prepared }) => matchOf(job, prepared, resume, deps));
  await storeMatches(matches, deps);
  const applied = matches.find((match) => match.jobId === application.jobId);
  await finish(request, applied, deps);
  return matches.length;
}

/** The reading may have been on its way while its talent was merged into another: then it moves there with its application. */
async function homeOf(
  { talentId, applicationId }: Extract<MatchRequest, { kind: 'resume' }>,
  deps: MatchResumeDeps,
): Promise<string> {
  const home = await deps.talents.homeOf(talentId);
  if (home !== talentId) await moveApplication(applicationId, talentId, home, deps);
  return home;
}

/** What a person says their name and number are holds for all of their applications. */
async function takeOverCorrection(resume: Resume, deps: MatchResumeDeps): Promise<void> {
  const talent = resume.correctedAt === undefined ? undefined : await deps.talents.get(resume.talentId);
  if (talent && resume.correctedAt) await deps.talents.apply(talentAsCorrected(talent, resume, resume.correctedAt));
}

async function jobsToMatch(
  resume: Resume,
  appliedJobId: string | undefined,
  deps: MatchResumeDeps,
): Promise<ReadyJob[]> {
  const prepared = prepareResume(matchResumeOf(resume), deps.today());
  const ranked = (await deps.activeJobs())
    .map((ready) => ({ ready, percent: scorePercent(ready.prepared, prepared) }))
    .sort((a, b) => b.percent - a.percent || a.ready.job.jobId.localeCompare(b.ready.job.jobId))
    .slice(0, BEST_JOBS_PER_TALENT)
    .map(({ ready }) => ready);
  if (!appliedJobId || ranked.some(({ job }) => job.jobId === appliedJobId)) return ranked;
  const applied = await deps.getJob(appliedJobId);
  return applied ? [applied, ...ranked] : ranked;
}

/** Notes the applied job's result and that nothing is left to do, unless a newer reading took over meanwhile. */
async function finish(
  { applicationId, resumeId }: Extract<MatchRequest, { kind: 'resume' }>,
  applied: Match | undefined,
  deps: MatchResumeDeps,
): Promise<void> {
  const match = applied && { matchId: applied.matchId, grade: applied.grade, percent: applied.percent };
  for (let attempts = 0; attempts < FINISH_ATTEMPTS; attempts += 1) {
    const record = await deps.applications.get(applicationId);
    // Withdrawn meanwhile: the talent must not keep what was made current above.
    if (record?.withdrawnAt) return moveToNewestReading(record, deps);
    if (record?.resumeId !== resumeId || record.unfinished !== 'matching') return;
    const steps = withEvent(record.steps, { kind: 'matched', at: deps.now() });
    if (await deps.applications.advance(record, { unfinished: undefined, steps, ...(match && { match }) })) return;
  }
  throw new Error(`Application ${applicationId} changed under ${FINISH_ATTEMPTS} attempts to finish it`);
}
