/** Converts a stored file to its API view, with data of its application. */
import { UPLOAD_PREFIXES } from '../../shared/contract/resources.ts';
import { fileTypeOf, type StoredFile } from '../../shared/domain/file.ts';
import { dropApplicationId, takenDropId } from '../drops/drop-application-id.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { FileFacts } from '../stores/file-store.ts';

export interface FileViewDeps {
  files: { readonly bucket: string };
  applications: Pick<ApplicationStore, 'get'>;
  derivedId(...parts: string[]): string;
}

/** The last segment of a key; a marker of an empty folder, which ends with a slash, is called like the folder. */
export function nameOf(key: string): string {
  return key.split('/').findLast((segment) => segment !== '') ?? key;
}

/** The application that a resume belongs to whose key says so; `undefined` for other keys, and where it is gone. */
export async function applicationOfFile(
  key: string,
  applications: FileViewDeps['applications'],
): Promise<ApplicationRecord | undefined> {
  const ofForm = key.startsWith(UPLOAD_PREFIXES.applications) ? key.slice(UPLOAD_PREFIXES.applications.length) : '';
  const applicationId = ofForm || takenDropId(key);
  const application = applicationId === undefined ? undefined : await applications.get(applicationId);
  return application?.objectKey === key ? application : undefined;
}

/**
 * A version of a file never changes, so that it was created and updated at the same moment: when that version came. A
 * resume shows its application and the name the person gave it; of a drop that was not taken in yet, the application's
 * id follows from key and content.
 */
export async function fileView(facts: FileFacts, deps: FileViewDeps): Promise<StoredFile> {
  const { key, contentType, lastModified } = facts;
  const name = nameOf(key);
  const application = await applicationOfFile(key, deps.applications);
  const isDrop = !application && key.startsWith(UPLOAD_PREFIXES.drops);
  return {
    bucket: deps.files.bucket,
    name,
    fullPath: key,
    size: facts.sizeBytes,
    contentType,
    timeCreated: lastModified,
    updated: lastModified,
    metadata: facts.metadata,
    type: fileTypeOf(key, contentType, name),
    ...(application && { applicationId: application.applicationId, originalName: application.fileName }),
    ...(isDrop && { applicationId: dropApplicationId(key, facts.eTag, deps.derivedId) }),
  };
}
