/** Shows an applicant how their application stands, to whoever holds its token. */
import type { FollowedApplication, routes } from '../../shared/contract/routes.ts';
import { type Job, jobSlug } from '../../shared/domain/job.ts';
import type { Match } from '../../shared/domain/match.ts';
import { type Actor, can } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { ApplicationRecord, ApplicationStore } from '../stores/application-store.ts';
import { resumeStateOf } from '../stores/application-view.ts';
import { type ResultsDeps, resultsOf } from './application-results.ts';

/** Without a job of their own, applicants see the best few public ones. */
const SUGGESTIONS_MAX = 5;

export interface FollowApplicationDeps extends ResultsDeps {
  applications: Pick<ApplicationStore, 'get'>;
  getJob(jobId: string): Promise<Job | undefined>;
  openJobs(): Promise<Job[]>;
  fingerprint(text: string): string;
}

/** An unknown id and a wrong token are the same: `APPLICATION_NOT_FOUND`. */
export async function followApplication(
  input: ActionInput<typeof routes.followApplication>,
  actor: Actor,
  deps: FollowApplicationDeps,
): Promise<FollowedApplication> {
  const record = await deps.applications.get(input.params.id);
  const tokenMatches = record?.tokenDigests?.has(deps.fingerprint(input.query.token ?? '')) ?? false;
  if (!record || !can(actor, 'applications.follow', { tokenMatches })) {
    throw new AppError('not-found', 'APPLICATION_NOT_FOUND');
  }
  const { reading, matches } = await resultsOf(record, deps);
  return {
    applicationId: record.applicationId,
    job: await jobOf(record, deps),
    firstName: record.firstName,
    stage: record.stage,
    submittedAt: record.submittedAt,
    resume: resumeStateOf(record),
    profile: reading?.profile ?? null,
    matches: await shownTo(record, matches, deps),
  };
}

async function jobOf(record: ApplicationRecord, deps: FollowApplicationDeps): Promise<FollowedApplication['job']> {
  const { jobId, jobTitle = '', company = '' } = record;
  if (!jobId) return null;
  const job = await deps.getJob(jobId);
  const named = { jobId, title: jobTitle, location: job?.location ?? '' };
  return { jobId, slug: job?.slug ?? jobSlug(named), title: jobTitle, company };
}

/** Applicants see the job they applied for, or jobs that anyone may see: never the titles of unpublished ones. */
async function shownTo(record: ApplicationRecord, matches: Match[], deps: FollowApplicationDeps): Promise<Match[]> {
  if (record.jobId) return matches.filter((match) => match.jobId === record.jobId);
  if (matches.length === 0) return [];
  const open = new Set((await deps.openJobs()).map((job) => job.jobId));
  return matches.filter((match) => open.has(match.jobId)).slice(0, SUGGESTIONS_MAX);
}
