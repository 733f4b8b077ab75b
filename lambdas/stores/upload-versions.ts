/** All versions of an uploaded object: an erasure must remove each of them. */
import {
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type ObjectVersion,
} from '@aws-sdk/client-s3';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { collected } from '../runtime/collected.ts';
import { requiredEnv } from '../runtime/env.ts';
import type { BucketClient } from '../runtime/granted.ts';
import { unquoted } from './upload-contents.ts';

/** One version of an object, or the mark that it was deleted, which has no content. */
export interface StoredVersion {
  key: string;
  versionId: string;
  eTag: string | undefined;
  /** When it was stored, ISO 8601. */
  storedAt: string;
}

export interface UploadVersions {
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
}

function storedVersion({ Key, VersionId, ETag, LastModified }: ObjectVersion): StoredVersion {
  const storedAt = (LastModified ?? new Date()).toISOString();
  return { key: Key ?? '', versionId: VersionId ?? '', eTag: ETag && unquoted(ETag), storedAt };
}

/** The versions in the bucket named in the environment. */
export function uploadVersions(client: BucketClient<'uploads'>): UploadVersions {
  const Bucket = requiredEnv(ENVIRONMENT.uploadBucket);
  const listVersions = versionLister(client, Bucket);
  const removeVersion = async (Key: string, VersionId: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
  };
  // The prefix may also begin other keys.
  const versionsOf = async (key: string) =>
    (await collected(listVersions(key))).filter((version) => version.key === key);

  return {
    listVersions,
    removeVersion,
    removeAllVersions: allRemover(client, Bucket),
    keepFirstVersions: async (key, count) => {
      // Storage lists the newest first.
      const own = (await versionsOf(key)).filter(({ eTag }) => eTag);
      for (const { versionId } of own.slice(0, -count)) await removeVersion(key, versionId);
      return own.slice(-count)[0]?.versionId;
    },
    removeVersions: async (key, isOwn) => {
      const all = await versionsOf(key);
      const own = all.filter(({ eTag }) => eTag !== undefined && isOwn(eTag));
      const isLast = all.every((version) => version.eTag === undefined || own.includes(version));
      for (const { versionId } of isLast ? all : own) await removeVersion(key, versionId);
    },
    removeVersionsBut: async (key, kept) => {
      for (const { versionId } of await versionsOf(key)) if (versionId !== kept) await removeVersion(key, versionId);
    },
  };
}

function versionLister(client: BucketClient<'uploads'>, Bucket: string): UploadVersions['listVersions'] {
  return async function* (Prefix: string): AsyncGenerator<StoredVersion> {
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
  };
}

function allRemover(client: BucketClient<'uploads'>, Bucket: string): UploadVersions['removeAllVersions'] {
  return async (key) => {
    let isMore: boolean;
    do {
      const page = await client.send(new ListObjectVersionsCommand({ Bucket, Prefix: key }));
      // The prefix may also begin other keys, all of which come later in the list.
      const own = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].filter((version) => version.Key === key);
      for (const { VersionId } of own) await client.send(new DeleteObjectCommand({ Bucket, Key: key, VersionId }));
      // What was listed is gone, so that the rest is at the beginning now.
      isMore = own.length > 0 && page.IsTruncated === true;
    } while (isMore);
  };
}
