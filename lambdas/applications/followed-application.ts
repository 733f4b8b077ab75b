/** Converts an application to the applicant's view. */
import type { FollowedApplication } from '../../shared/contract/routes.ts';
import { talentPoolExpiry } from '../../shared/domain/basis.ts';
import { type Job, jobSlug } from '../../shared/domain/job.ts';
import { isSuggested, type Match } from '../../shared/domain/match.ts';
import { isOfLength } from '../../shared/domain/reading-warning.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import { type ResultsDeps, resultsOf } from './application-results.ts';
import { historyOf, matchFailureOf, resumeStateOf } from './application-view.ts';

/** Without a job of their own, applicants see the best few public ones, those that fit well enough. */
const SUGGESTIONS_MAX = 5;

export interface FollowedDeps extends ResultsDeps {
  getJob(jobId: string): Promise<Job | undefined>;
  openJobs(): Promise<Job[]>;
}

/** The stored application with its reading and those of its matches that the person may see. */
export async function followedOf(record: ApplicationRecord, deps: FollowedDeps): Promise<FollowedApplication> {
  const { reading, matches } = await resultsOf(record, deps);
  return {
    applicationId: record.applicationId,
    source: record.source,
    job: await jobOf(record, deps),
    firstName: record.firstName,
    lastName: record.lastName,
    emailConfirmed: record.email === undefined ? null : record.confirmedAt !== undefined,
    stage: record.stage,
    submittedAt: record.submittedAt,
    resume: resumeStateOf(record),
    resumeId: reading?.resumeId ?? null,
    profile: reading?.profile ?? null,
    matches: await shownTo(record, matches, deps),
    matchFailure: matchFailureOf(record),
    leftOut: reading ? leftOutOf(reading) : [],
    history: historyOf(record),
    // What a recruiter put right is no word of the person's.
    correctedAt: (reading?.correction?.recruiter ? record.correctedAt : reading?.correctedAt) ?? null,
    stated: reading ? statedIn(reading) : [],
    unsure: reading?.unsure ?? [],
    reviewRequestedAt: record.reviewRequestedAt ?? null,
    reviewedAt: record.reviewedAt ?? null,
    withdrawnAt: record.withdrawnAt ?? null,
    talentPool: talentPoolOf(record),
  };
}

/**
 * What the person's correction changed or added stands at the end of the text; what it left as it was keeps its place, and what a
 * recruiter says comes after it.
 */
function statedIn({ correction, sources }: Resume): string[] {
  if (!correction) return [];
  const end = correction.recruiter?.start ?? Number.POSITIVE_INFINITY;
  const isOwn = (start: number) => start >= correction.statementStart && start < end;
  return Object.entries(sources).flatMap(([path, { start }]) => (isOwn(start) ? path : []));
}

/** What was written for machines is for recruiters to judge; of what was too long the person should know. */
function leftOutOf({ warnings = [] }: Resume): FollowedApplication['leftOut'] {
  return warnings.flatMap(({ kind, excerpt }) => (isOfLength(kind) ? [{ kind, excerpt }] : []));
}

/** Consent to other jobs ends with the application that it was given with. */
function talentPoolOf({ consent, withdrawnAt }: ApplicationRecord): FollowedApplication['talentPool'] {
  const consentedAt = consent?.talentPoolAt;
  return consentedAt && !withdrawnAt ? { consentedAt, expiresAt: talentPoolExpiry(consentedAt) } : null;
}

async function jobOf(record: ApplicationRecord, deps: FollowedDeps): Promise<FollowedApplication['job']> {
  const { jobId, jobTitle = '', company = '' } = record;
  if (!jobId) return null;
  const job = await deps.getJob(jobId);
  const named = { jobId, title: jobTitle, location: job?.location ?? '' };
  return { jobId, slug: job?.slug ?? jobSlug(named), title: jobTitle, company };
}

/** Applicants see the job they applied for, or jobs that anyone may see: never the titles of unpublished ones. */
async function shownTo(record: ApplicationRecord, matches: Match[], deps: FollowedDeps): Promise<Match[]> {
  if (record.jobId) return matches.filter((match) => match.jobId === record.jobId);
  if (matches.length === 0) return [];
  const isShown = await shownJobs(record, deps);
  const suggested = matches.filter((match) => isShown(match.jobId) && isSuggested(match));
  return suggested.slice(0, SUGGESTIONS_MAX);
}

/** The jobs that the person may see: the one they applied for, and those that anyone may see. */
export async function shownJobs(
  { jobId: applied }: ApplicationRecord,
  deps: Pick<FollowedDeps, 'openJobs'>,
): Promise<(jobId: string) => boolean> {
  const open = new Set((await deps.openJobs()).map((job) => job.jobId));
  return (jobId) => jobId === applied || open.has(jobId);
}
