/** Finds uploaded files whose event was lost: a bounded part of the expected ones per round, a few in parallel. */
import type { ReadingRequest } from '../../shared/contract/events.ts';
import type { Send } from '../runtime/queue.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { ProgressStore } from '../stores/progress-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { ABANDONED_SECONDS, ageSeconds, isDue } from './patience.ts';
import { type Found, firstOf, LOOKED_AT_PER_ROUND, type OnFailure, withEach } from './sweep-files.ts';

/** Fewer than the storage's client has connections. */
const AT_ONCE = 20;

export interface SweepUploadsDeps extends OnFailure {
  applications: Pick<ApplicationStore, 'advance' | 'listUnfinished'>;
  uploads: Pick<UploadStore, 'head'>;
  progress: ProgressStore;
  requestReading: Send<ReadingRequest>;
  now(): string;
}

/** How many files were there though no event said so. After a crash of everything, all are asked after at once. */
export async function sweepUploads({ takeOver }: { takeOver: boolean }, deps: SweepUploadsDeps): Promise<Found> {
  const place = takeOver ? undefined : await deps.progress.getPlace('uploads');
  const most = takeOver ? Number.POSITIVE_INFINITY : LOOKED_AT_PER_ROUND;
  const awaited = await firstOf(deps.applications.listUnfinished('upload', place?.after), most);
  const due = awaited.filter(({ updatedAt }) => isDue(updatedAt, { takeOver }, deps));
  const result = await withEach(due, AT_ONCE, {
    idOf: ({ applicationId }) => applicationId,
    act: async (record) => {
      if (!(await isUploaded(record, deps))) return false;
      await deps.requestReading({ applicationId: record.applicationId, takeOver });
      return true;
    },
    onFailure: deps.onFailure,
  });
  const after = awaited.length < most ? undefined : awaited.at(-1)?.updatedAt;
  await deps.progress.keepPlace('uploads', after === undefined ? undefined : { after, skip: 0 });
  return result;
}

/** An upload that never came is no longer waited for after a day. */
async function isUploaded(record: ApplicationRecord, deps: SweepUploadsDeps): Promise<boolean> {
  if (await deps.uploads.head(record.objectKey)) return true;
  if (ageSeconds(record.submittedAt, deps) > ABANDONED_SECONDS) {
    await deps.applications.advance(record, { unfinished: undefined });
  }
  return false;
}
