/**
 * Scores one person's reading against jobs: of the current reading those they applied to and, where they may be considered
 * for others, the best active ones; of another reading the job that it was sent for. So every reading can be compared
 * where it matters, and only one counts.
 */
import type { MatchRequest } from '../../shared/contract/events.ts';
import { withEvent } from '../../shared/domain/application-history.ts';
import { BEST_JOBS_PER_TALENT, type Match } from '../../shared/domain/match.ts';
import type { MatchingFailure } from '../../shared/domain/matching-failure.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import { ENGINE_VERSION } from '../../shared/matching/index.ts';
import { type OtherMatchesDeps, removeOtherMatches } from '../legal-basis/other-matches.ts';
import { settleBasis } from '../legal-basis/talent-basis.ts';
import { moveApplication } from '../merging/move-application.ts';
import { failBusy, LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import { settleTalent } from '../settling/settle-talent.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { applicationsOf } from '../traces/applications-of.ts';
import { type MatchFacts, matchesOf } from './match-of.ts';
import { TOO_COMPLEX, type TooComplex } from './matcher.ts';
import { keepReadingForm } from './reading-forms.ts';
import type { ReadyJob } from './ready-jobs.ts';
import { type StoreMatchesDeps, storeMatches } from './store-matches.ts';

export interface MatchResumeDeps extends MatchFacts, OtherMatchesDeps {
  applications: Pick<ApplicationStore, 'get' | 'advance' | 'list'>;
  talents: Pick<TalentStore, 'get' | 'resolveMergedId' | 'restate' | 'settleBasis'>;
  resumes: Pick<ResumeStore, 'get' | 'list' | 'insert' | 'remove' | 'markTooComplex' | 'keepForm'>;
  matches: StoreMatchesDeps['matches'] & OtherMatchesDeps['matches'];
  activeJobs(): Promise<ReadyJob[]>;
  getJob(jobId: string): Promise<ReadyJob | undefined>;
  /** Brings the talent of an application that was confirmed at `at` to where it belongs. */
  settle(application: ApplicationRecord, at: string): Promise<void>;
}

/**
 * Stores the matches of one reading; asked again, it stores nothing twice. A reading that is too complex to be compared is
 * marked, and its application says so: it needs nothing more. Returns how many there are.
 */
export async function matchResume(
  request: Extract<MatchRequest, { kind: 'resume' }>,
  actor: Actor,
  deps: MatchResumeDeps,
): Promise<number> {
  authorise(actor, 'matches.compute');
  await settleApplication(request.applicationId, deps);
  const resume = await deps.resumes.get(await resolveMergedId(request, deps), request.resumeId);
  const application = await deps.applications.get(request.applicationId);
  if (!resume || !application || application.withdrawnAt) return 0;
  // The reader did this too, unless it died right after storing the reading.
  const talent = await settleTalent(resume.talentId, deps, resume.resumeId);
  const others = talent ? await applicationsOf(talent, deps) : [];
  const isConsidered = (await settleBasis(resume.talentId, deps)) !== undefined;
  const matches = await ownMatches(resume, application, { talent, others, isConsidered }, deps);
  if (!isConsidered && (await deps.talents.get(resume.talentId))?.basisEnded)
    await removeOtherMatches(resume.talentId, deps);
  if (matches === TOO_COMPLEX) {
    await deps.resumes.markTooComplex(resume, ENGINE_VERSION);
    await finish(request, { matchFailure: 'READING_TOO_COMPLEX' }, deps);
    return 0;
  }
  // The engine has it prepared at this moment: rankings need not prepare it again.
  await keepReadingForm(resume, deps);
  await storeMatches([...matches, ...(await comparedFor(application, resume, others, deps))], deps);
  await finish(request, { applied: matches.find((match) => match.jobId === application.jobId) }, deps);
  return matches.length;
}

/** It may have been confirmed while it was being read, or hold an address that someone unconfirmed was first to give. */
export async function settleApplication(
  applicationId: string,
  deps: Pick<MatchResumeDeps, 'applications' | 'settle'>,
): Promise<void> {
  const application = await deps.applications.get(applicationId);
  const { confirmedAt, withdrawnAt } = application ?? {};
  if (application && confirmedAt && !withdrawnAt) await deps.settle(application, confirmedAt);
}

/** Other readings, and other jobs that the person applied to, are few; beyond this nobody compares them. */
const OTHERS_MAX = 10;

interface Person {
  talent: TalentRecord | undefined;
  /** All of their applications, newest first. */
  others: readonly ApplicationRecord[];
  /** Whether they may be considered for jobs that they did not apply to. */
  isConsidered: boolean;
}

/** The matches of the reading itself. */
async function ownMatches(
  resume: Resume,
  application: ApplicationRecord,
  { talent, others, isConsidered }: Person,
  deps: MatchResumeDeps,
): Promise<Match[] | TooComplex> {
  const isCurrent = talent?.resumeId === undefined || talent.resumeId === resume.resumeId;
  // A person who named no job is answered with the best ones, whatever else they sent.
  const best = isConsidered && (isCurrent || !application.jobId) ? await bestJobs(resume, deps) : [];
  if (best === TOO_COMPLEX) return TOO_COMPLEX;
  const standing = others.filter(({ withdrawnAt }) => withdrawnAt === undefined);
  const applied = isCurrent ? [application, ...standing.slice(0, OTHERS_MAX)] : [application];
  const jobIds = applied.map(({ jobId }) => jobId);
  return matchesOf(await withJobs(best, jobIds, deps), resume, deps);
}

/** The person's other readings and the job of this application, so that recruiters see what each would come to. */
async function comparedFor(
  { jobId }: ApplicationRecord,
  resume: Resume,
  others: readonly ApplicationRecord[],
  deps: MatchResumeDeps,
): Promise<Match[]> {
  const ready = jobId === undefined ? undefined : await deps.getJob(jobId);
  const ids = others.flatMap(({ resumeId, withdrawnAt }) =>
    resumeId && !withdrawnAt && resumeId !== resume.resumeId ? [resumeId] : [],
  );
  const found: Match[] = [];
  for (const resumeId of ready ? [...new Set(ids)].slice(0, OTHERS_MAX) : []) {
    const reading = await deps.resumes.get(resume.talentId, resumeId);
    const matches = reading && ready ? await matchesOf([ready], reading, deps) : [];
    if (matches !== TOO_COMPLEX) found.push(...matches);
  }
  return found;
}

/** The matches with the best active jobs. */
export async function bestMatches(resume: Resume, deps: MatchResumeDeps): Promise<Match[] | TooComplex> {
  const ready = await bestJobs(resume, deps);
  return ready === TOO_COMPLEX ? TOO_COMPLEX : matchesOf(ready, resume, deps);
}

/** The reading may have been on its way while its talent was merged into another: then it moves there with its application. */
async function resolveMergedId(
  { talentId, applicationId }: Extract<MatchRequest, { kind: 'resume' }>,
  deps: MatchResumeDeps,
): Promise<string> {
  const home = await deps.talents.resolveMergedId(talentId);
  if (home !== talentId) await moveApplication(applicationId, talentId, home, deps);
  return home;
}

async function bestJobs(
  resume: Resume,
  deps: Pick<MatchResumeDeps, 'activeJobs' | 'today' | 'matcher'>,
): Promise<ReadyJob[] | TooComplex> {
  const active = await deps.activeJobs();
  const prepared = active.map((ready) => ready.prepared);
  const percents = await deps.matcher.percents(resume, prepared, deps.today());
  if (percents === TOO_COMPLEX) return TOO_COMPLEX;
  return active
    .map((ready, index) => ({ ready, percent: percents[index] ?? 0 }))
    .sort((a, b) => b.percent - a.percent || a.ready.job.jobId.localeCompare(b.ready.job.jobId))
    .slice(0, BEST_JOBS_PER_TALENT)
    .map(({ ready }) => ready);
}

/** The jobs with these before them, each once. */
async function withJobs(
  best: readonly ReadyJob[],
  jobIds: readonly (string | undefined)[],
  deps: MatchResumeDeps,
): Promise<ReadyJob[]> {
  const there = new Set(best.map(({ job }) => job.jobId));
  const missing = [...new Set(jobIds)].filter((jobId) => jobId !== undefined && !there.has(jobId));
  const applied = await Promise.all(missing.map((jobId) => deps.getJob(jobId as string)));
  return [...applied.filter((ready) => ready !== undefined), ...best];
}

/** How matching ended: with the match of the job applied for, where there is one, or without any. */
interface Ending {
  applied?: Match | undefined;
  matchFailure?: MatchingFailure;
}

/** Notes how it ended and that nothing is left to do, unless a newer reading took over meanwhile. */
async function finish(
  { applicationId, resumeId }: Extract<MatchRequest, { kind: 'resume' }>,
  { applied, matchFailure }: Ending,
  deps: MatchResumeDeps,
): Promise<void> {
  const match = applied && { matchId: applied.matchId, grade: applied.grade, percent: applied.percent };
  const end = async (record: ApplicationRecord | undefined) => {
    // Withdrawn meanwhile: the talent must not keep what was made current above.
    if (record?.withdrawnAt) {
      if (record.talentId) await settleTalent(record.talentId, deps);
      return;
    }
    if (record?.resumeId !== resumeId || record.unfinished !== 'matching') return;
    const steps = withEvent(record.steps, { kind: matchFailure ? 'not-compared' : 'matched', at: deps.now() });
    // The match of an earlier reading says nothing of one that was not compared.
    const result = matchFailure ? { match: undefined } : match && { match };
    const ending = { unfinished: undefined, matchFailure, steps, ...result };
    if (!(await deps.applications.advance(record, ending))) return LOST;
  };
  await updateWithRetry(() => deps.applications.get(applicationId), end, failBusy(`Application ${applicationId}`));
}
