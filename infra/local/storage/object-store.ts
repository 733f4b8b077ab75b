/**
 * Objects on disk: each version is a data file and a JSON file beside it, and the JSON's rename is the moment it exists.
 * An index of the JSON files is held in memory, so that lists need no disk; one process owns the folder.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ObjectVersion {
  bucket: string;
  key: string;
  versionId: string;
  /** 18 hex digits; the later write has the greater one, also across restarts. */
  sequencer: string;
  deleteMarker: boolean;
  sizeBytes: number;
  /** Without quotes. */
  etag: string;
  /** ISO 8601. */
  lastModified: string;
  /** Stored response headers (`content-type`, `cache-control`, ...) by lower-case name. */
  headers: Record<string, string>;
  /** User metadata without the `x-amz-meta-` prefix. */
  metadata: Record<string, string>;
}

/** What a new version says of itself; the store adds ids and time. */
export type NewVersion = Pick<ObjectVersion, 'bucket' | 'key' | 'sizeBytes' | 'etag' | 'headers' | 'metadata'>;

export interface ObjectStore {
  hasBucket: (bucket: string) => boolean;
  /** A fresh path to receive a body at; it is cleared at the next start if it stays. */
  temporaryPath: () => string;
  /** Makes the received file the newest version of its key. Resolves when that is durable. */
  commit: (receivedPath: string, version: NewVersion) => Promise<ObjectVersion>;
  /** The newest version (a delete marker too), or the named one. */
  find: (bucket: string, key: string, versionId?: string | null) => ObjectVersion | undefined;
  dataPath: (version: ObjectVersion) => string;
  addDeleteMarker: (bucket: string, key: string) => Promise<ObjectVersion>;
  removeVersion: (version: ObjectVersion) => Promise<void>;
  /** Newest versions in the byte order of their keys, delete markers left out. */
  current: (bucket: string) => ObjectVersion[];
  /** All versions, by key and then newest first. */
  versions: (bucket: string) => ObjectVersion[];
}

/** Opens the store in `dataDir` with these buckets; leftovers of interrupted uploads are removed. */
export async function openObjectStore(dataDir: string, buckets: string[]): Promise<ObjectStore> {
  const temporaryDir = join(dataDir, 'incoming');
  await rm(temporaryDir, { recursive: true, force: true });
  await mkdir(temporaryDir, { recursive: true });
  const index = new Map<string, Map<string, ObjectVersion[]>>();
  let lastSequence = 0n;
  for (const bucket of buckets) {
    await mkdir(join(dataDir, 'buckets', bucket), { recursive: true });
    const versions = await loadBucket(join(dataDir, 'buckets', bucket));
    for (const version of versions) lastSequence = maxOf(lastSequence, BigInt(`0x${version.sequencer}`));
    index.set(bucket, byKey(versions));
  }
  const sortedKeys = new Map<string, string[]>();

  const folderOf = (version: { bucket: string; key: string }) =>
    join(dataDir, 'buckets', version.bucket, createHash('sha256').update(version.key).digest('hex'));
  const pathOf = (version: ObjectVersion) => join(folderOf(version), version.versionId);
  const keysOf = (bucket: string): string[] => {
    const known = sortedKeys.get(bucket);
    if (known) return known;
    const keys = [...(index.get(bucket)?.keys() ?? [])].sort(compareBytes);
    sortedKeys.set(bucket, keys);
    return keys;
  };
  const stamp = (version: NewVersion, deleteMarker: boolean): ObjectVersion => {
    lastSequence = maxOf(lastSequence + 1n, BigInt(Date.now()) * 1000n);
    const sequencer = lastSequence.toString(16).toUpperCase().padStart(18, '0');
    const versionId = `${sequencer}${randomBytes(7).toString('hex')}`;
    return { ...version, versionId, sequencer, deleteMarker, lastModified: new Date().toISOString() };
  };
  const publish = async (version: ObjectVersion): Promise<ObjectVersion> => {
    const draft = join(temporaryDir, randomUUID());
    await writeDurably(draft, JSON.stringify(version));
    await rename(draft, `${pathOf(version)}.json`);
    await syncFolder(folderOf(version));
    const keys = index.get(version.bucket) ?? new Map<string, ObjectVersion[]>();
    if (!keys.has(version.key)) sortedKeys.delete(version.bucket);
    keys.set(version.key, newestFirst([...(keys.get(version.key) ?? []), version]));
    return version;
  };

  return {
    hasBucket: (bucket) => index.has(bucket),
    temporaryPath: () => join(temporaryDir, randomUUID()),
    dataPath: pathOf,
    async commit(receivedPath, description) {
      const version = stamp(description, false);
      if (await mkdir(folderOf(version), { recursive: true })) await syncFolder(join(folderOf(version), '..'));
      await rename(receivedPath, pathOf(version));
      return publish(version);
    },
    find(bucket, key, versionId) {
      const versions = index.get(bucket)?.get(key) ?? [];
      return versionId ? versions.find((version) => version.versionId === versionId) : versions[0];
    },
    async addDeleteMarker(bucket, key) {
      const marker = stamp({ bucket, key, sizeBytes: 0, etag: '', headers: {}, metadata: {} }, true);
      await mkdir(folderOf(marker), { recursive: true });
      return publish(marker);
    },
    async removeVersion(version) {
      await rm(`${pathOf(version)}.json`, { force: true });
      await rm(pathOf(version), { force: true });
      const keys = index.get(version.bucket);
      const left = (keys?.get(version.key) ?? []).filter((other) => other.versionId !== version.versionId);
      if (left.length > 0) keys?.set(version.key, left);
      else {
        keys?.delete(version.key);
        sortedKeys.delete(version.bucket);
      }
    },
    current: (bucket) =>
      keysOf(bucket)
        .flatMap((key) => index.get(bucket)?.get(key)?.slice(0, 1) ?? [])
        .filter((version) => !version.deleteMarker),
    versions: (bucket) => keysOf(bucket).flatMap((key) => index.get(bucket)?.get(key) ?? []),
  };
}

/** Orders texts by their UTF-8 bytes, as S3 lists keys. */
export function compareBytes(left: string, right: string): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

/** Writes a new file and syncs it to disk. */
export async function writeDurably(path: string, text: string): Promise<void> {
  await writeFile(path, text, { flush: true });
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function loadBucket(folder: string): Promise<ObjectVersion[]> {
  const versions: ObjectVersion[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    if (name.endsWith('.json')) versions.push(JSON.parse(await readFile(join(folder, name), 'utf8')) as ObjectVersion);
  }
  return versions;
}

function byKey(versions: ObjectVersion[]): Map<string, ObjectVersion[]> {
  const keys = new Map<string, ObjectVersion[]>();
  for (const [key, group] of Map.groupBy(versions, (version) => version.key)) keys.set(key, newestFirst(group));
  return keys;
}

function newestFirst(versions: ObjectVersion[]): ObjectVersion[] {
  return versions.sort((left, right) => (left.sequencer < right.sequencer ? 1 : -1));
}

function maxOf(left: bigint, right: bigint): bigint {
  return left > right ? left : right;
}
