/** The versions of all objects in memory, in the orders S3 lists them, so that lists need no disk. */
import type { ObjectVersion } from './object-version.ts';

export interface VersionIndex {
  hasBucket: (bucket: string) => boolean;
  add: (version: ObjectVersion) => void;
  remove: (version: ObjectVersion) => void;
  /** The newest version (a delete marker too), or the named one. */
  find: (bucket: string, key: string, versionId?: string | null) => ObjectVersion | undefined;
  /** Newest versions in the byte order of their keys, delete markers left out. */
  current: (bucket: string) => ObjectVersion[];
  /** All versions, by key and then newest first. */
  versions: (bucket: string) => ObjectVersion[];
}

interface Bucket {
  byKey: Map<string, ObjectVersion[]>;
  /** Sorted when a list first asks; absent again when a key comes or goes. */
  keys?: string[];
}

/** An index of the versions found in each bucket. */
export function versionIndex(found: ReadonlyMap<string, ObjectVersion[]>): VersionIndex {
  const buckets = new Map([...found].map(([name, versions]): [string, Bucket] => [name, { byKey: byKey(versions) }]));
  const versionsOf = (bucket: string, key: string) => buckets.get(bucket)?.byKey.get(key) ?? [];
  const all = (bucket: string) => keysOf(buckets.get(bucket)).map((key) => versionsOf(bucket, key));
  return {
    hasBucket: (bucket) => buckets.has(bucket),
    add: (version) =>
      replace(buckets.get(version.bucket), version.key, [version, ...versionsOf(version.bucket, version.key)]),
    remove(version) {
      const left = versionsOf(version.bucket, version.key).filter((other) => other.versionId !== version.versionId);
      replace(buckets.get(version.bucket), version.key, left);
    },
    find(bucket, key, versionId) {
      const versions = versionsOf(bucket, key);
      return versionId ? versions.find((version) => version.versionId === versionId) : versions[0];
    },
    current: (bucket) =>
      all(bucket)
        .flatMap((versions) => versions.slice(0, 1))
        .filter((version) => !version.deleteMarker),
    versions: (bucket) => all(bucket).flat(),
  };
}

/** Orders texts by their UTF-8 bytes, as S3 lists keys. */
export function compareBytes(left: string, right: string): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

function replace(bucket: Bucket | undefined, key: string, versions: ObjectVersion[]): void {
  if (bucket === undefined) return;
  if (versions.length === 0 || !bucket.byKey.has(key)) delete bucket.keys;
  if (versions.length === 0) bucket.byKey.delete(key);
  else bucket.byKey.set(key, newestFirst(versions));
}

function keysOf(bucket: Bucket | undefined): string[] {
  if (bucket === undefined) return [];
  bucket.keys ??= [...bucket.byKey.keys()].sort(compareBytes);
  return bucket.keys;
}

function byKey(versions: ObjectVersion[]): Map<string, ObjectVersion[]> {
  const keys = new Map<string, ObjectVersion[]>();
  for (const [key, group] of Map.groupBy(versions, (version) => version.key)) keys.set(key, newestFirst(group));
  return keys;
}

function newestFirst(versions: ObjectVersion[]): ObjectVersion[] {
  return versions.sort((left, right) => (left.sequencer < right.sequencer ? 1 : -1));
}
