/**
 * `npm run check`: everything that reads the code without running it, side by side; with `--build` the site as well,
 * which tests of the product need. Prints what failed, one after the other, and ends with 1 where anything did.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const BIN = join(import.meta.dirname, '../../node_modules/.bin');

/** Incremental on a laptop; CI would write a cache that nothing reads. */
const KEEP_TYPES = process.env.CI
  ? []
  : ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'];

/** For programs in Go: a larger heap between two collections, which saves a tenth of the work on types. */
const FEWER_COLLECTIONS = { GOGC: '400' };

/** Each is one or more commands, of which the next begins when the one before has ended well. */
const CHECKS: Record<string, string[][]> = {
  'format and lint': [['biome', 'check', '--error-on-warnings', '.']],
  // Several threads would each check the types that most files share, while the other checks need the cores.
  types: [['tsc', '--noEmit', '--singleThreaded', ...KEEP_TYPES]],
  'import rules': [
    ['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'].concat(
      'shared lambdas frontend/src infra'.split(' '),
    ),
  ],
  'licences, secrets, vulnerabilities': [['node', 'tests/support/supply-chain.ts']],
};
const BUILD: Record<string, string[][]> = { build: [['node', 'tests/support/site-build.ts']] };

interface Outcome {
  name: string;
  seconds: number;
  output: string;
  isGood: boolean;
}

async function run(name: string, commands: readonly string[][]): Promise<Outcome> {
  const startedAt = performance.now();
  const env = { ...FEWER_COLLECTIONS, ...process.env };
  let output = '';
  let isGood = true;
  for (const [program = '', ...args] of commands) {
    const child = spawn(join(BIN, program), args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    isGood = await new Promise<boolean>((resolve, reject) => {
      child.once('error', reject).once('close', (code) => resolve(code === 0));
    });
    if (!isGood) break;
  }
  return { name, seconds: (performance.now() - startedAt) / 1000, output, isGood };
}

const wanted = process.argv.includes('--build') ? { ...CHECKS, ...BUILD } : CHECKS;
const outcomes = await Promise.all(Object.entries(wanted).map(([name, commands]) => run(name, commands)));
for (const { name, seconds, isGood } of outcomes) console.log(`${isGood ? '✓' : '×'} ${name} ${seconds.toFixed(1)} s`);
for (const { output } of outcomes) for (const [note] of output.matchAll(/^note: .*$/gm)) console.log(`  ${note}`);
for (const { name, output } of outcomes.filter(({ isGood }) => !isGood)) console.log(`\n× ${name}\n${output}`);
process.exitCode = outcomes.every(({ isGood }) => isGood) ? 0 : 1;
