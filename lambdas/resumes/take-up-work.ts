/** Turns what arrives on the queue of resumes into readings: storage's events, and requests to read again. */
import { decodeObjectKey, type ObjectCreated, type ResumeWork } from '../../shared/contract/events.ts';
import { UPLOAD_PREFIXES } from '../../shared/contract/resources.ts';
import { SYSTEM } from '../../shared/domain/policy.ts';
import { type RegisterDropDeps, registerDrop } from '../stores/register-drop.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { type Outcome, type ReadResumeDeps, readUploadedResume } from './read-uploaded-resume.ts';

export type TakeUpDeps = Omit<ReadResumeDeps, 'applications' | 'uploads'> &
  Omit<RegisterDropDeps, 'applications'> & {
    applications: ReadResumeDeps['applications'] & RegisterDropDeps['applications'];
    uploads: Pick<UploadStore, 'read' | 'head' | 'removeAllVersions'>;
    /** Told of every file that was brought to an end. */
    onOutcome(applicationId: string, outcome: Outcome, correlationId: string | undefined): void;
  };

type Upload = Parameters<typeof readUploadedResume>[1];
type CreatedObject = ObjectCreated['Records'][number]['s3']['object'];

/** Works off one message. An object that is gone by now needs nothing any more. */
export async function takeUpWork(work: ResumeWork, deps: TakeUpDeps): Promise<void> {
  if ('Event' in work) return;
  if ('applicationId' in work) return readAgain(work.applicationId, work.takeOver, deps);
  for (const { s3 } of work.Records) await readCreated(s3.object, deps);
}

async function readAgain(applicationId: string, takeOver: boolean, deps: TakeUpDeps): Promise<void> {
  const record = await deps.applications.get(applicationId);
  // A drop stays with its own version; of the form's file only the newest counts.
  const version = record?.source === 'drop' ? record.versionId : undefined;
  const object = record && (await deps.uploads.head(record.objectKey, version));
  if (object) await read(applicationId, { versionId: object.versionId, takeOver }, deps);
}

async function readCreated(created: CreatedObject, deps: TakeUpDeps): Promise<void> {
  const key = decodeObjectKey(created.key);
  const isDrop = key.startsWith(UPLOAD_PREFIXES.drops);
  // Every version of a drop is an application; of the form's file only the newest counts, whichever event comes first.
  const object = await deps.uploads.head(key, isDrop ? created.versionId : undefined);
  if (!object) return;
  const upload = { versionId: object.versionId, sequencer: created.sequencer };
  if (!isDrop) return readOfForm(key, upload, deps);
  const { applicationId, versionId } = await registerDrop(key, object, deps);
  await read(applicationId, { ...upload, versionId }, deps);
}

/** A permission to upload outlives an erased application by up to an hour: what it brings is nobody's and goes. */
async function readOfForm(key: string, upload: Upload, deps: TakeUpDeps): Promise<void> {
  const applicationId = key.slice(UPLOAD_PREFIXES.applications.length);
  if (!(await deps.applications.get(applicationId))) return deps.uploads.removeAllVersions(key);
  await read(applicationId, upload, deps);
}

async function read(applicationId: string, upload: Upload, deps: TakeUpDeps): Promise<void> {
  const outcome = await readUploadedResume(applicationId, upload, SYSTEM, deps);
  const record = await deps.applications.get(applicationId);
  deps.onOutcome(applicationId, outcome, record?.correlationId);
}
