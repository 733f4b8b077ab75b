/** The index of talents in a module made as for AWS: a fresh process makes it of the table, in a folder it may write to, and finds by meaning. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { BUNDLING } from '../../infra/constructs/bundling.ts';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { AGREED, aTalent, START } from '../lambdas/records.ts';

const folder = mkdtempSync(join(tmpdir(), 'encaje-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sourceOf = (path: string) => JSON.stringify(fileURLToPath(new URL(`../../lambdas/${path}`, import.meta.url)));
const WELDER = aTalent({ talentId: 'welder', skillIds: ['occupation:welder'], basis: AGREED });

const ENTRY = `
  import { indexPath } from ${sourceOf('indexes/index-path.ts')};
  import { talentIndex } from ${sourceOf('indexes/talent-index.ts')};
  const table = ${JSON.stringify([WELDER, aTalent({ talentId: 'other', email: 'other@people.example' })])};
  const talents = {
    everyone: async () => table,
    all: async function* () { yield* table; },
    changedSince: async () => ({ talents: [], gone: [] }),
  };
  const path = indexPath('talents');
  if (process.argv[2] !== 'path') {
    const index = talentIndex({ talents, path });
    const page = await index.page({ search: 'soldador', sort: 'updatedAt', limit: 10, now: '${START}' });
    index.close();
    console.log(JSON.stringify(page.items.map(({ talentId }) => talentId)));
  } else console.log(JSON.stringify(path));
`;

const file = join(folder, 'index.mjs');
buildSync({ ...BUNDLING, stdin: { contents: ENTRY, resolveDir: folder }, outfile: file });

function run(args: string[], environment: Record<string, string>): unknown {
  const { [ENVIRONMENT.indexFolder]: _unset, ...env } = process.env;
  return JSON.parse(execFileSync(process.execPath, [file, ...args], { env: { ...env, ...environment } }).toString());
}

it('lies where a container of Lambda may write, unless a folder is named', () => {
  expect(run(['path'], {})).toBe('/tmp/encaje-index/talents.sqlite');
});

it('is made of the table by the first who asks, and finds by meaning', () => {
  const indexFolder = join(folder, 'index');
  expect(run([], { [ENVIRONMENT.indexFolder]: indexFolder })).toEqual(['welder']);
  expect(readdirSync(indexFolder)).toEqual(['talents.sqlite']);
});
