/** Converts messages of the resume queue to readings: storage events, and requests to read again. */
import { decodeObjectKey, type ResumeWork, type ScanVerdict } from '../../shared/contract/events.ts';
import { UPLOAD_PREFIXES } from '../../shared/contract/resources.ts';
import { UPLOAD_VERSIONS_MAX } from '../../shared/domain/application.ts';
import { SYSTEM } from '../../shared/domain/policy.ts';
import { type RegisterDropDeps, takeInDrop } from '../drops/register-drop.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import type { FoundVerdict, VerdictStore } from '../stores/verdict-store.ts';
import { happenedBefore, type UploadedVersion } from './claim-decision.ts';
import { type Outcome, type ReadResumeDeps, readUploadedResume } from './read-uploaded-resume.ts';

export type TakeUpDeps = Omit<ReadResumeDeps, 'applications' | 'uploads'> &
  Omit<RegisterDropDeps, 'applications' | 'uploads'> & {
    applications: ReadResumeDeps['applications'] & RegisterDropDeps['applications'];
    uploads: RegisterDropDeps['uploads'] &
      Pick<UploadStore, 'keepFirstVersions' | 'removeVersion' | 'removeAllVersions'>;
    fileVerdicts: Pick<VerdictStore, 'of' | 'put'>;
    /** Called of every file that is about to be read by the request that sent its application. */
    onTaken(correlationId: string | undefined): void;
    /** Called of every file that was brought to an end. */
    onOutcome(applicationId: string, outcome: Outcome, correlationId: string | undefined): void;
  };

type Upload = UploadedVersion;
/** A version of an object that came or, where files are scanned, was scanned; S3 also says in which order they came. */
interface Arrived {
  versionId?: string | undefined;
  sequencer?: string;
}

/** Works off one message. An object that is gone by now needs nothing any more. */
export async function takeUpWork(work: ResumeWork, deps: TakeUpDeps): Promise<void> {
  if ('Event' in work) return;
  if ('applicationId' in work) return readAgain(work.applicationId, work.takeOver, deps);
  if ('detail' in work) return takeVerdict(work.detail, deps);
  for (const { s3 } of work.Records) await readArrived(decodeObjectKey(s3.object.key), s3.object, deps);
}

const VERDICTS: Record<string, FoundVerdict> = { NO_THREATS_FOUND: 'clean', THREATS_FOUND: 'infected' };
const RESUMES: string[] = Object.values(UPLOAD_PREFIXES);

/** Noted before anything is read: only what is noted as clean ever is. Files of other folders are only noted. */
async function takeVerdict({ s3ObjectDetails, scanResultDetails }: ScanVerdict['detail'], deps: TakeUpDeps) {
  const { objectKey: key, versionId = '' } = s3ObjectDetails;
  await deps.fileVerdicts.put(key, versionId, VERDICTS[scanResultDetails.scanResultStatus] ?? 'unscannable');
  if (RESUMES.some((prefix) => key.startsWith(prefix))) await readArrived(key, { versionId }, deps);
}

async function readAgain(applicationId: string, takeOver: boolean, deps: TakeUpDeps): Promise<void> {
  const record = await deps.applications.get(applicationId);
  const object = record && (await newestOf(record, deps));
  if (object) await read(applicationId, { versionId: object.versionId, takeOver }, deps);
}

/** A drop stays with its own version; of the form's file only the newest counts that its ticket is for. */
async function newestOf({ source, objectKey, versionId }: ApplicationRecord, { uploads }: TakeUpDeps) {
  if (source === 'drop') return uploads.head(objectKey, versionId);
  const newest = source === 'form' ? await uploads.keepFirstVersions(objectKey, UPLOAD_VERSIONS_MAX) : undefined;
  return uploads.head(objectKey, newest);
}

async function readArrived(key: string, arrived: Arrived, deps: TakeUpDeps): Promise<void> {
  const isDrop = key.startsWith(UPLOAD_PREFIXES.drops);
  if (!isDrop) return readOfForm(key, arrived, deps);
  // Every version of a drop is an application.
  const object = await deps.uploads.head(key, arrived.versionId);
  if (!object) return;
  const drop = await takeInDrop(key, object, deps);
  if (!drop) return;
  const isSame = drop.versionId === object.versionId;
  const upload = { ...arrived, versionId: object.versionId };
  await read(drop.applicationId, isSame ? upload : { versionId: drop.versionId }, deps);
}

/**
 * Of the form's file only the newest counts, whichever event comes first. A permission to upload outlives an erased or
 * withdrawn application by up to a quarter of an hour, and storage does not count how often it is used: what comes after
 * the end of the application, or beyond the versions that a ticket is for, goes unread.
 */
async function readOfForm(key: string, arrived: Arrived, deps: TakeUpDeps): Promise<void> {
  const applicationId = key.slice(UPLOAD_PREFIXES.applications.length);
  const record = await deps.applications.get(applicationId);
  if (!record) return deps.uploads.removeAllVersions(key);
  if (record.withdrawnAt) return removeLate(record, arrived, deps);
  const object = await newestOf(record, deps);
  if (object) await read(applicationId, { ...arrived, versionId: object.versionId }, deps);
}

/** What was taken up before the withdrawal stays with the application, and so do the versions before that. */
async function removeLate(record: ApplicationRecord, arrived: Arrived, deps: TakeUpDeps): Promise<void> {
  const { versionId = '', sequencer } = arrived;
  const isKnown = record.versionId === versionId;
  const isOlder =
    sequencer !== undefined && record.sequencer !== undefined && happenedBefore(sequencer, record.sequencer);
  if (versionId && !isKnown && !isOlder) await deps.uploads.removeVersion(record.objectKey, versionId);
}

async function read(applicationId: string, upload: Upload, deps: TakeUpDeps): Promise<void> {
  const asked = await deps.applications.get(applicationId);
  const verdict = asked ? await deps.fileVerdicts.of(asked.objectKey, upload.versionId) : 'clean';
  // Its verdict comes here as well.
  if (verdict === 'awaited') return;
  deps.onTaken(asked?.correlationId);
  const outcome = await readUploadedResume(applicationId, upload, SYSTEM, { ...deps, verdict });
  const record = await deps.applications.get(applicationId);
  deps.onOutcome(applicationId, outcome, record?.correlationId);
}
