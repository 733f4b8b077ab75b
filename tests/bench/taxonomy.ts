/** `npm run bench:taxonomy`: how long a fresh process takes until the taxonomy has answered its first question. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { BUNDLING } from '../../infra/constructs/bundling.ts';
import { catalog } from '../../shared/taxonomy/catalog.ts';
import type { ConceptKind } from '../../shared/taxonomy/concept.ts';
import { median, record } from './measured.ts';

const ENTRY = fileURLToPath(new URL('../../shared/taxonomy/index.ts', import.meta.url));
const RUNS = 9;
const SENTENCE = 'Enfermera con K8s y atención al cliente, carné B, inglés C1, vive en Rosario desde 2015';
const KINDS: readonly ConceptKind[] = ['skill', 'occupation', 'language', 'licence', 'education', 'place'];
/** Prints the milliseconds of the import, of the first sentence and of the same one again. */
const TIMED = `
  const startedAt = performance.now();
  const { findMentions } = await import(process.argv[1]);
  const importedAt = performance.now();
  findMentions(process.argv[2]);
  const answeredAt = performance.now();
  findMentions(process.argv[2]);
  console.log(JSON.stringify([importedAt - startedAt, answeredAt - importedAt, performance.now() - answeredAt]));`;

type Times = [imported: number, first: number, again: number];

function timesOf(file: string): Times {
  const args = ['--input-type=module', '--eval', TIMED, pathToFileURL(file).href, SENTENCE];
  return JSON.parse(execFileSync(process.execPath, args).toString()) as Times;
}

/** The taxonomy for a handler that finds mentions: what it does not ask for stays outside. */
function bundled(folder: string): string {
  const outfile = join(folder, 'taxonomy.mjs');
  const stdin = { contents: `export { findMentions } from ${JSON.stringify(ENTRY)};`, resolveDir: folder };
  buildSync({ stdin, outfile, ...BUNDLING });
  return outfile;
}

const ms = (value: number) => value.toFixed(1);

function rowOf(name: string, file: string): string[] {
  const runs = Array.from({ length: RUNS }, () => timesOf(file));
  const [imports, firsts, again] = [0, 1, 2].map((at) => runs.map((times) => times[at] ?? Number.NaN));
  const whole = runs.map(([imported, first]) => imported + first);
  return [
    name,
    ...[imports, firsts, whole].map((values = []) => ms(median(values))),
    ms(Math.min(...whole)),
    median(again ?? []).toFixed(2),
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'encaje-taxonomy-'));
try {
  const file = bundled(folder);
  const empty = join(folder, 'empty.mjs');
  writeFileSync(empty, 'export const findMentions = () => [];');
  const { firstStems, ofKind, phrasesFrom } = catalog();
  const aliases = [...firstStems()].reduce((sum, stem) => sum + phrasesFrom(stem).length, 0);
  const counts = KINDS.map((kind) => `${ofKind(kind).length} of kind ${kind}`).join(', ');
  await record({
    name: 'taxonomy',
    title: 'Loading the taxonomy',
    method:
      `${counts}; ${aliases} names and aliases. Milliseconds in a fresh process, median of ${RUNS} one after another: the import of the ` +
      'taxonomy with its data, bundled as for AWS (names filed by their first words beforehand) and by type stripping (with the data of titles, names scanned), then ' +
      '`findMentions` of one sentence, which builds the index. ' +
      'Aim: below 30 ms for both together. An empty module shows what any import costs.',
    table: [
      ['module', 'import', 'first sentence', 'together', 'shortest together', 'the sentence again'],
      rowOf('bundled', file),
      rowOf('type stripping', ENTRY),
      rowOf('empty', empty),
    ],
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
