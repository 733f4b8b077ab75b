/** Uploaded files in S3: permission to send and fetch them, their contents and their versions. */
import type { BucketClient } from '../runtime/granted.ts';
import { type UploadContents, uploadContents } from './upload-contents.ts';
import { type UploadPermits, uploadPermits } from './upload-permits.ts';
import { type UploadVersions, uploadVersions } from './upload-versions.ts';

export interface UploadStore extends UploadPermits, UploadContents, UploadVersions {}

/** The store over the bucket named in the environment. */
export function uploadStore(client: BucketClient<'uploads'>): UploadStore {
  return { ...uploadPermits(client), ...uploadContents(client), ...uploadVersions(client) };
}
