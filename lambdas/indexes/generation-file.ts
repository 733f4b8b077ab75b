/** Copies, packs and unpacks SQLite files, so that one writer's file can be published and serve many readers. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { GenerationStore } from '../stores/generation-store.ts';
import { removeSqliteFile, type SqliteFile } from './sqlite-file.ts';

/** Pages copied before others get their turn: some 8 MB. */
const PAGES_AT_ONCE = 2_000;
/** The fastest levels: a reader waits for what it fetches, and further ones save few bytes. */
const LEVEL = 1;

/** What a copy holds, as it says itself. */
export interface CopyMarks {
  layout: number;
  mark: string;
  removals: string;
}

/** Writes a copy of a file that is in use to `path`, all of one moment. */
export async function copySqlite({ db }: SqliteFile, path: string): Promise<CopyMarks> {
  removeSqliteFile(path);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await backup(db, path, { rate: PAGES_AT_ONCE });
  return marksIn(path);
}

function marksIn(path: string): CopyMarks {
  const copy = new DatabaseSync(path);
  try {
    const note = (name: string) =>
      (copy.prepare('SELECT value FROM notes WHERE name = ?').get(name) as { value: string } | undefined)?.value ?? '';
    const { user_version: layout } = copy.prepare('PRAGMA user_version').get() as { user_version: number };
    return { layout, mark: note('mark'), removals: note('removals') };
  } finally {
    copy.close();
  }
}

/** Packs the file at `from` into one at `to`. */
export async function packFile(from: string, to: string): Promise<void> {
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
  await pipeline(createReadStream(from), createZstdCompress({ params }), createWriteStream(to));
}

/** Unpacks the file at `from` into one at `to`. */
export async function unpackFile(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createZstdDecompress(), createWriteStream(to));
}

/** Puts what is stored under `key` where a SQLite file is expected, whole or not at all; `false` where it is there no more. */
export async function fetchGeneration(store: GenerationStore, key: string, path: string): Promise<boolean> {
  const [packed, unpacked] = [`${path}.packed`, `${path}.fetched`];
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    if (!(await store.download(key, packed))) return false;
    await unpackFile(packed, unpacked);
    removeSqliteFile(path);
    await rename(unpacked, path);
    return true;
  } finally {
    for (const left of [packed, unpacked]) await rm(left, { force: true });
  }
}
