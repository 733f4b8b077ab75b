/** Compares an application with its file and its matches, and repairs what it can. */
import type { MatchRequest, ReadingRequest } from '../../shared/contract/events.ts';
import type { Job } from '../../shared/domain/job.ts';
import type { FindingKind } from '../../shared/domain/run.ts';
import type { Send } from '../runtime/queue.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';

export interface ExamineApplicationDeps {
  applications: Pick<ApplicationStore, 'advance'>;
  uploads: Pick<UploadStore, 'head'>;
  matches: Pick<MatchStore, 'get' | 'listByReading'>;
  getJob(jobId: string): Promise<Job | undefined>;
  /** Whether there is a job that people are matched with. */
  hasActiveJobs(): Promise<boolean>;
  requestReading: Send<ReadingRequest>;
  requestMatches: Send<MatchRequest>;
  now(): string;
}

/** Events usually arrive within a second. */
export const ARRIVING_SECONDS = 60;
export const DAY_SECONDS = 24 * 3600;
const AT_WORK_SECONDS = 600;

export const ageSeconds = (since: string, { now }: { now(): string }): number =>
  (Date.parse(now()) - Date.parse(since)) / 1000;

/** What is wrong with an application, if anything; nothing more is expected of one that was withdrawn. */
export async function findingOf(
  record: ApplicationRecord,
  deps: ExamineApplicationDeps,
): Promise<FindingKind | undefined> {
  if (record.withdrawnAt) return undefined;
  const version = record.source === 'drop' ? record.versionId : undefined;
  const hasFile = (await deps.uploads.head(record.objectKey, version)) !== undefined;
  if (record.resumeStatus === 'awaiting-upload') return findingBeforeReading(record, hasFile, deps);
  if (!hasFile) return 'missing-object';
  if (record.resumeStatus === 'active')
    return ageSeconds(record.updatedAt, deps) > AT_WORK_SECONDS ? 'stuck-reading' : undefined;
  return record.resumeStatus === 'completed' && (await lacksMatch(record, deps)) ? 'missing-match' : undefined;
}

function findingBeforeReading(
  { updatedAt, submittedAt }: ApplicationRecord,
  hasFile: boolean,
  deps: ExamineApplicationDeps,
): FindingKind | undefined {
  if (hasFile) return ageSeconds(updatedAt, deps) > ARRIVING_SECONDS ? 'lost-upload' : undefined;
  return ageSeconds(submittedAt, deps) > DAY_SECONDS ? 'never-uploaded' : undefined;
}

async function lacksMatch(record: ApplicationRecord, deps: ExamineApplicationDeps): Promise<boolean> {
  const { jobId, match, resumeId, unfinished, updatedAt } = record;
  if (resumeId === undefined) return false;
  if (unfinished === 'matching') return ageSeconds(updatedAt, deps) > AT_WORK_SECONDS;
  if (jobId !== undefined && (await deps.getJob(jobId)))
    return match === undefined || (await deps.matches.get(match.matchId)) === undefined;
  if (!(await deps.hasActiveJobs())) return false;
  return (await deps.matches.listByReading(resumeId, { limit: 1 })).items.length === 0;
}

/** Asks for what is missing; whether that could be done. What nobody uploaded and what is gone, nobody can mend. */
export async function mend(
  record: ApplicationRecord,
  finding: FindingKind,
  deps: ExamineApplicationDeps,
): Promise<boolean> {
  if (finding === 'lost-upload' || finding === 'stuck-reading') {
    await deps.requestReading({ applicationId: record.applicationId });
    return true;
  }
  return finding === 'missing-match' && matchAgain(record, deps);
}

async function matchAgain(record: ApplicationRecord, deps: ExamineApplicationDeps): Promise<boolean> {
  const { applicationId, correlationId, resumeId, talentId } = record;
  // The marker first: with it the matcher notes the result, and without the queue the sweep asks.
  const marked = await deps.applications.advance(record, { unfinished: 'matching' });
  if (!marked || !talentId || !resumeId) return false;
  await deps.requestMatches({ kind: 'resume', talentId, resumeId, applicationId, correlationId });
  return true;
}
