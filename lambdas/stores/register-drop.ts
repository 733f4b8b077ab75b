/** Gives a file that was dropped into the bucket without a form an application of its own. */
import { type Language, languageSchema } from '../../shared/domain/field.ts';
import { RESUME_FILE_NAME_MAX_CHARS } from '../../shared/domain/file.ts';
import { type Job, jobIdOf } from '../../shared/domain/job.ts';
import type { ApplicationRecord, ApplicationStore } from './application-store.ts';
import { dropApplicationId } from './drop-application-id.ts';
import type { StoredObject, UploadStore } from './upload-store.ts';

export interface RegisterDropDeps {
  applications: Pick<ApplicationStore, 'get' | 'insert'>;
  getJob(jobId: string): Promise<Job | undefined>;
  derivedId(...parts: string[]): string;
  newId(): string;
  now(): string;
}

/** The application of a drop and the object version that is read for it: the first one with this content. */
export interface RegisteredDrop {
  applicationId: string;
  versionId: string;
}

/** Makes sure that the drop has its application, honouring the object's metadata `job-id` and `language`. */
export async function registerDrop(key: string, object: StoredObject, deps: RegisterDropDeps): Promise<RegisteredDrop> {
  const applicationId = dropApplicationId(key, object.eTag, deps.derivedId);
  const jobId = object.metadata['job-id'];
  const job = jobId ? await deps.getJob(jobIdOf(jobId)) : undefined;
  const isNew = await deps.applications.insert(dropRecord(applicationId, key, object, job, deps));
  const known = isNew ? undefined : await deps.applications.get(applicationId);
  return { applicationId, versionId: known?.versionId ?? object.versionId };
}

function dropRecord(
  applicationId: string,
  key: string,
  object: StoredObject,
  job: Job | undefined,
  deps: RegisterDropDeps,
): ApplicationRecord {
  const now = deps.now();
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
    declaredType: object.contentType,
    objectKey: key,
    // Another file under the same key is another application: this one stays with its own.
    versionId: object.versionId,
  };
}

function languageOf(given: string | undefined): Language {
  const parsed = languageSchema.safeParse(given);
  return parsed.success ? parsed.data : 'es';
}

/**
 * Adopts dropped files whose event was lost: registers one that has no application yet and answers its id; `undefined`
 * for one that is known or gone.
 */
export function dropAdopter(
  deps: RegisterDropDeps & { uploads: Pick<UploadStore, 'head'> },
): (key: string, eTag: string) => Promise<string | undefined> {
  return async (key, eTag) => {
    if (await deps.applications.get(dropApplicationId(key, eTag, deps.derivedId))) return undefined;
    const object = await deps.uploads.head(key);
    return object && (await registerDrop(key, object, deps)).applicationId;
  };
}
