/** `npm run bench:tests`: how long `npm test` takes, once. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { record } from './measured.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const startedAt = performance.now();
const { status } = spawnSync('npm', ['test'], { cwd: ROOT, stdio: 'inherit' });
const took = (performance.now() - startedAt) / 1000;

if (status === 0) {
  await record({
    name: 'tests',
    title: 'The whole check',
    method:
      'One run of `npm test`: format, lint, types, import rules, build, and all tests with the local stack and the browser.',
    table: [
      ['', 'seconds'],
      ['`npm test`', took.toFixed(0)],
    ],
  });
} else {
  console.error(`npm test failed after ${took.toFixed(0)} s; a failed run is not recorded.`);
  process.exitCode = 1;
}
