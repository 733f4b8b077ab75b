/** Reads the upload bucket: its objects, their metadata and their bytes. */
import {
  CopyObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { RESUME_MAX_BYTES } from '../../shared/domain/file.ts';
import { AppError } from '../../shared/errors.ts';
import { requiredEnv } from '../runtime/env.ts';
import type { BucketClient } from '../runtime/granted.ts';
import { failBusy, LOST, updateWithRetry } from '../runtime/update-with-retry.ts';

/** What storage knows of one version of an object. */
export interface StoredObject {
  versionId: string;
  eTag: string;
  sizeBytes: number;
  contentType: string;
  /** User metadata, lower-case names. */
  metadata: Record<string, string>;
}

export interface UploadContents {
  /** Stores an object unless there is one at `key`; done once storage has acknowledged one. */
  writeOnce(key: string, bytes: Uint8Array, contentType: string, metadata?: Record<string, string>): Promise<void>;
  /** Stores a version of any size under another key as well, with metadata of its own, unless something is there. */
  copyOnce(from: { key: string } & StoredObject, key: string, metadata: Record<string, string>): Promise<void>;
  /** The newest version of an object, or the one asked for; `undefined` when there is none. */
  head(key: string, versionId?: string): Promise<StoredObject | undefined>;
  /** The bytes of an object that is known to be small enough; throws `too-large` beyond 15 MiB. */
  read(key: string, versionId: string): Promise<Uint8Array>;
  /** Keys and entity tags below a prefix, by key; only those that come after `startAfter`. */
  list(prefix: string, startAfter?: string): AsyncGenerator<{ key: string; eTag: string }>;
}

/** An entity tag without the quotes that storage puts around it. */
export const unquoted = (eTag: string | undefined): string => (eTag ?? '').replaceAll('"', '');

/** Why a conditional write was refused: `exists`, or `conflict` with another one under way. Throws what is no refusal. */
async function refusalOf(write: Promise<unknown>): Promise<'exists' | 'conflict' | undefined> {
  try {
    await write;
    return undefined;
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === 'PreconditionFailed') return 'exists';
    if (error instanceof S3ServiceException && error.name === 'ConditionalRequestConflict') return 'conflict';
    throw error;
  }
}

function onceWriter(client: BucketClient<'uploads'>, Bucket: string): UploadContents['writeOnce'] {
  return async (key, bytes, contentType, Metadata) => {
    const object = { Bucket, Key: key, Body: bytes, ContentType: contentType, Metadata, IfNoneMatch: '*' };
    const write = async () => {
      // Two writers at once: S3 refuses one of them with the advice to try again.
      if ((await refusalOf(client.send(new PutObjectCommand(object)))) === 'conflict') return LOST;
    };
    // Nothing is read before: whatever is there stays.
    await updateWithRetry(async () => undefined, write, failBusy(`Object ${key}`));
  };
}

/** Storage copies by itself, up to 5 GiB, which no file is longer than. */
function onceCopier(client: BucketClient<'uploads'>, Bucket: string): UploadContents['copyOnce'] {
  return async (from, key, Metadata) => {
    const path = [Bucket, ...from.key.split('/')].map(encodeURIComponent).join('/');
    const copy = new CopyObjectCommand({
      ...{ Bucket, Key: key, CopySource: `${path}?versionId=${from.versionId}`, IfNoneMatch: '*' },
      ...{ ContentType: from.contentType, Metadata, MetadataDirective: 'REPLACE' as const },
      // Nothing here has tags; without this, S3 asks for the right to read them.
      TaggingDirective: 'REPLACE',
    });
    const write = async () => {
      if ((await refusalOf(client.send(copy))) === 'conflict') return LOST;
    };
    await updateWithRetry(async () => undefined, write, failBusy(`Object ${key}`));
  };
}

/** The contents of the bucket named in the environment. */
export function uploadContents(client: BucketClient<'uploads'>): UploadContents {
  const Bucket = requiredEnv(ENVIRONMENT.uploadBucket);
  return {
    writeOnce: onceWriter(client, Bucket),
    copyOnce: onceCopier(client, Bucket),
    head: async (key, versionId) => {
      try {
        const head = await client.send(new HeadObjectCommand({ Bucket, Key: key, VersionId: versionId }));
        return {
          versionId: head.VersionId ?? '',
          eTag: unquoted(head.ETag),
          sizeBytes: head.ContentLength ?? 0,
          contentType: head.ContentType ?? '',
          metadata: head.Metadata ?? {},
        };
      } catch (error) {
        if (error instanceof NotFound || error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    read: async (key, versionId) => {
      const object = await client.send(new GetObjectCommand({ Bucket, Key: key, VersionId: versionId || undefined }));
      if ((object.ContentLength ?? 0) > RESUME_MAX_BYTES) throw new AppError('too-large', 'FILE_TOO_LARGE');
      return (await object.Body?.transformToByteArray()) ?? new Uint8Array();
    },
    async *list(prefix, startAfter) {
      let ContinuationToken: string | undefined;
      do {
        const where = { Prefix: prefix, StartAfter: startAfter || undefined, ContinuationToken };
        const page = await client.send(new ListObjectsV2Command({ Bucket, ...where }));
        for (const object of page.Contents ?? []) {
          if (object.Key) yield { key: object.Key, eTag: unquoted(object.ETag) };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}
