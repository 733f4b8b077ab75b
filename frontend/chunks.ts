/**
 * Which scripts travel together, read off the imports of the source: packages that the site starts with are one file, which
 * outlives releases; what `app/loadable.tsx` fetches beside a page by `import()` is one file each, with all that it imports.
 * Everything else the bundler cuts by itself, at each `import()`.
 */
import { basename, extname, join } from 'node:path';
import type { Rolldown } from 'vite';

type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

const SOURCES = join(import.meta.dirname, 'src/app');
const ENTRY = join(SOURCES, 'main.tsx');
const BESIDE_PAGES = join(SOURCES, 'loadable.tsx');

const isPackage = (id: string) => id.includes('/node_modules/');

/** Everything that a module cannot start without, itself included. */
function closureOf(id: string, infoOf: ModuleInfoOf, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of infoOf(id)?.importedIds ?? []) closureOf(imported, infoOf, seen);
  return seen;
}

/** The chunk of each module by its id; the first that has it counts. */
function chunksBy(infoOf: ModuleInfoOf): Map<string, string> {
  const start = closureOf(ENTRY, infoOf);
  const chunks = new Map<string, string>();
  for (const id of start) if (id !== ENTRY) chunks.set(id, isPackage(id) ? 'base' : 'site');
  for (const door of infoOf(BESIDE_PAGES)?.dynamicallyImportedIds ?? []) {
    const name = basename(door, extname(door));
    for (const id of closureOf(door, infoOf)) if (!start.has(id) && !chunks.has(id)) chunks.set(id, name);
  }
  return chunks;
}

/** For the bundler: names the chunk of a module, or leaves it to the bundler. */
export function chunkOf(): (id: string, context: { getModuleInfo: ModuleInfoOf }) => string | null {
  let chunks: Map<string, string> | undefined;
  return (id, context) => {
    chunks ??= chunksBy((each) => context.getModuleInfo(each));
    return chunks.get(id) ?? null;
  };
}
