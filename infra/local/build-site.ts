/** Builds the site when there is no build yet, or one older than its sources. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const SITE_FOLDER = join(ROOT, 'dist', 'site');
const SOURCES = ['frontend', 'shared', 'package-lock.json'];

async function newestChange(path: string): Promise<number> {
  const facts = await stat(path);
  if (!facts.isDirectory()) return facts.mtimeMs;
  const entries = await readdir(path);
  const changes = await Promise.all(entries.map((entry) => newestChange(join(path, entry))));
  return Math.max(0, ...changes);
}

/** Whether the build is missing or older than anything it is made from. */
export async function isBuildOutdated(): Promise<boolean> {
  const built = await stat(join(SITE_FOLDER, 'index.html')).then(
    (facts) => facts.mtimeMs,
    () => 0,
  );
  const changes = await Promise.all(SOURCES.map((source) => newestChange(join(ROOT, source))));
  return built < Math.max(...changes);
}

/** Runs the same build as `npm run build`, reporting to the terminal. */
export async function buildSite(): Promise<void> {
  const { build } = await import('vite');
  await build({
    root: join(ROOT, 'frontend'),
    configFile: join(ROOT, 'frontend', 'vite.config.ts'),
    logLevel: 'error',
  });
}
