/** The upload bucket for the files screen: lists, metadata, downloads, and uploads whole or in parts. */
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  NoSuchKey,
  NotFound,
  type S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { UPLOAD_EXPIRES_SECONDS } from '../../shared/domain/application.ts';
import type { NewFile } from '../../shared/domain/file.ts';
import { AppError } from '../../shared/errors.ts';
import { requiredEnv } from '../runtime/env.ts';
import type { BucketClient } from '../runtime/granted.ts';
import { derivedId } from '../runtime/ids.ts';
import { type UploadStore, uploadStore } from './upload-store.ts';

/** What storage knows of the newest version of a file. */
export interface FileFacts {
  key: string;
  versionId: string;
  eTag: string;
  sizeBytes: number;
  contentType: string;
  /** When this version came, ISO 8601 to the second. */
  lastModified: string;
  /** User metadata, lower-case names, without the note. */
  metadata: Record<string, string>;
  /** The note of the upload in parts that this version came with. */
  uploadNote?: string;
}

export interface FilePageQuery {
  prefix: string;
  delimiter: string;
  /** Counts keys and folders. */
  pageSize: number;
  pageToken?: string;
}

export interface FilePage {
  keys: string[];
  /** Folders right below the prefix, each with its final slash. */
  prefixes: string[];
  nextPageToken?: string;
}

export interface ReceivedPart {
  partNumber: number;
  etag: string;
  sizeBytes: number;
}

/** `refused`: storage found the list of parts wrong. `unknown`: there is no such upload, or no more. */
export type CompletedParts = 'done' | 'refused' | 'unknown';

export interface FileStore extends Pick<UploadStore, 'permitDownload' | 'removeAllVersions'> {
  readonly bucket: string;
  /** In the order of keys. Errors: `INVALID_INPUT` for a page token that no list with this prefix gave out. */
  list(query: FilePageQuery): Promise<FilePage>;
  head(key: string): Promise<FileFacts | undefined>;
  /** A presigned POST for exactly this file, for a quarter of an hour: its key, type, size and metadata. */
  permitForm(file: NewFile): Promise<{ url: string; fields: Record<string, string> }>;
  /** Begins an upload in parts and answers storage's id for it; the finished object carries `note`. */
  beginParts(file: NewFile, note: string): Promise<string>;
  /** A presigned PUT for each part from 1 to `count`, for a quarter of an hour. */
  permitParts(key: string, uploadId: string, count: number): Promise<{ partNumber: number; url: string }[]>;
  /** What has arrived, by number; `undefined` for an upload that there is not. */
  listParts(key: string, uploadId: string): Promise<ReceivedPart[] | undefined>;
  completeParts(
    key: string,
    uploadId: string,
    parts: readonly Pick<ReceivedPart, 'partNumber' | 'etag'>[],
  ): Promise<CompletedParts>;
  /** Throws away what arrived; returns whether there was such an upload, as far as storage knows. */
  abortParts(key: string, uploadId: string): Promise<boolean>;
}

/** For how long the addresses of an upload are valid, as an applicant's are; who needs longer asks again for the rest. */
export const FILE_UPLOAD_EXPIRES_SECONDS = UPLOAD_EXPIRES_SECONDS;
/** Short: storage takes 2,048 bytes of metadata, of which a caller may use 2,000. */
const NOTE = 'encaje-upload';
const REFUSALS_OF_PARTS = ['InvalidPart', 'InvalidPartOrder', 'EntityTooSmall', 'MalformedXML'];

const unquoted = (eTag: string | undefined): string => (eTag ?? '').replaceAll('"', '');
const isRefusal = (error: unknown, ...names: string[]) =>
  error instanceof S3ServiceException && names.includes(error.name);

/** Keys as lists spell them: form encoding, so that signs which XML cannot carry arrive whole. */
const decodedKey = (key: string | undefined): string => decodeURIComponent((key ?? '').replaceAll('+', ' '));

/** The note is the product's own: nobody else sets or sees it. */
function withoutNote(metadata: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(metadata).filter(([name]) => name !== NOTE));
}

