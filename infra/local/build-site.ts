/** Builds the site when the build is missing or older than its sources. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const SITE_FOLDER = join(ROOT, 'dist', 'site');
/** What renders pages on the server; made from the finished build for browsers, so always the younger of the two. */
export const SITE_RENDERER = join(ROOT, 'dist', 'site-server', 'server.js');
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
  const built = await stat(SITE_RENDERER).then(
    (facts) => facts.mtimeMs,
    () => 0,
  );
  const changes = await Promise.all(SOURCES.map((source) => newestChange(join(ROOT, source))));
  return built < Math.max(...changes);
}

/** Runs the same two builds as `npm run build`, reporting errors to the terminal. */
export async function buildSite(): Promise<void> {
  const { build } = await import('vite');
  const root = join(ROOT, 'frontend');
  const common = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' as const };
  // Starting the product, also by a test runner, gives the site that visitors get.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    // Another copy of the product may be serving the earlier build: its files stay until `npm run build` clears up.
    await build({ ...common, build: { emptyOutDir: false } });
    await build({ ...common, build: { ssr: 'src/app/server.tsx' } });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
