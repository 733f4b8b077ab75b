/** Restarts the reading of a resume that failed or got stuck: the only way recruiters can do so. */
import type { ReadingRequest } from '../../shared/contract/events.ts';
import type { Actor } from '../../shared/domain/policy.ts';
import type { Send } from '../runtime/queue.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';

export interface RetryReadingDeps {
  applications: Pick<ApplicationStore, 'get' | 'advance'>;
  uploads: Pick<UploadStore, 'head'>;
  requestReading: Send<ReadingRequest>;
  audit: Audit;
  now(): string;
  /** Called when the queue could not be reached. */
  onPostponed(applicationId: string, cause: unknown): void;
}

/** Why a resume is not read again. */
export type RetryRefusal = 'APPLICATION_WITHDRAWN' | 'NOTHING_TO_RETRY' | 'FILE_GONE';

/** What became of a retry; `record` is `undefined` when the application was erased meanwhile. */
export type RetryOutcome = { refusal: RetryRefusal } | { record: ApplicationRecord | undefined; isAsked: boolean };

/** Whether nobody is reading it: it ended in vain, or its reader is gone. */
function canBeRead({ resumeStatus, leaseUntil }: ApplicationRecord, now: string): boolean {
  if (resumeStatus === 'active') return leaseUntil === undefined || leaseUntil <= now;
  return resumeStatus !== 'completed';
}

async function refusalOf(record: ApplicationRecord, deps: RetryReadingDeps): Promise<RetryRefusal | undefined> {
  if (record.withdrawnAt) return 'APPLICATION_WITHDRAWN';
  if (!canBeRead(record, deps.now())) return 'NOTHING_TO_RETRY';
  // A drop stays with its own version; of the form's file the newest is read.
  const version = record.source === 'drop' ? record.versionId : undefined;
  if (await deps.uploads.head(record.objectKey, version)) return undefined;
  return record.resumeStatus === 'awaiting-upload' ? 'NOTHING_TO_RETRY' : 'FILE_GONE';
}

/**
 * Sets `record` back to `active`, its attempts counted again, and asks the queue; what waits for its file and has it is
 * only asked for. Any number of them at once do it once: the second one finds the state that the first one set.
 */
export async function retryReading(
  record: ApplicationRecord,
  actor: Actor,
  deps: RetryReadingDeps & { correlationId: string },
): Promise<RetryOutcome> {
  const refusal = await refusalOf(record, deps);
  if (refusal) return { refusal };
  const { applicationId, resumeStatus } = record;
  const begun = resumeStatus === 'awaiting-upload' ? record : await begin(record, deps);
  if (!begun) return { record: await deps.applications.get(applicationId), isAsked: false };
  await deps.audit(actor, {
    action: 'application.retry',
    recordKind: 'application',
    recordId: applicationId,
    changes: [{ field: 'resume.status', before: resumeStatus, after: 'active' }],
    correlationId: deps.correlationId,
  });
  await ask(applicationId, deps);
  return { record: begun, isAsked: true };
}

function begin(record: ApplicationRecord, { applications }: RetryReadingDeps): Promise<ApplicationRecord | undefined> {
  return applications.advance(record, {
    resumeStatus: 'active',
    unfinished: 'reading',
    failureCode: undefined,
    leaseUntil: undefined,
    attempts: undefined,
  });
}

/** The change is stored with its marker; if the queue cannot be reached now, the sweep asks again. */
async function ask(applicationId: string, deps: RetryReadingDeps): Promise<void> {
  try {
    await deps.requestReading({ applicationId });
  } catch (cause) {
    deps.onPostponed(applicationId, cause);
  }
}