/** The store over the bucket named in the environment. */
export function fileStore(client: BucketClient<'files'>): FileStore {
  const bucket = requiredEnv(ENVIRONMENT.uploadBucket);
  const { permitDownload, removeAllVersions } = uploadStore(client as S3Client);
  return {
    bucket,
    permitDownload,
    removeAllVersions,
    list: (query) => listPage(client, bucket, query),
    head: (key) => headFile(client, bucket, key),
    permitForm: (file) => signForm(client, bucket, file),
    beginParts: async ({ path, contentType, metadata }, note) => {
      const Metadata = { ...metadata, [NOTE]: note };
      const begun = { Bucket: bucket, Key: path, ContentType: contentType, Metadata };
      const { UploadId } = await client.send(new CreateMultipartUploadCommand(begun));
      if (!UploadId) throw new Error('Storage began an upload without an id');
      return UploadId;
    },
    permitParts: (key, uploadId, count) =>
      Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const part = { Bucket: bucket, Key: key, UploadId: uploadId, PartNumber: index + 1 };
          const url = await getSignedUrl(client, new UploadPartCommand(part), {
            expiresIn: FILE_UPLOAD_EXPIRES_SECONDS,
          });
          return { partNumber: index + 1, url };
        }),
      ),
    listParts: (key, uploadId) => allParts(client, { Bucket: bucket, Key: key, UploadId: uploadId }),
    completeParts: async (key, uploadId, parts) => {
      const Parts = parts.map(({ partNumber, etag }) => ({ PartNumber: partNumber, ETag: etag }));
      const whole = { Bucket: bucket, Key: key, UploadId: uploadId, MultipartUpload: { Parts } };
      try {
        await client.send(new CompleteMultipartUploadCommand(whole));
        return 'done';
      } catch (error) {
        if (isRefusal(error, 'NoSuchUpload')) return 'unknown';
        if (isRefusal(error, ...REFUSALS_OF_PARTS)) return 'refused';
        throw error;
      }
    },
    abortParts: async (key, uploadId) => {
      try {
        await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key: key, UploadId: uploadId }));
        return true;
      } catch (error) {
        if (isRefusal(error, 'NoSuchUpload')) return false;
        throw error;
      }
    },
  };
}

async function listPage(client: S3Client, bucket: string, query: FilePageQuery): Promise<FilePage> {
  const { prefix, delimiter, pageSize, pageToken } = query;
  const asked = {
    Bucket: bucket,
    Prefix: prefix,
    Delimiter: delimiter || undefined,
    MaxKeys: pageSize,
    EncodingType: 'url' as const,
    ContinuationToken: pageToken ? continuationToken(pageToken, query) : undefined,
  };
  try {
    const page = await client.send(new ListObjectsV2Command(asked));
    const next = page.NextContinuationToken;
    return {
      keys: (page.Contents ?? []).map(({ Key }) => decodedKey(Key)),
      prefixes: (page.CommonPrefixes ?? []).map(({ Prefix }) => decodedKey(Prefix)),
      nextPageToken: next && `${listId(query, next)}.${next}`,
    };
  } catch (error) {
    if (pageToken && isRefusal(error, 'InvalidArgument')) throw invalidToken();
    throw error;
  }
}

/** Ties a place to the list it is in: storage would go on from a place of another list without a word. */
const listId = ({ prefix, delimiter }: FilePageQuery, place: string) => derivedId('page', prefix, delimiter, place);

function continuationToken(pageToken: string, query: FilePageQuery): string {
  const dot = pageToken.indexOf('.');
  const place = pageToken.slice(dot + 1);
  if (dot < 0 || pageToken.slice(0, dot) !== listId(query, place)) throw invalidToken();
  return place;
}

const invalidToken = () =>
  new AppError('invalid', 'INVALID_INPUT', { errors: [{ path: 'pageToken', code: 'INVALID' }] });

async function headFile(client: S3Client, bucket: string, key: string): Promise<FileFacts | undefined> {
  try {
    const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
    return {
      key,
      versionId: head.VersionId ?? '',
      eTag: unquoted(head.ETag),
      sizeBytes: head.ContentLength ?? 0,
      contentType: head.ContentType ?? '',
      lastModified: (head.LastModified ?? new Date(0)).toISOString(),
      metadata: withoutNote(head.Metadata),
      uploadNote: head.Metadata?.[NOTE],
    };
  } catch (error) {
    if (error instanceof NotFound || error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

function signForm(client: S3Client, bucket: string, { path, contentType, sizeBytes, metadata }: NewFile) {
  const own = Object.entries(withoutNote(metadata)).map(([name, value]) => [`x-amz-meta-${name}`, value]);
  // Each field becomes a condition of the policy by itself.
  return createPresignedPost(client, {
    Bucket: bucket,
    Key: path,
    Fields: { 'Content-Type': contentType, ...Object.fromEntries(own) },
    Conditions: [['content-length-range', sizeBytes, sizeBytes]],
    Expires: FILE_UPLOAD_EXPIRES_SECONDS,
  });
}

async function allParts(
  client: S3Client,
  upload: { Bucket: string; Key: string; UploadId: string },
): Promise<ReceivedPart[] | undefined> {
  const received: ReceivedPart[] = [];
  let PartNumberMarker: string | undefined;
  try {
    do {
      const page = await client.send(new ListPartsCommand({ ...upload, PartNumberMarker }));
      for (const { PartNumber = 0, ETag, Size = 0 } of page.Parts ?? [])
        received.push({ partNumber: PartNumber, etag: unquoted(ETag), sizeBytes: Size });
      PartNumberMarker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
    } while (PartNumberMarker);
    return received;
  } catch (error) {
    if (isRefusal(error, 'NoSuchUpload')) return undefined;
    throw error;
  }
}
