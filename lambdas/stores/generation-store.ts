/** The published generations of the index files in their bucket, with a pointer to the newest. */
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { ENVIRONMENT, type IndexFile } from '../../shared/contract/resources.ts';
import { requiredEnv } from '../runtime/env.ts';
import type { BucketClient } from '../runtime/granted.ts';

/** Which generation readers fetch, and what it holds. */
export interface Pointer {
  /** One more than the one before. */
  number: number;
  key: string;
  /** Of the tables in the file: readers of another layout have no use for it. */
  layout: number;
  /** Another one with every change of what the file says. */
  mark: string;
  /** Another one with every record that was taken out. */
  removals: string;
  /** ISO 8601. */
  publishedAt: string;
  bytes: number;
}

/** A pointer as it was read; `eTag` shows whether it still stands. */
export interface ReadPointer {
  pointer: Pointer;
  eTag: string;
}

export interface GenerationStore {
  pointer(file: IndexFile): Promise<ReadPointer | undefined>;
  /** Sets the pointer where it still is the one of `eTag`, or where there is none; `false` where another writer was quicker. */
  setPointer(file: IndexFile, pointer: Pointer, eTag: string | undefined): Promise<boolean>;
  /** Stores a file of the disk under `key`; its size. */
  upload(key: string, path: string): Promise<number>;
  /** Writes what is stored under `key` to the disk; `false` where it is there no more. */
  download(key: string, path: string): Promise<boolean>;
  /** The keys of all generations of a file, in the order of their numbers. */
  keys(file: IndexFile): Promise<string[]>;
  remove(key: string): Promise<void>;
  /** Removes a file that nobody publishes any more: the pointer first, so that none is left without its generation. */
  removeAll(file: IndexFile): Promise<void>;
}

const DIGITS = 12;
const folderOf = (file: IndexFile) => `${file}/generations/`;
const pointerKey = (file: IndexFile) => `${file}/pointer.json`;

/** A key of its own for each attempt at a generation: of two writers, neither writes over what the other stored. */
export const generationKey = (file: IndexFile, number: number, attempt: string): string =>
  `${folderOf(file)}${String(number).padStart(DIGITS, '0')}-${attempt}`;

/** The number in a generation's key. */
export const numberInKey = (key: string): number => Number(key.slice(key.lastIndexOf('/') + 1).slice(0, DIGITS));

/** Not there, or, of a conditional write, not what it was. */
const isGone = (error: unknown): boolean =>
  error instanceof NoSuchKey || (error instanceof S3ServiceException && error.name === 'NoSuchKey');

/** S3's answers where a condition did not hold, or where another conditional write was under way. */
const OVERTAKEN = ['PreconditionFailed', 'ConditionalRequestConflict'];
const isOvertaken = (error: unknown): boolean =>
  isGone(error) || (error instanceof S3ServiceException && OVERTAKEN.includes(error.name));

/** The bucket of the indexes, by its name in the environment. */
interface Bucket {
  client: BucketClient<'indexes'>;
  Bucket: string;
}

async function readPointer({ client, Bucket }: Bucket, file: IndexFile): Promise<ReadPointer | undefined> {
  try {
    const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket, Key: pointerKey(file) }));
    if (!Body || !ETag) throw new Error(`The pointer of ${file} came without its text`);
    return { pointer: JSON.parse(await Body.transformToString()) as Pointer, eTag: ETag };
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

async function writePointer(
  { client, Bucket }: Bucket,
  file: IndexFile,
  { pointer, eTag }: { pointer: Pointer; eTag: string | undefined },
): Promise<boolean> {
  const object = { Bucket, Key: pointerKey(file), Body: JSON.stringify(pointer), ContentType: 'application/json' };
  const condition = eTag === undefined ? { IfNoneMatch: '*' } : { IfMatch: eTag };
  try {
    await client.send(new PutObjectCommand({ ...object, ...condition }));
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}

async function keysOf({ client, Bucket }: Bucket, file: IndexFile): Promise<string[]> {
  const found: string[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: folderOf(file), ContinuationToken }));
    found.push(...(page.Contents ?? []).flatMap(({ Key = [] }) => Key));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
  return found;
}

async function download({ client, Bucket }: Bucket, Key: string, path: string): Promise<boolean> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    await pipeline(Body as Readable, createWriteStream(path));
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}

/** The store over the bucket named in the environment. */
export function generationStore(client: BucketClient<'indexes'>): GenerationStore {
  const bucket: Bucket = { client, Bucket: requiredEnv(ENVIRONMENT.indexBucket) };
  const { Bucket } = bucket;
  const remove = async (Key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
  };
  return {
    pointer: (file) => readPointer(bucket, file),
    setPointer: (file, pointer, eTag) => writePointer(bucket, file, { pointer, eTag }),
    upload: async (Key, path) => {
      const { size: ContentLength } = await stat(path);
      const Body = createReadStream(path);
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType: 'application/zstd' }));
      return ContentLength;
    },
    download: (key, path) => download(bucket, key, path),
    keys: (file) => keysOf(bucket, file),
    remove,
    removeAll: async (file) => {
      await remove(pointerKey(file));
      for (const key of await keysOf(bucket, file)) await remove(key);
    },
  };
}
