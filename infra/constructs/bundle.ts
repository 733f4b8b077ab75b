/** Turns a handler's TypeScript into the files of a Lambda function: one minified module, the SDK inside. */
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync, type OutputFile } from 'esbuild';
import { BUNDLING } from './bundling.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUNDLES = join(ROOT, 'dist/lambdas');
// Kept beside the bundles, never deployed: a stack trace is translated at the desk, not paid for at every cold start.
const SOURCE_MAPS = join(ROOT, 'dist/source-maps');

/** The source of a handler: `jobs/get-job` is `lambdas/jobs/get-job.handler.ts`. Throws when there is no such file. */
export function handlerFile(handler: string): string {
  const file = join(ROOT, 'lambdas', `${handler}.handler.ts`);
  if (!existsSync(file)) throw new Error(`The contract names the handler ${handler}, but ${file} does not exist`);
  return file;
}

/** A finished file that travels with a function as it is. */
export interface ExtraFile {
  /** Absolute path. */
  from: string;
  /** Beside `index.mjs`. */
  name: string;
}

/**
 * Bundles a handler to `index.mjs`, and each worker (a path below `lambdas/`, without `.ts`) beside it under its own
 * base name: `resumes/read-resume.worker` becomes `read-resume.worker.mjs`; `extraFiles` are copied. Throws what esbuild
 * finds wrong.
 */
export function bundleHandler(
  handler: string,
  workers: readonly string[] = [],
  extraFiles: readonly ExtraFile[] = [],
): Code {
  const directory = join(BUNDLES, handler);
  rmSync(directory, { recursive: true, force: true });
  write(handler, 'index.mjs', compile(handlerFile(handler)));
  for (const worker of workers) {
    write(handler, `${basename(worker)}.mjs`, compile(join(ROOT, 'lambdas', `${worker}.ts`)));
  }
  for (const { from, name } of extraFiles) copyFileSync(from, join(directory, name));
  return Code.fromAsset(directory);
}

function compile(entry: string): OutputFile[] {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    outdir: BUNDLES,
    absWorkingDir: ROOT,
    ...BUNDLING,
    sourcemap: 'external',
    write: false,
  });
  return outputFiles;
}

function write(handler: string, name: string, files: OutputFile[]): void {
  for (const { path, contents } of files) {
    const isMap = path.endsWith('.map');
    const target = join(isMap ? SOURCE_MAPS : BUNDLES, handler, isMap ? `${name}.map` : name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
}
