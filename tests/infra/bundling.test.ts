/** A module made as for AWS finds the same names, by words filed beforehand, and makes no pattern again at every use. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUNDLING } from '../../infra/constructs/bundling.ts';
import { findMentions } from '../../shared/taxonomy/index.ts';

const TAXONOMY = fileURLToPath(new URL('../../shared/taxonomy/index.ts', import.meta.url));
const TEXTS = [
  'Enfermera con K8s y atención al cliente, carné B, inglés C1, vive en Rosario desde 2015',
  'Ñandúes, zapatería, ¿.NET? y C#; Zürich; logistics in A Coruña',
  '',
];

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encaje-bundle-'));
  file = join(folder, 'taxonomy.mjs');
  const contents = `export { findMentions } from ${JSON.stringify(TAXONOMY)};`;
  buildSync({ ...BUNDLING, stdin: { contents, resolveDir: folder }, outfile: file });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the taxonomy in a bundle', () => {
  it('finds what it finds outside', async () => {
    const bundled = (await import(pathToFileURL(file).href)) as { findMentions: typeof findMentions };
    expect(findMentions(TEXTS[0] ?? '').length).toBeGreaterThan(4);
    for (const text of TEXTS) expect(bundled.findMentions(text), text).toEqual(findMentions(text));
  });

  it('has its names filed, keeps patterns as they are written, and leaves out the lists of titles', async () => {
    const code = await readFile(file, 'utf8');
    expect(code).not.toContain('TAXONOMY_FIRST_WORDS');
    expect(code).toContain(BUNDLING.define.TAXONOMY_FIRST_WORDS.slice(1, 200));
    expect(code).not.toMatch(/new RegExp\("\\\\p/);
    expect(code.length).toBeLessThan(1_300_000);
  });
});
