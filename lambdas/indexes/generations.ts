/** Publishes the index files as generations, and lets readers start from the newest one. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { IndexFile } from '../../shared/contract/resources.ts';
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { type GenerationStore, generationKey, numberInKey, type Pointer } from '../stores/generation-store.ts';
import { type CopyMarks, copySqlite, fetchGeneration, packFile } from './generation-file.ts';
import { type Layout, removeSqliteFile, type SqliteFile } from './sqlite-file.ts';

/** Changes wait for so long before they are published: readers lay them over the generation themselves. */
export const PUBLISHED_EVERY_MS = 10 * 60_000;
/** An unchanged generation is published again after a day: the bucket removes what is three days old, in case all else fails. */
const RENEWED_AFTER_MS = 24 * 3_600_000;
/** A generation may be replaced between the reading of its pointer and that of its file. */
const ATTEMPTS = 3;

/** Fetches the newest generation of one file. */
export interface GenerationSource {
  /** Puts it at `path`, with nothing else of that file open; `false` where there is none of this layout, or it cannot be had. */
  fetchTo(path: string, layout: Pick<Layout, 'version'>): Promise<boolean>;
}

/** The source of one file over the bucket. A reader that cannot fetch builds the file from the table: slower, but correct. */
export function generationSource(store: GenerationStore, file: IndexFile): GenerationSource {
  const fetchNewest = async (path: string, layout: number, attempts = ATTEMPTS): Promise<boolean> => {
    const read = await store.pointer(file);
    if (!read || read.pointer.layout !== layout || attempts === 0) return false;
    return (await fetchGeneration(store, read.pointer.key, path)) || fetchNewest(path, layout, attempts - 1);
  };
  return {
    fetchTo: async (path, { version }) => {
      try {
        return await fetchNewest(path, version);
      } catch (error) {
        logger.error('A generation of an index could not be fetched', { file, ...loggableError(error) });
        return false;
      }
    },
  };
}

export interface PublishDeps {
  store: GenerationStore;
  now(): number;
}

export interface Publishable {
  file: IndexFile;
  /** With all that changed in the table. */
  current(): Promise<SqliteFile>;
  /** Where copies may lie for a moment. */
  path: string;
}

export interface Published {
  /** `overtaken`: another writer published one meanwhile, and the next round looks again. */
  outcome: 'published' | 'unchanged' | 'waiting' | 'overtaken';
  /** How old the generation is that readers fetch, where it lacks something; 0 where it lacks nothing. */
  behindSeconds: number;
}

/** Publishes one file where that is due. It may be killed anywhere, and others may do the same at the same time. */
export async function publishGeneration(source: Publishable, deps: PublishDeps): Promise<Published> {
  const { store, now } = deps;
  const { file } = source;
  const before = await store.pointer(file);
  const marks = marksOf(await source.current());
  const state = stateOf(before?.pointer, marks, now());
  if (state !== 'due') {
    await removeLeftOver(file, before?.pointer, store);
    return { outcome: state, behindSeconds: state === 'waiting' ? behind(before?.pointer, now()) : 0 };
  }
  const isPublished = await publishNext(source, before, deps);
  if (!isPublished) return { outcome: 'overtaken', behindSeconds: behind(before?.pointer, now()) };
  return { outcome: 'published', behindSeconds: 0 };
}

const behind = (pointer: Pointer | undefined, now: number): number =>
  pointer ? Math.max(0, (now - Date.parse(pointer.publishedAt)) / 1000) : 0;

const marksOf = (from: SqliteFile): CopyMarks => ({
  layout: (from.query('PRAGMA user_version').get() as { user_version: number }).user_version,
  mark: from.note('mark'),
  removals: from.note('removals'),
});

/** A removed record is in no generation after the next one is published. */
function stateOf(pointer: Pointer | undefined, marks: CopyMarks, now: number): 'due' | 'unchanged' | 'waiting' {
  if (!pointer || pointer.layout !== marks.layout || pointer.removals !== marks.removals) return 'due';
  const age = now - Date.parse(pointer.publishedAt);
  if (age >= RENEWED_AFTER_MS) return 'due';
  if (pointer.mark === marks.mark) return 'unchanged';
  return age >= PUBLISHED_EVERY_MS ? 'due' : 'waiting';
}

async function publishNext(
  { file, current, path }: Publishable,
  before: Awaited<ReturnType<GenerationStore['pointer']>>,
  { store, now }: PublishDeps,
): Promise<boolean> {
  const number = (before?.pointer.number ?? 0) + 1;
  const key = generationKey(file, number, randomUUID());
  const [copy, packed] = [`${path}.copy`, `${path}.copy.packed`];
  try {
    const publishedAt = new Date(now()).toISOString();
    const marks = await copySqlite(await current(), copy);
    await packFile(copy, packed);
    const bytes = await store.upload(key, packed);
    const pointer = { number, key, ...marks, publishedAt, bytes };
    if (await store.setPointer(file, pointer, before?.eTag)) {
      await removeLeftOver(file, pointer, store);
      return true;
    }
    // An attempt whose answer was lost may have set it all the same.
    if ((await store.pointer(file))?.pointer.key === key) return true;
    await store.remove(key);
    return false;
  } finally {
    removeSqliteFile(copy);
    await rm(packed, { force: true });
  }
}

/**
 * Removes all generations but the one that readers fetch: earlier ones, and what writers left that were killed or overtaken.
 * A later number is another writer's who has not set the pointer yet.
 */
async function removeLeftOver(file: IndexFile, pointer: Pointer | undefined, store: GenerationStore): Promise<void> {
  if (!pointer) return;
  for (const key of await store.keys(file))
    if (key !== pointer.key && numberInKey(key) <= pointer.number) await store.remove(key);
}
