/** Shows that a place in a minified bundle leads back to the line that someone wrote. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { sourceOf } from '../../../infra/ops/place.ts';

const folder = mkdtempSync(join(tmpdir(), 'encaje-maps-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('leads from the bundle to the source, and says so where it cannot', () => {
  const source =
    'export function first() {\n  return 1;\n}\nexport function second() {\n  throw new Error("here");\n}\n';
  const sourcefile = '../../../lambdas/sweep/sweep.ts';
  const { code, map } = transformSync(source, { minify: true, sourcemap: 'external', sourcefile });
  mkdirSync(join(folder, 'sweep/sweep'), { recursive: true });
  writeFileSync(join(folder, 'sweep/sweep/index.mjs.map'), map);
  const column = code.indexOf('throw') + 1;
  const trace = `at second (file:///var/task/index.mjs:1:${column})`;
  expect(sourceOf('sweep/sweep', trace, folder)).toBe('lambdas/sweep/sweep.ts:5:3');
  expect(() => sourceOf('sweep/sweep', 'Error: here', folder)).toThrow('For example: npm run place');
  expect(() => sourceOf('jobs/none', 'index.mjs:1:1', folder)).toThrow('jobs/none');
});
