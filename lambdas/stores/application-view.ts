/** How a stored application looks to the outside. */
import type { Application } from '../../shared/domain/application.ts';
import { isReadingFailure, READING_FAILURE_MESSAGES } from '../../shared/domain/reading-failure.ts';
import type { ApplicationRecord } from './application-store.ts';

/** The state of an application's resume, with a sentence in both languages where reading it failed. */
export function resumeStateOf(record: ApplicationRecord): Application['resume'] {
  const code = record.failureCode;
  return {
    status: record.resumeStatus,
    fileName: record.fileName ?? null,
    ...(code && isReadingFailure(code) && { failure: { code, message: READING_FAILURE_MESSAGES[code] } }),
  };
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
    language: record.language,
    stage: record.stage,
    submittedAt: record.submittedAt,
    updatedAt: record.updatedAt,
    resume: resumeStateOf(record),
    match: record.match ?? null,
  };
}
