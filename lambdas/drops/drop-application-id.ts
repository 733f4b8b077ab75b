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

/** Years, months, days, and the batches of the upload screen, by which they are followed: such a folder names nobody. */
const TELLS_NOBODY = /^(?:20\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:-[0-9a-f]{6})?)?)?\/)?$/;

/** The folder below `drops/` that a file was dropped into, with a slash at its end; empty where there is none. */
export function droppedFolder(key: string): string {
  return key.slice(UPLOAD_PREFIXES.drops.length, key.lastIndexOf('/') + 1);
}

/**
 * Files, and folders, are called after people: taken in, a file lies under the id of its application, in a folder that is
 * called by a digest of the one it was dropped into. The files of one folder stay together.
 */
export function takenKeyOf(key: string, applicationId: string, derivedId: DerivedId): string {
  const name = key.slice(key.lastIndexOf('/') + 1).toLowerCase();
  const ending = RESUME_EXTENSIONS.find((known) => name.endsWith(known)) ?? '';
  const folder = droppedFolder(key);
  const shown = TELLS_NOBODY.test(folder) ? folder : `${derivedId('drop-folder', folder)}/`;
  return `${UPLOAD_PREFIXES.drops}${shown}${applicationId}${ending}`;
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
