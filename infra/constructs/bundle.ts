/** Turns a handler's TypeScript into the files of a Lambda function: minified modules, the SDK inside. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync, type OutputFile } from 'esbuild';
import { handlerFile } from '../handler-file.ts';
import { BUNDLING } from './bundling.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUNDLES = join(ROOT, 'dist/lambdas');
// Kept beside the bundles, never deployed: a stack trace is translated at the desk, not paid for at every cold start.
const SOURCE_MAPS = join(ROOT, 'dist/source-maps');

/**
 * Modules that their makers have made small already, and the files that Node needs to find them. Making them smaller again
 * takes longer than all the rest of a bundle and saves nothing.
 */
const FINISHED: Record<string, readonly string[]> = { 'unpdf/pdfjs': ['package.json', 'dist/pdfjs.mjs'] };

/** A finished file that travels with a function as it is. */
export interface ExtraFile {
  /** Absolute path. */
  from: string;
  /** Beside `index.mjs`. */
  name: string;
}

export interface BundleParts {
  workers?: readonly string[];
  extraFiles?: readonly ExtraFile[];
  /** @default true */
  sourceMap?: boolean;
}

/**
 * Bundles a handler to `index.mjs`, and each worker (a path below `lambdas/`, without `.ts`) beside it under its own
 * base name: `resumes/read-resume.worker` becomes `read-resume.worker.mjs`. What is imported lazily, and what several of them
 * share, lies beside them in modules of its own; `extraFiles` are copied. Throws what esbuild finds wrong.
 */
export function bundleHandler(
  handler: string,
  { workers = [], extraFiles = [], sourceMap = true }: BundleParts = {},
): Code {
  const directory = join(BUNDLES, handler);
  for (const old of [directory, join(SOURCE_MAPS, handler)]) rmSync(old, { recursive: true, force: true });
  const entries = workers.map((worker) => ({ in: join(ROOT, 'lambdas', `${worker}.ts`), out: basename(worker) }));
  const { outputFiles, finished } = compile(
    [{ in: handlerFile(handler), out: 'index' }, ...entries],
    directory,
    sourceMap,
  );
  write(handler, outputFiles);
  for (const name of finished) copyFinished(name, directory);
  for (const { from, name } of extraFiles) copyFileSync(from, join(directory, name));
  return Code.fromAsset(directory);
}

interface Compiled {
  outputFiles: OutputFile[];
  /** Which of the finished modules are asked for. */
  finished: ReadonlySet<string>;
}

function compile(entryPoints: { in: string; out: string }[], outdir: string, sourceMap: boolean): Compiled {
  const { outputFiles, metafile } = buildSync({
    entryPoints,
    outdir,
    absWorkingDir: ROOT,
    ...BUNDLING,
    splitting: true,
    external: Object.keys(FINISHED),
    outExtension: { '.js': '.mjs' },
    sourcemap: sourceMap && 'external',
    write: false,
    metafile: true,
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  return { outputFiles, finished: new Set(imported.filter((path) => path in FINISHED)) };
}

function write(handler: string, files: OutputFile[]): void {
  for (const { path, contents } of files) {
    const target = join(path.endsWith('.map') ? SOURCE_MAPS : BUNDLES, handler, basename(path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
}

/** Puts a finished module where Node looks for it from the bundle: below `node_modules`, with the file that names its parts. */
function copyFinished(name: string, directory: string): void {
  const [library = ''] = name.split('/');
  const [from, to] = [ROOT, directory].map((folder) => join(folder, 'node_modules', library)) as [string, string];
  for (const file of FINISHED[name] ?? []) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
}
