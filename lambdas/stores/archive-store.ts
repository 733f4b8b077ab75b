/** The archived trail in its own bucket, one immutable file per day. */
import { HeadObjectCommand, NoSuchKey, NotFound, PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { requiredEnv } from '../runtime/env.ts';
import type { BucketClient } from '../runtime/granted.ts';

export interface ArchiveStore {
  /** Whether the file of a day (`YYYY-MM-DD`) is there. */
  has(day: string): Promise<boolean>;
  /** Stores the file of a day unless there is one. */
  writeOnce(day: string, text: string): Promise<void>;
}

const keyOf = (day: string) => `trail/${day}.jsonl`;

/** The store over the bucket named in the environment. */
export function archiveStore(client: BucketClient<'archive'>): ArchiveStore {
  const Bucket = requiredEnv(ENVIRONMENT.auditArchiveBucket);
  return {
    has: async (day) => {
      try {
        await client.send(new HeadObjectCommand({ Bucket, Key: keyOf(day) }));
        return true;
      } catch (error) {
        if (error instanceof NotFound || error instanceof NoSuchKey) return false;
        throw error;
      }
    },
    writeOnce: async (day, Body) => {
      // A locked bucket takes nothing without a checksum.
      const object = {
        Bucket,
        Key: keyOf(day),
        Body,
        ContentType: 'application/jsonl',
        ChecksumAlgorithm: 'SHA256',
      } as const;
      try {
        await client.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' }));
      } catch (error) {
        if (!(error instanceof S3ServiceException && error.name === 'PreconditionFailed')) throw error;
      }
    },
  };
}
