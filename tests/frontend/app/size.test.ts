/**
 * What a first visit downloads before the home page shows its heading, so that it cannot grow unnoticed.
 * @vitest-environment node
 */
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it, vi } from 'vitest';
import { type SiteChunk, type SiteParts, siteParts } from '../../support/site-build.ts';

const KB = 1024;
const BUILD_MS = 120_000;
let parts: SiteParts;

beforeAll(async () => {
  // The build of a visitor, whatever the test runner calls its own mode; the files tested after this one keep theirs.
  vi.stubEnv('NODE_ENV', 'production');
  parts = await siteParts();
  vi.unstubAllEnvs();
}, BUILD_MS);

const chunks = () => parts.chunks;
const kilobytes = (content: string) => gzipSync(content).length / KB;

/** A chunk with everything it cannot start without. */
function closure(chunk: SiteChunk, seen = new Set<SiteChunk>()): Set<SiteChunk> {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const file of chunk.imports) {
    const next = chunks().find(({ fileName }) => fileName === file);
    if (next) closure(next, seen);
  }
  return seen;
}

function scriptsOf(page: string): SiteChunk[] {
  const sources = [page, 'es.json?first', 'home.es.json'];
  const starts = chunks().filter(
    ({ isEntry, facadeModuleId }) => isEntry || sources.some((source) => facadeModuleId?.endsWith(source)),
  );
  expect(starts.length).toBe(4);
  return [...new Set(starts.flatMap((chunk) => [...closure(chunk)]))];
}

it('needs at most 111 KB of script for the home page', () => {
  const scripts = scriptsOf('features/home/home-page.tsx');
  const total = scripts.reduce((sum, { code }) => sum + kilobytes(code), 0);
  expect(total).toBeGreaterThan(80);
  expect(total).toBeLessThanOrEqual(111);
});

it('needs no react-query to show it', () => {
  const modules = scriptsOf('features/home/home-page.tsx').flatMap(({ moduleIds }) => moduleIds);
  expect(modules.some((id) => id.includes('node_modules/react-dom/'))).toBe(true);
  expect(modules.filter((id) => id.includes('@tanstack'))).toEqual([]);
});

it('sends the library of forms to no page without one', () => {
  const isForm = (id: string) => /node_modules\/(zod|react-hook-form)\//.test(id);
  const modulesOf = (source: string) => {
    const start = chunks().find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/features/${source}`));
    if (!start) throw new Error(`No chunk begins with ${source}`);
    return [...closure(start)].flatMap(({ moduleIds }) => moduleIds);
  };
  expect(modulesOf('applications/apply-form.tsx').filter(isForm).length).toBeGreaterThan(0);
  for (const page of ['jobs/jobs-page.tsx', 'jobs/job-page.tsx', 'legal/privacy-page.tsx', 'ai/ai-features-page.tsx'])
    expect(modulesOf(page).filter(isForm), page).toEqual([]);
});

it('sends the coordinates of towns and their names to no browser', () => {
  const modules = chunks().flatMap(({ moduleIds }) => moduleIds);
  expect(modules.some((id) => id.endsWith('shared/domain/near.ts'))).toBe(true);
  expect(modules.filter((id) => id.includes('/shared/search/'))).toEqual([]);
});

it('cuts no two chunks that need each other, of which one would start without the other', () => {
  const needed = (chunk: SiteChunk) =>
    chunk.imports.flatMap((file) => chunks().filter(({ fileName }) => fileName === file));
  const mutual = chunks().filter((chunk) => needed(chunk).some((one) => closure(one).has(chunk)));
  expect(mutual.map(({ name }) => name)).toEqual([]);
});

it('keeps the display font within 36 KB', () => {
  const font = Object.keys(parts.assets).find((fileName) => fileName.endsWith('.woff2'));
  expect((parts.assets[font ?? ''] ?? Number.POSITIVE_INFINITY) / KB).toBeLessThanOrEqual(36);
});

it('gives every text to exactly one part', () => {
  const texts = chunks().filter(({ facadeModuleId }) => facadeModuleId?.includes('/es.json?'));
  expect(texts.length).toBe(3);
  const marks = ['Saltar al contenido', 'Cargar más empleos', 'Enviar mi candidatura', 'Por favor sube tu currículum'];
  for (const mark of marks) expect(texts.filter(({ code }) => code.includes(mark)).length, mark).toBe(1);
});
