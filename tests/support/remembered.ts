/** Results of long work on files, kept in `node_modules/.cache` for as long as those files stay the same. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const MEMORY = join(ROOT, 'node_modules/.cache');

function filesIn(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

/** Names the content of all files in these places, and the version of Node; none where one of the places is not there. */
export function contentOf(places: readonly string[]): string | undefined {
  const hash = createHash('sha256').update(process.version);
  try {
    for (const file of places.flatMap(filesIn).toSorted())
      hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return hash.digest('hex');
}

/** What `made` gives for the present `content`, which is remembered under `name`. */
export async function remembered<T>(name: string, content: () => unknown, made: () => T | Promise<T>): Promise<T> {
  const file = join(MEMORY, `${name}.json`);
  const kept = readMemory<T>(file);
  if (kept && JSON.stringify(kept.content) === JSON.stringify(content())) return kept.value;
  const value = await made();
  mkdirSync(MEMORY, { recursive: true });
  writeFileSync(file, JSON.stringify({ content: content(), value }));
  return value;
}

/** The same on a laptop; CI rebuilds it, whatever an earlier run has left. */
export async function rememberedLocally<T>(
  name: string,
  content: () => unknown,
  made: () => T | Promise<T>,
): Promise<T> {
  return process.env.CI ? made() : remembered(name, content, made);
}

function readMemory<T>(file: string): { content: unknown; value: T } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { content: unknown; value: T };
  } catch {
    // Never made here yet, or broken off while it was written: both are rebuilt.
    return undefined;
  }
}
