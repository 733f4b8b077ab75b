/**
 * What a first visit downloads before the home page shows its heading, so that it cannot grow unnoticed.
 * @vitest-environment node
 */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it, vi } from 'vitest';

const KB = 1024;
const BUILD_MS = 120_000;
const FRONTEND = join(import.meta.dirname, '../../../frontend');
let output: Rolldown.RolldownOutput['output'];

beforeAll(async () => {
  const configFile = join(FRONTEND, 'vite.config.ts');
  // The build of a visitor, whatever the test runner calls its own mode; the files tested after this one keep theirs.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    root: FRONTEND,
    configFile,
    mode: 'production',
    logLevel: 'silent',
    build: { write: false },
  });
  vi.unstubAllEnvs();
  output = (built as Rolldown.RolldownOutput).output;
}, BUILD_MS);

const chunks = () => output.filter((file) => file.type === 'chunk');
const kilobytes = (content: string | Uint8Array) => gzipSync(content).length / KB;

/** A chunk with everything it cannot start without. */
function closure(chunk: Rolldown.OutputChunk, seen = new Set<Rolldown.OutputChunk>()): Set<Rolldown.OutputChunk> {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const file of chunk.imports) {
    const next = chunks().find(({ fileName }) => fileName === file);
    if (next) closure(next, seen);
  }
  return seen;
}

function scriptsOf(page: string): Rolldown.OutputChunk[] {
  const sources = [page, 'es.json?first', 'home.es.json'];
  const starts = chunks().filter(
    ({ isEntry, facadeModuleId }) => isEntry || sources.some((source) => facadeModuleId?.endsWith(source)),
  );
  expect(starts.length).toBe(4);
  return [...new Set(starts.flatMap((chunk) => [...closure(chunk)]))];
}

it('needs at most 110 KB of script for the home page', () => {
  const scripts = scriptsOf('features/home/home-page.tsx');
  const total = scripts.reduce((sum, { code }) => sum + kilobytes(code), 0);
  expect(total).toBeGreaterThan(80);
  expect(total).toBeLessThanOrEqual(110);
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

it('cuts no two chunks that need each other, of which one would start without the other', () => {
  const needed = (chunk: Rolldown.OutputChunk) =>
    chunk.imports.flatMap((file) => chunks().filter(({ fileName }) => fileName === file));
  const mutual = chunks().filter((chunk) => needed(chunk).some((one) => closure(one).has(chunk)));
  expect(mutual.map(({ name }) => name)).toEqual([]);
});

it('keeps the display font within 40 KB', () => {
  const font = output.find(({ fileName }) => fileName.endsWith('.woff2'));
  expect(font?.type === 'asset' ? font.source.length / KB : Number.POSITIVE_INFINITY).toBeLessThanOrEqual(40);
});

it('gives every text to exactly one part', () => {
  const parts = chunks().filter(({ facadeModuleId }) => facadeModuleId?.includes('/es.json?'));
  expect(parts.length).toBe(3);
  const marks = ['Saltar al contenido', 'Cargar más empleos', 'Enviar mi candidatura', 'Por favor sube tu currículum'];
  for (const mark of marks) expect(parts.filter(({ code }) => code.includes(mark)).length, mark).toBe(1);
});
