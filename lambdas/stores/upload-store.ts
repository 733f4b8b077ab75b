/** Uploaded files in S3: permission to upload one, and reading them back. */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  NoSuchKey,
  NotFound,
  type ObjectVersion,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { DOCUMENTS_PREFIX, ENVIRONMENT } from '../../shared/contract/resources.ts';
import type { Upload } from '../../shared/contract/upload.ts';
import { UPLOAD_EXPIRES_SECONDS } from '../../shared/domain/application.ts';
import { RESUME_MAX_BYTES } from '../../shared/domain/file.ts';
import { AppError } from '../../shared/errors.ts';
import { collected } from '../dynamodb/read-whole-index.ts';
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

/** One version of an object, or the mark that it was deleted, which has no content. */
export interface StoredVersion {
  key: string;
  versionId: string;
  eTag: string | undefined;
  /** When it was stored, ISO 8601. */
  storedAt: string;
}

export interface UploadStore {
  /** A presigned POST that takes one object of this type, of 1 byte to 15 MiB, for a quarter of an hour; documents for ten minutes. */
  permitUpload(key: string, contentType: string): Promise<Upload>;
  /** A presigned GET that answers an object as a file to keep, under its name, for five minutes. */
  permitDownload(key: string, fileName: string, versionId?: string): Promise<{ url: string; expiresAt: string }>;
  /** Stores an object unless there is one at `key`; done once storage has acknowledged one. */
  writeOnce(key: string, bytes: Uint8Array, contentType: string, metadata?: Record<string, string>): Promise<void>;
  /** The newest version of an object, or the one asked for; `undefined` when there is none. */
  head(key: string, versionId?: string): Promise<StoredObject | undefined>;
  /** The bytes of an object that is known to be small enough; throws `too-large` beyond 15 MiB. */
  read(key: string, versionId: string): Promise<Uint8Array>;
  /** Removes every version of an object, so that nothing of it can be brought back. */
  removeAllVersions(key: string): Promise<void>;
  /** Removes every version of an object but this one. */
  removeVersionsBut(key: string, versionId: string): Promise<void>;
  /** Removes one version of an object. */
  removeVersion(key: string, versionId: string): Promise<void>;
  /** Removes every version of an object that was stored after its first `count`; the id of the newest that stays. */
  keepFirstVersions(key: string, count: number): Promise<string | undefined>;
  /** Removes the versions of an object whose entity tag passes; its marks of deletion too, once no content is left. */
  removeVersions(key: string, isOwn: (eTag: string) => boolean): Promise<void>;
  /** Every version of every object below a prefix, by key. */
  listVersions(prefix: string): AsyncGenerator<StoredVersion>;
  /** Keys and entity tags below a prefix, by key; only those that come after `startAfter`. */
  list(prefix: string, startAfter?: string): AsyncGenerator<{ key: string; eTag: string }>;
}

const unquoted = (eTag: string | undefined): string => (eTag ?? '').replaceAll('"', '');

const DOWNLOAD_EXPIRES_SECONDS = 300;
/** Recruiters send what they chose at once; what came after a record was erased, nobody would find any more. */
const DOCUMENT_EXPIRES_SECONDS = 600;

/** A file's name as header parameters spell names beyond ASCII (RFC 5987). */
const encodeRfc5987 = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

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

function storedVersion({ Key, VersionId, ETag, LastModified }: ObjectVersion): StoredVersion {
  const storedAt = (LastModified ?? new Date()).toISOString();
  return { key: Key ?? '', versionId: VersionId ?? '', eTag: ETag && unquoted(ETag), storedAt };
}

/** The store over the bucket named in the environment. */
export function uploadStore(client: BucketClient<'uploads'>): UploadStore {
  const Bucket = requiredEnv(ENVIRONMENT.uploadBucket);

  async function* listVersions(Prefix: string): AsyncGenerator<StoredVersion> {
    let place: { KeyMarker?: string; VersionIdMarker?: string } | undefined = {};
    while (place) {
      const page: ListObjectVersionsCommandOutput = await client.send(
        new ListObjectVersionsCommand({ Bucket, Prefix, ...place }),
      );
      for (const version of [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])]) yield storedVersion(version);
      place = page.IsTruncated
        ? { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }
        : undefined;
    }
  }

  const removeVersion = async (Key: string, VersionId: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
  };

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
    writeOnce: async (key, bytes, contentType, Metadata) => {
      const object = { Bucket, Key: key, Body: bytes, ContentType: contentType, Metadata, IfNoneMatch: '*' };
      const write = async () => {
        // Two writers at once: S3 refuses one of them with the advice to try again.
        if ((await refusalOf(client.send(new PutObjectCommand(object)))) === 'conflict') return LOST;
      };
      // Nothing is read before: whatever is there stays.
      await updateWithRetry(async () => undefined, write, failBusy(`Object ${key}`));
    },
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
    removeAllVersions: async (key) => {
      let isMore: boolean;
      do {
        const page = await client.send(new ListObjectVersionsCommand({ Bucket, Prefix: key }));
        // The prefix may also begin other keys, all of which come later in the list.
        const own = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].filter((version) => version.Key === key);
        for (const { VersionId } of own) await client.send(new DeleteObjectCommand({ Bucket, Key: key, VersionId }));
        // What was listed is gone, so that the rest is at the beginning now.
        isMore = own.length > 0 && page.IsTruncated === true;
      } while (isMore);
    },
    removeVersion,
    keepFirstVersions: async (key, count) => {
      // Storage lists the newest first.
      const own = (await collected(listVersions(key))).filter((version) => version.key === key && version.eTag);
      for (const { versionId } of own.slice(0, -count)) await removeVersion(key, versionId);
      return own.slice(-count)[0]?.versionId;
    },
    removeVersions: async (key, isOwn) => {
      const all = (await collected(listVersions(key))).filter((version) => version.key === key);
      const own = all.filter(({ eTag }) => eTag !== undefined && isOwn(eTag));
      const isLast = all.every((version) => version.eTag === undefined || own.includes(version));
      for (const { versionId: VersionId } of isLast ? all : own)
        await client.send(new DeleteObjectCommand({ Bucket, Key: key, VersionId }));
    },
    removeVersionsBut: async (key, kept) => {
      for (const { key: Key, versionId: VersionId } of await collected(listVersions(key)))
        if (Key === key && VersionId !== kept) await client.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
    },
    listVersions,
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
