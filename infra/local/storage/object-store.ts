/**
 * Objects on disk: each version is a data file and a JSON file beside it, and the JSON's rename is the moment it exists.
 * An index of the JSON files is held in memory, so that lists need no disk; one process owns the folder.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseKept } from '../damaged-file.ts';
import type { NewVersion, ObjectVersion } from './object-version.ts';
import { versionIndex } from './version-index.ts';

export interface ObjectStore {
  hasBucket: (bucket: string) => boolean;
  /** Whether a bucket keeps what is written over or deleted. */
  isVersioned: (bucket: string) => boolean;
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
export async function openObjectStore(
  dataDir: string,
  buckets: string[],
  unversioned: readonly string[] = [],
): Promise<ObjectStore> {
  const disk = await openFolders(dataDir);
  const found = new Map<string, ObjectVersion[]>();
  for (const bucket of buckets) found.set(bucket, await loadBucket(join(dataDir, 'buckets', bucket)));
  const index = versionIndex(found);
  const stamp = stamper([...found.values()].flat());
  const publish = async (version: ObjectVersion): Promise<ObjectVersion> => {
    await disk.writeDescription(version);
    index.add(version);
    return version;
  };
  const removeVersion = async (version: ObjectVersion): Promise<void> => {
    await disk.removeFiles(version);
    index.remove(version);
  };
  return {
    hasBucket: index.hasBucket,
    isVersioned: (bucket) => !unversioned.includes(bucket),
    find: index.find,
    current: index.current,
    versions: index.versions,
    temporaryPath: disk.temporaryPath,
    dataPath: disk.dataPath,
    async commit(receivedPath, description) {
      const version = stamp(description, false);
      await disk.makeFolder(version);
      await rename(receivedPath, disk.dataPath(version));
      const before = index.find(version.bucket, version.key);
      await publish(version);
      if (before && unversioned.includes(version.bucket)) await removeVersion(before);
      return version;
    },
    async addDeleteMarker(bucket, key) {
      const marker = stamp({ bucket, key, sizeBytes: 0, etag: '', headers: {}, metadata: {} }, true);
      await disk.makeFolder(marker);
      return publish(marker);
    },
    removeVersion,
  };
}

/** Where versions lie on disk, and the writes that are durable when they resolve. */
async function openFolders(dataDir: string) {
  const temporaryDir = join(dataDir, 'incoming');
  await rm(temporaryDir, { recursive: true, force: true });
  await mkdir(temporaryDir, { recursive: true });
  const temporaryPath = () => join(temporaryDir, randomUUID());
  const folderOf = (version: ObjectVersion) =>
    join(dataDir, 'buckets', version.bucket, createHash('sha256').update(version.key).digest('hex'));
  const dataPath = (version: ObjectVersion) => join(folderOf(version), version.versionId);
  return {
    temporaryPath,
    dataPath,
    async makeFolder(version: ObjectVersion): Promise<void> {
      if (await mkdir(folderOf(version), { recursive: true })) await syncFolder(join(folderOf(version), '..'));
    },
    async writeDescription(version: ObjectVersion): Promise<void> {
      const draft = temporaryPath();
      await writeDurably(draft, JSON.stringify(version));
      await rename(draft, `${dataPath(version)}.json`);
      await syncFolder(folderOf(version));
    },
    async removeFiles(version: ObjectVersion): Promise<void> {
      await rm(`${dataPath(version)}.json`, { force: true });
      await rm(dataPath(version), { force: true });
    },
  };
}

/** Gives new versions their ids and time; sequencers go on after the greatest of those `existing`. */
function stamper(existing: readonly ObjectVersion[]) {
  let last = existing.reduce((greatest, { sequencer }) => maxOf(greatest, BigInt(`0x${sequencer}`)), 0n);
  return (version: NewVersion, deleteMarker: boolean): ObjectVersion => {
    last = maxOf(last + 1n, BigInt(Date.now()) * 1000n);
    const sequencer = last.toString(16).toUpperCase().padStart(18, '0');
    const versionId = `${sequencer}${randomBytes(7).toString('hex')}`;
    return { ...version, versionId, sequencer, deleteMarker, lastModified: new Date().toISOString() };
  };
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
  await mkdir(folder, { recursive: true });
  const versions: ObjectVersion[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (name.endsWith('.json')) versions.push(parseKept<ObjectVersion>(await readFile(path, 'utf8'), path));
  }
  return versions;
}

function maxOf(left: bigint, right: bigint): bigint {
  return left > right ? left : right;
}
