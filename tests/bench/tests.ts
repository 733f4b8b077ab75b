/**
 * `npm run bench:tests`: how long `npm test` takes and what it starts, beside what it took before the tests shared
 * their stacks. `npm run bench:tests -- 10` runs it ten times and says how often it was green.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SLOWEST_VARIABLE, type SlowFile } from '../support/slowest-files.ts';
import { TALLY_VARIABLE } from '../support/tally.ts';
import { median, record } from './measured.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Run {
  isGreen: boolean;
  seconds: number;
  tally: string[];
  slowest: SlowFile[];
}

/**
 * The whole check as it was before, measured on 2026-11-22 on a machine of the same kind: two runs, one undisturbed in
 * which two browser files could not start, and one whole beside other work. Starts were counted in the second.
 */
const BEFORE = { seconds: '634 and 717', stacks: 34, browsers: 13, axe: 123, quick: 'none' };

function measured(script: string): Run {
  const folder = mkdtempSync(join(tmpdir(), 'encaje-bench-'));
  const files = { tally: join(folder, 'tally'), slowest: join(folder, 'slowest.json') };
  writeFileSync(files.tally, '');
  writeFileSync(files.slowest, '[]');
  const startedAt = performance.now();
  const { status } = spawnSync('npm', ['run', script], {
    cwd: ROOT,
    stdio: 'inherit',
    // As in CI, where no test is left out.
    env: { ...process.env, CI: 'true', [TALLY_VARIABLE]: files.tally, [SLOWEST_VARIABLE]: files.slowest },
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const tally = readFileSync(files.tally, 'utf8').trim().split('\n');
  const slowest = JSON.parse(readFileSync(files.slowest, 'utf8')) as SlowFile[];
  rmSync(folder, { recursive: true });
  return { isGreen: status === 0, seconds, tally, slowest };
}

const runs = Array.from({ length: Number(process.argv[2] ?? 1) }, () => measured('test'));
const quick = measured('test:quick');
const green = runs.filter(({ isGreen }) => isGreen);
const last = green.at(-1);
if (!last || green.length < runs.length || !quick.isGreen) {
  const quickly = quick.isGreen ? 'green' : 'red';
  console.error(`${green.length} of ${runs.length} runs were green, the quick one ${quickly}; nothing is recorded.`);
  process.exit(1);
}

const count = (what: string) => String(last.tally.filter((line) => line === what).length);
const times = green.map(({ seconds }) => seconds);
await record({
  name: 'tests',
  title: 'The whole check',
  method: `${green.length} of ${runs.length} runs in a row of \`npm test\` were green without a retry: format, lint, types, import rules, build, and all tests with the local stack and the browser. Seconds: median, and longest in brackets. \`npm run test:quick\` once. Before: one undisturbed run, in which two browser files could not start because two workers unpacked the browser at once, and a whole one beside other work; its starts are those of the whole one.`,
  table: [
    ['', 'before', 'now'],
    ['`npm test`, seconds', BEFORE.seconds, `${median(times).toFixed(0)} (${Math.max(...times).toFixed(0)})`],
    ['`npm run test:quick`, seconds', BEFORE.quick, quick.seconds.toFixed(0)],
    ['starts of a local stack', String(BEFORE.stacks), count('stack')],
    ['starts of a browser', String(BEFORE.browsers), count('browser')],
    ['runs of axe', String(BEFORE.axe), count('axe')],
  ],
});
await record({
  name: 'tests-slowest',
  title: 'The ten slowest test files',
  method:
    'Seconds in the last of those runs, three files at a time on two cores, waiting for the shared product included.',
  table: [
    ['file', 'seconds', 'why'],
    ...last.slowest.map(({ file, seconds, reason }) => [`\`${file}\``, seconds.toFixed(1), reason ?? '']),
  ],
});
