/** Derives the application ids of dropped files, and the keys of those files once registered. */
import { createHash } from 'node:crypto';
import { UPLOAD_PREFIXES } from '../../shared/contract/resources.ts';
import { RESUME_EXTENSIONS } from '../../shared/domain/file.ts';

/** The entity tag that S3 gives a content which it encrypts with keys of its own, in one piece: its MD5. */
export function contentTag(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('hex');
}

type DerivedId = (...parts: string[]) => string;

/**
 * The application that a dropped object always gets: the same content under the same key is the same application. Under
 * a key of ours the entity tag of an object says nothing about its content, hence the tag of the bytes themselves.
 */
export function dropApplicationId(key: string, eTag: string, derivedId: DerivedId): string {
  return derivedId('drop', key, eTag);
}

/** A file is called after its person: taken in, it lies in its folder under the id of its application alone. */
export function takenKeyOf(key: string, applicationId: string): string {
  const name = key.slice(key.lastIndexOf('/') + 1).toLowerCase();
  const ending = RESUME_EXTENSIONS.find((known) => name.endsWith(known)) ?? '';
  return `${key.slice(0, key.lastIndexOf('/') + 1)}${applicationId}${ending}`;
}

const TAKEN = new RegExp(`^${UPLOAD_PREFIXES.drops}(?:.*/)?([0-9a-hjkmnp-tv-z]{16})(?:\\.[a-z]{2,4})?$`, 's');

/** The application whose file may lie under a key of this shape; `undefined` of every other key. */
export function takenDropId(key: string): string | undefined {
  return TAKEN.exec(key)?.[1];
}

/** The application of a file below `drops/`, whether it was taken in yet or not. */
export function idOfDrop(key: string, eTag: string, derivedId: DerivedId): string {
  return takenDropId(key) ?? dropApplicationId(key, eTag, derivedId);
}
