/** Converts a stored application to its API view. */
import type { Application } from '../../shared/domain/application.ts';
import type { HistoryEvent } from '../../shared/domain/application-history.ts';
import { isMatchingFailure, MATCHING_FAILURE_MESSAGES } from '../../shared/domain/matching-failure.ts';
import { isReadingFailure, READING_FAILURE_MESSAGES } from '../../shared/domain/reading-failure.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';

/** The state of an application's resume, with a sentence in both languages where reading it failed. */
export function resumeStateOf(record: ApplicationRecord): Application['resume'] {
  const code = record.failureCode;
  return {
    status: statusOf(record),
    fileName: record.fileName ?? null,
    ...(code && isReadingFailure(code) && { failure: { code, message: READING_FAILURE_MESSAGES[code] } }),
  };
}

/** Why the resume was read and yet compared with no job, in both languages; `null` where nothing kept it from being compared. */
export function matchFailureOf({ matchFailure: code }: ApplicationRecord): Application['matchFailure'] {
  return code && isMatchingFailure(code) ? { code, message: MATCHING_FAILURE_MESSAGES[code] } : null;
}

type Review = Pick<Application, 'reviewRequestedAt' | 'reviewReason' | 'reviewedAt'>;

/** The person's request that someone look at their application, and whether that has been done. */
function reviewOf({ reviewRequestedAt, reviewReason, reviewedAt }: ApplicationRecord): Review {
  return {
    reviewRequestedAt: reviewRequestedAt ?? null,
    reviewReason: reviewReason ?? null,
    reviewedAt: reviewedAt ?? null,
  };
}

/** Whether the person asked for someone to look at their application, and nobody has. */
export function isAwaitingReview({ reviewRequestedAt, reviewedAt }: ApplicationRecord): boolean {
  return reviewRequestedAt !== undefined && reviewedAt === undefined;
}

/** What is known of an application's way, oldest first; of records from before it was noted, only the beginning. */
export function historyOf({ submittedAt, confirmedAt, ...record }: ApplicationRecord): HistoryEvent[] {
  const { steps = [], decisions = [] } = record;
  // What a recruiter brought is confirmed from the start.
  const isConfirmedLater = confirmedAt !== undefined && confirmedAt !== submittedAt;
  const confirmed = isConfirmedLater ? [{ kind: 'confirmed' as const, at: confirmedAt }] : [];
  const later = [...steps, ...decisions, ...confirmed].sort((a, b) => a.at.localeCompare(b.at));
  return [{ kind: 'submitted', at: submittedAt }, ...later];
}

/** A profile or an import has nothing that its person still has to upload: from the first moment it is being worked on. */
function statusOf({ source, resumeStatus, unfinished }: ApplicationRecord): Application['resume']['status'] {
  const isTyped = source === 'profile' || source === 'import';
  const isArriving = isTyped && resumeStatus === 'awaiting-upload' && unfinished === 'upload';
  return isArriving ? 'active' : resumeStatus;
}

/** The application as recruiters see it. */
export function applicationOf(record: ApplicationRecord): Application {
  return {
    applicationId: record.applicationId,
    version: record.version,
    source: record.source,
    jobId: record.jobId ?? null,
    jobTitle: record.jobTitle ?? null,
    company: record.company ?? null,
    talentId: record.talentId ?? null,
    firstName: record.firstName,
    lastName: record.lastName,
    email: record.email ?? null,
    phone: record.phone ?? null,
    emailConfirmed: record.confirmedAt !== undefined,
    language: record.language,
    stage: record.stage,
    stageReason: record.stageReason ?? null,
    submittedAt: record.submittedAt,
    updatedAt: record.updatedAt,
    resume: resumeStateOf(record),
    match: record.match ?? null,
    matchFailure: matchFailureOf(record),
    foreignResume: record.foreignResume ?? null,
    correctedAt: record.correctedAt ?? null,
    ...reviewOf(record),
    withdrawnAt: record.withdrawnAt ?? null,
  };
}
