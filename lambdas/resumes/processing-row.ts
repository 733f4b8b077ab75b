/** Converts the processing of a resume to the recruiters' view. */
import type { ProcessingRow } from '../../shared/contract/admin-processing.ts';
import type { HistoryEvent } from '../../shared/domain/application-history.ts';
import { resumeStateOf } from '../applications/application-view.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';

const ENDS: Partial<Record<ApplicationRecord['resumeStatus'], HistoryEvent['kind']>> = {
  completed: 'read',
  failed: 'failed',
};

/** When it came into its state; of records from before steps were noted, when it last changed. */
function inStateSince({ resumeStatus, steps = [], submittedAt, updatedAt }: ApplicationRecord): string {
  if (resumeStatus === 'awaiting-upload') return submittedAt;
  return steps.findLast(({ kind }) => kind === ENDS[resumeStatus])?.at ?? updatedAt;
}

/** The row of an application at `now` (ISO 8601). */
export function processingRowOf(record: ApplicationRecord, now: string): ProcessingRow {
  const { failure } = resumeStateOf(record);
  const ageSeconds = Math.round((Date.parse(now) - Date.parse(inStateSince(record))) / 1000);
  return {
    applicationId: record.applicationId,
    version: record.version,
    talentId: record.talentId ?? null,
    isNewTalent: record.makesTalent ?? false,
    name: `${record.firstName} ${record.lastName}`.trim(),
    emailConfirmed: record.confirmedAt !== undefined,
    fileName: record.fileName ?? null,
    folder: record.folder ?? null,
    fullPath: record.objectKey,
    source: record.source,
    jobId: record.jobId ?? null,
    jobTitle: record.jobTitle ?? null,
    status: record.resumeStatus,
    // What was said about other jobs is none of the file's processing.
    unfinished: record.unfinished === 'basis' ? null : (record.unfinished ?? null),
    ...(failure && { failure }),
    attempts: record.attempts ?? 0,
    submittedAt: record.submittedAt,
    updatedAt: record.updatedAt,
    ageSeconds: Math.max(0, ageSeconds),
  };
}
