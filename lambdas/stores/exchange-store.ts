/** The files of imports and exports. */
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { ENVIRONMENT, EXPORTS_PREFIX, IMPORTS_PREFIX } from '../../shared/contract/resources.ts';
import type { Upload } from '../../shared/contract/upload.ts';
import { IMPORT_MAX_BYTES } from '../../shared/domain/run.ts';
import { requiredEnv } from '../runtime/env.ts';
import type { BucketClient } from '../runtime/granted.ts';

export interface ExchangeStore {
  /** A presigned POST that takes one file of 1 byte to 10 MiB, for ten minutes. */
  permitImport(runId: string, contentType: string): Promise<Upload>;
  /** Stores an object; the same key again replaces it. */
  write(key: string, body: string, contentType: string): Promise<void>;
  /** Stores the file of an import in place of the one that is there; the new version. */
  replaceImport(runId: string, text: string, contentType: string): Promise<string>;
  /** The text of an object that the product itself wrote. */
  readText(key: string): Promise<string>;
}

/** Recruiters send what they chose at once; a file that came after its run is over would lie there unseen. */
const UPLOAD_EXPIRES_SECONDS = 600;

/** Where the file of an import lies. */
export const importKey = (runId: string): string => `${IMPORTS_PREFIX}${runId}`;

/** Where what an export made lies. */
export const exportKey = ({ runId, format }: { runId: string; format: string | null }): string =>
  `${EXPORTS_PREFIX}${runId}.${format}`;

/** Where a stretch of an export lies until all are there. */
export const exportPartKey = (runId: string, part: number): string => `${EXPORTS_PREFIX}${runId}.part-${part}`;

/** The store over the bucket named in the environment. */
export function exchangeStore(client: BucketClient<'uploads'>): ExchangeStore {
  const Bucket = requiredEnv(ENVIRONMENT.uploadBucket);
  return {
    permitImport: async (runId, contentType) => {
      const { url, fields } = await createPresignedPost(client, {
        Bucket,
        Key: importKey(runId),
        Fields: { 'Content-Type': contentType },
        Conditions: [
          ['content-length-range', 1, IMPORT_MAX_BYTES],
          ['eq', '$Content-Type', contentType],
        ],
        Expires: UPLOAD_EXPIRES_SECONDS,
      });
      const expiresAt = new Date(Date.now() + UPLOAD_EXPIRES_SECONDS * 1000).toISOString();
      return { url, fields, maxBytes: IMPORT_MAX_BYTES, expiresAt };
    },
    write: async (key, body, contentType) => {
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: body, ContentType: contentType }));
    },
    replaceImport: async (runId, text, ContentType) => {
      const written = await client.send(
        new PutObjectCommand({ Bucket, Key: importKey(runId), Body: text, ContentType }),
      );
      return written.VersionId ?? '';
    },
    readText: async (key) => {
      const object = await client.send(new GetObjectCommand({ Bucket, Key: key }));
      return (await object.Body?.transformToString('utf-8')) ?? '';
    },
  };
}
