/** `npm run bench:bundles`: what each function's bundle weighs and how long a fresh process takes to import it. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundleHandler } from '../../infra/constructs/bundle.ts';
import { sizeOf } from '../../infra/stacks/function-sizes.ts';
import { BACKGROUND_FUNCTIONS } from '../../shared/contract/resources.ts';
import { BY_FUNCTION } from '../infra/declared.ts';
import { kilobytes, median, record } from './measured.ts';

const BUNDLES = fileURLToPath(new URL('../../dist/lambdas/', import.meta.url));
const RUNS = 5;
const TIMED_IMPORT = `
  const startedAt = performance.now();
  await import(process.argv[1]);
  console.log(performance.now() - startedAt);
  process.exit();`;

/** Milliseconds of the import alone, without the start of the process. */
function importTime(handler: string): number {
  const entry = pathToFileURL(join(BUNDLES, handler, 'index.mjs')).href;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', TIMED_IMPORT, entry]);
  return Number(output.toString().trim());
}

function bytesOf(handler: string): Buffer[] {
  const folder = join(BUNDLES, handler);
  return readdirSync(folder).map((file) => readFileSync(join(folder, file)));
}

const total = (files: readonly Uint8Array[]) => files.reduce((sum, { length }) => sum + length, 0);

const handlers = [...Object.keys(BY_FUNCTION), BACKGROUND_FUNCTIONS.addAdminClaim.handler].sort();
for (const handler of handlers) bundleHandler(handler, sizeOf(handler).workers);

const rows = handlers.map((handler) => {
  const files = bytesOf(handler);
  const times = Array.from({ length: RUNS }, () => importTime(handler));
  const zipped = total(files.map((file) => gzipSync(file)));
  const note = files.length > 1 ? ' (with its worker)' : '';
  return [`\`${handler}\`${note}`, kilobytes(total(files)), kilobytes(zipped), median(times).toFixed(0)];
});

await record({
  name: 'bundles',
  title: 'Function bundles',
  method:
    `Bundled as for AWS (minified, SDK inside); size in kB (1000 bytes) of all files of the function, and the time of \`import\` of its entry ` +
    `in a fresh process, the median of ${RUNS}, one after another. A worker is loaded only when a file is read.`,
  table: [['function', 'kB', 'kB gzip', 'import ms'], ...rows],
});
