/** Exports all data of an application for the applicant to download. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { talentPoolExpiry } from '../../shared/domain/basis.ts';
import type { Actor } from '../../shared/domain/policy.ts';
import { shownReading } from '../../shared/domain/talent.ts';
import { limitToResponseSize } from '../runtime/response-size.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import { matchesOf, readingsOf, type TracesDeps } from '../traces/own-traces.ts';
import { applicationOf, historyOf } from './application-view.ts';
import { type FollowedDeps, shownJobs } from './followed-application.ts';
import { type OwnApplicationDeps, type OwnApplicationInput, ownApplication } from './own-application.ts';
import { type OwnMessagesDeps, ownMessages } from './own-messages.ts';

export interface ExportApplicationDeps
  extends OwnApplicationDeps,
    OwnMessagesDeps,
    TracesDeps,
    Pick<FollowedDeps, 'openJobs'> {
  applications: OwnApplicationDeps['applications'] & OwnMessagesDeps['applications'];
  now(): string;
}

type Exported = ResponseOf<typeof routes.exportApplication>;

/** A function's answer is limited to 6 MB; the oldest beyond are counted instead. */
const PART_MAX_BYTES = 2_300_000;
const MESSAGES_MAX_BYTES = 600_000;

/**
 * What was typed, agreed to, read and computed for this one application; the token proves no other of the same person.
 * Where there is no other, also what was sent to them; what recruiters noted among themselves is counted.
 * Matches with jobs that are not published reveal an employer's plans: those are only counted.
 * Errors: `APPLICATION_NOT_FOUND`.
 */
export async function exportApplication(
  input: OwnApplicationInput,
  actor: Actor,
  deps: ExportApplicationDeps,
): Promise<Exported> {
  const record = await ownApplication(input, actor, 'applications.export', deps);
  const readings = await readingsOf(record, deps);
  const matches = await matchesOf(readings, deps);
  const isShown = await shownJobs(record, deps);
  const shown = matches.filter(({ jobId }) => isShown(jobId));
  const own = await ownMessages(record, deps);
  const sent = own.sent.map(({ channel, subject, text, createdAt }) => ({ channel, subject, text, at: createdAt }));
  const fitting = {
    readings: limitToResponseSize(readings.map(shownReading), PART_MAX_BYTES),
    matches: limitToResponseSize(shown, PART_MAX_BYTES),
    messages: limitToResponseSize(sent, MESSAGES_MAX_BYTES),
  };
  return {
    exportedAt: deps.now(),
    ...kept(record),
    ...fitting,
    leftOut: {
      readings: readings.length - fitting.readings.length,
      matches: shown.length - fitting.matches.length,
      unpublishedMatches: matches.length - shown.length,
      activities: own.activities - fitting.messages.length,
    },
  };
}

function kept(
  record: ApplicationRecord,
): Omit<Exported, 'exportedAt' | 'readings' | 'matches' | 'messages' | 'leftOut'> {
  const { applicationId, source, submittedAt, stage, resume, withdrawnAt } = applicationOf(record);
  return {
    applicationId,
    source,
    submittedAt,
    stage,
    job: jobOf(record),
    typed: typedIn(record),
    file: { ...resume, contentType: record.declaredType ?? null },
    consents: consentsOf(record),
    history: historyOf(record),
    review: reviewOf(record),
    withdrawnAt,
  };
}

function jobOf({ jobId, jobTitle = '', company = '' }: ApplicationRecord): Exported['job'] {
  return jobId ? { jobId, title: jobTitle, company } : null;
}

function typedIn(record: ApplicationRecord): Exported['typed'] {
  const { firstName, lastName, email, phone, language } = applicationOf(record);
  return { firstName, lastName, email, phone, language, profile: record.profileForm ?? null };
}

function consentsOf({ consent }: ApplicationRecord): Exported['consents'] {
  if (!consent) return [];
  const { privacyNoticeAt, talentPoolAt, noticeVersion, language } = consent;
  const given = { noticeVersion, language };
  const privacy = { kind: 'privacy-notice' as const, at: privacyNoticeAt, ...given, expiresAt: null };
  if (!talentPoolAt) return [privacy];
  return [privacy, { kind: 'talent-pool', at: talentPoolAt, ...given, expiresAt: talentPoolExpiry(talentPoolAt) }];
}

function reviewOf({ reviewRequestedAt, reviewReason, reviewedAt }: ApplicationRecord): Exported['review'] {
  if (!reviewRequestedAt) return null;
  return { requestedAt: reviewRequestedAt, reason: reviewReason ?? null, reviewedAt: reviewedAt ?? null };
}
