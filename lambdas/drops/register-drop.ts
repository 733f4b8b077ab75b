/** Creates an application for a file that was dropped into the bucket without a form. */
import { type LegalBasis, statedInMetadata } from '../../shared/domain/basis.ts';
import { type Language, languageSchema } from '../../shared/domain/field.ts';
import { RESUME_FILE_NAME_MAX_CHARS, RESUME_MAX_BYTES } from '../../shared/domain/file.ts';
import { type Job, jobIdOf } from '../../shared/domain/job.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { StoredObject } from '../stores/upload-contents.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import {
  contentTag,
  dropApplicationId,
  droppedFolder,
  idOfDrop,
  takenDropId,
  takenKeyOf,
} from './drop-application-id.ts';

export interface RegisterDropDeps {
  applications: Pick<ApplicationStore, 'get' | 'insert'>;
  uploads: Pick<UploadStore, 'head' | 'read' | 'writeOnce' | 'copyOnce' | 'removeVersions' | 'removeAllVersions'>;
  getJob(jobId: string): Promise<Job | undefined>;
  /** What holds for files that say nothing themselves. */
  legalBasis(): Promise<LegalBasis>;
  derivedId(...parts: string[]): string;
  newId(): string;
  now(): string;
}

/** The application of a drop and the object version that is read for it. */
export interface RegisteredDrop {
  applicationId: string;
  versionId: string;
  isNew: boolean;
}

/** Says of an object whose application it is, so that a file that happens to be called like one is not mistaken for it. */
const TAKEN_IN = 'taken-in';

/**
 * Makes sure that the drop has its application, honouring the object's metadata `job-id`, `language` and `basis`, and that its key
 * no longer contains its name and folder, which only the record keeps: the file is stored under the application's id, then the dropped
 * one goes. Each step may be repeated. `undefined` for what was left of an application that is gone, which is removed.
 */
export async function takeInDrop(
  key: string,
  object: StoredObject,
  deps: RegisterDropDeps,
): Promise<RegisteredDrop | undefined> {
  const { applications, uploads } = deps;
  const takenId = takenDropId(key);
  if (takenId !== undefined && object.metadata[TAKEN_IN] === takenId) {
    if (await applications.get(takenId)) return { applicationId: takenId, versionId: object.versionId, isNew: false };
    await uploads.removeAllVersions(key);
    return undefined;
  }
  // What was registered before keys were hidden stays.
  const ownId = dropApplicationId(key, object.eTag, deps.derivedId);
  if ((await applications.get(ownId))?.objectKey === key) return register(ownId, key, key, object, deps);
  // Too large to be read, it is moved unread; nobody learns that the same was dropped twice.
  const bytes = object.sizeBytes > RESUME_MAX_BYTES ? undefined : await uploads.read(key, object.versionId);
  const applicationId = bytes ? dropApplicationId(key, contentTag(bytes), deps.derivedId) : ownId;
  const takenKey = takenKeyOf(key, applicationId, deps.derivedId);
  const registered = await register(applicationId, key, takenKey, object, deps);
  const mark = { [TAKEN_IN]: applicationId };
  if (bytes) await uploads.writeOnce(takenKey, bytes, object.contentType, mark);
  else await uploads.copyOnce({ key, ...object }, takenKey, mark);
  await uploads.removeVersions(key, (eTag) => eTag === object.eTag);
  const taken = await uploads.head(takenKey);
  return taken && { ...registered, versionId: taken.versionId };
}

async function register(
  applicationId: string,
  droppedKey: string,
  objectKey: string,
  object: StoredObject,
  deps: RegisterDropDeps,
): Promise<RegisteredDrop> {
  const jobId = object.metadata['job-id'];
  const job = jobId ? await deps.getJob(jobIdOf(jobId)) : undefined;
  const record = dropRecord(applicationId, droppedKey, object, job, deps);
  // Another file under a dropped key is another application: this one stays with its own version.
  const where = objectKey === droppedKey ? { objectKey, versionId: object.versionId } : { objectKey };
  const basis = statedInMetadata(object.metadata, await deps.legalBasis(), record.submittedAt);
  const isNew = await deps.applications.insert({ ...record, ...where, basis });
  const known = isNew ? undefined : await deps.applications.get(applicationId);
  return { applicationId, versionId: known?.versionId ?? object.versionId, isNew };
}

function dropRecord(
  applicationId: string,
  key: string,
  object: StoredObject,
  job: Job | undefined,
  deps: RegisterDropDeps,
): Omit<ApplicationRecord, 'objectKey'> {
  const now = deps.now();
  const folder = droppedFolder(key);
  return {
    applicationId,
    kind: 'application',
    version: 1,
    revision: 1,
    source: 'drop',
    ...(job && { jobId: job.jobId, jobTitle: job.title, company: job.company }),
    firstName: '',
    lastName: '',
    language: languageOf(object.metadata.language),
    stage: 'new',
    submittedAt: now,
    updatedAt: now,
    unfinished: 'upload',
    correlationId: deps.newId(),
    resumeStatus: 'awaiting-upload',
    fileName: key.slice(key.lastIndexOf('/') + 1).slice(-RESUME_FILE_NAME_MAX_CHARS),
    ...(folder && { folder }),
    declaredType: object.contentType,
  };
}

function languageOf(given: string | undefined): Language {
  const parsed = languageSchema.safeParse(given);
  return parsed.success ? parsed.data : 'es';
}

/**
 * Adopts dropped files whose event was lost: takes one in that has no application yet and answers its id; `undefined`
 * for one that is known or gone. What was interrupted between record and file is brought to its end.
 */
export function dropAdopter(deps: RegisterDropDeps): (key: string, eTag: string) => Promise<string | undefined> {
  return async (key, eTag) => {
    const known = await deps.applications.get(idOfDrop(key, eTag, deps.derivedId));
    if (known?.objectKey === key) return undefined;
    const object = await deps.uploads.head(key);
    const taken = object && (await takeInDrop(key, object, deps));
    return taken?.isNew ? taken.applicationId : undefined;
  };
}
