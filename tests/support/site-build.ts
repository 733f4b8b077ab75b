/**
 * The build of the site that a run of tests shares: rebuilt only where its sources, or what was built of them, have
 * changed since. Run as a program it makes that build; the test of its sizes reads what it consists of.
 */
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { SITE_RENDERER } from '../../infra/local/build-site.ts';
import { contentOf, remembered } from './remembered.ts';

const ROOT = join(import.meta.dirname, '../..');
const FRONTEND = join(ROOT, 'frontend');
const SOURCES = ['frontend', 'shared', 'package-lock.json'];
const OUTPUT = ['dist/site', 'dist/site-server'];

type Chunk = Rolldown.OutputChunk;
/** A script of the build as far as its test looks at it; `facadeModuleId` is the module for which it was cut. */
export type SiteChunk = Pick<
  Chunk,
  'name' | 'fileName' | 'code' | 'imports' | 'isEntry' | 'facadeModuleId' | 'moduleIds'
>;
export interface SiteParts {
  chunks: SiteChunk[];
  /** Bytes of each other file by its name. */
  assets: Record<string, number>;
}

async function built(options: { write: boolean }): Promise<SiteParts> {
  const { output } = (await build({ ...OF_SITE, build: options })) as Rolldown.RolldownOutput;
  const chunks = output
    .filter((file) => file.type === 'chunk')
    .map(({ name, fileName, code, imports, isEntry, facadeModuleId, moduleIds }) => {
      return { name, fileName, code, imports, isEntry, facadeModuleId, moduleIds };
    });
  const assets = output
    .filter((file) => file.type === 'asset')
    .map(({ fileName, source }) => [fileName, Buffer.byteLength(source)]);
  return { chunks, assets: Object.fromEntries(assets) };
}

const OF_SITE = {
  root: FRONTEND,
  configFile: join(FRONTEND, 'vite.config.ts'),
  mode: 'production',
  logLevel: 'warn',
} as const;
const ofSources = () => contentOf(SOURCES);

/** What the site for browsers consists of; builds it in memory where no run has built these sources. */
export function siteParts(): Promise<SiteParts> {
  return remembered('site-parts', ofSources, () => built({ write: false }));
}

/** Builds the site and what renders it on the server, unless what lies in `dist` was built of these very sources. */
export async function buildForTests(): Promise<void> {
  await remembered(
    'site-built',
    () => [contentOf(SOURCES), contentOf(OUTPUT)],
    async () => {
      const parts = await built({ write: true });
      await build({ ...OF_SITE, build: { ssr: 'src/app/server.tsx' } });
      await remembered('site-parts', ofSources, async () => parts);
      return true;
    },
  );
  // A start of the product goes by times: it need not build again what is of the same content.
  utimesSync(SITE_RENDERER, new Date(), new Date());
}

if (import.meta.main) await buildForTests();
