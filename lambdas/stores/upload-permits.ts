/** Presigned permission for a browser to send or fetch a file directly. */
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { DOCUMENTS_PREFIX, ENVIRONMENT } from '../../shared/contract/resources.ts';
import type { Upload } from '../../shared/contract/upload.ts';
import { UPLOAD_EXPIRES_SECONDS } from '../../shared/domain/application.ts';
import { RESUME_MAX_BYTES } from '../../shared/domain/file.ts';
import { requiredEnv } from '../runtime/env.ts';
import type { BucketClient } from '../runtime/granted.ts';

export interface UploadPermits {
  /** A presigned POST that takes one object of this type, of 1 byte to 15 MiB, for a quarter of an hour; documents for ten minutes. */
  permitUpload(key: string, contentType: string): Promise<Upload>;
  /** A presigned GET that answers an object as a file to keep, under its name, for five minutes. */
  permitDownload(key: string, fileName: string, versionId?: string): Promise<{ url: string; expiresAt: string }>;
}

const DOWNLOAD_EXPIRES_SECONDS = 300;
/** Recruiters send what they chose at once; what came after a record was erased, nobody would find any more. */
const DOCUMENT_EXPIRES_SECONDS = 600;

/** A file's name as header parameters spell names beyond ASCII (RFC 5987). */
const encodeRfc5987 = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The permits over the bucket named in the environment. */
export function uploadPermits(client: BucketClient<'uploads'>): UploadPermits {
  const Bucket = requiredEnv(ENVIRONMENT.uploadBucket);
  return {
    permitUpload: async (key, contentType) => {
      const seconds = key.startsWith(DOCUMENTS_PREFIX) ? DOCUMENT_EXPIRES_SECONDS : UPLOAD_EXPIRES_SECONDS;
      const { url, fields } = await createPresignedPost(client, {
        Bucket,
        Key: key,
        Fields: { 'Content-Type': contentType },
        Conditions: [
          ['content-length-range', 1, RESUME_MAX_BYTES],
          ['eq', '$Content-Type', contentType],
        ],
        Expires: seconds,
      });
      const expiresAt = new Date(Date.now() + seconds * 1000).toISOString();
      return { url, fields, maxBytes: RESUME_MAX_BYTES, expiresAt };
    },
    permitDownload: async (key, fileName, VersionId) => {
      const disposition = `attachment; filename*=UTF-8''${encodeRfc5987(fileName)}`;
      const command = new GetObjectCommand({ Bucket, Key: key, VersionId, ResponseContentDisposition: disposition });
      const url = await getSignedUrl(client, command, { expiresIn: DOWNLOAD_EXPIRES_SECONDS });
      return { url, expiresAt: new Date(Date.now() + DOWNLOAD_EXPIRES_SECONDS * 1000).toISOString() };
    },
  };
}
