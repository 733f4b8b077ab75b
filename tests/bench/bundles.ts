/**
 * `npm run bench:bundles`: what each function's bundle weighs and how long a fresh process takes to load it, after `npm run synth`.
 * With the path of an earlier checkout (`-- ../before`, synthesised like this one) also what is deployed, then and now.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { functionOf } from '../../infra/functions.ts';
import type { Route } from '../../shared/contract/route.ts';
import { routes } from '../../shared/contract/routes.ts';
import { kilobytes, median, record } from './measured.ts';

const HERE = fileURLToPath(new URL('../../', import.meta.url));
const RUNS = 9;
const TIMED = `
  const [entry, event] = process.argv.slice(1);
  globalThis.awslambda = { streamifyResponse: (handler) => handler };
  const startedAt = performance.now();
  const { handler } = await import(entry);
  if (event) await handler(JSON.parse(event), { awsRequestId: 'bench' });
  console.log(performance.now() - startedAt);
  process.exit();`;

const bundles = (root: string) => join(root, 'dist/lambdas');

interface Resource {
  Type: string;
  Properties?: Record<string, unknown>;
}

/** Resources of each template, with the nested ones by the names of their constructs. */
function resourcesIn(root: string): Map<string, Resource[]> {
  const files = globSync('*.template.json', { cwd: join(root, 'cdk.out') }).sort();
  return new Map(
    files.map((file) => {
      const { Resources } = JSON.parse(readFileSync(join(root, 'cdk.out', file), 'utf8')) as {
        Resources: Record<string, Resource>;
      };
      const nested = /app([A-Z][a-z]+)[0-9A-F]{8}\.nested/.exec(file)?.[1];
      const own = basename(file, '.template.json').replace(/^encaje-dev-/, '');
      return [nested ? `app, ${nested}` : own, Object.values(Resources)];
    }),
  );
}

/** The functions of the product that the templates deploy, by the folders of their bundles. */
const functionsIn = (root: string): string[] =>
  [...resourcesIn(root).values()]
    .flat()
    .filter(({ Type }) => Type === 'AWS::Lambda::Function')
    .map(({ Properties }) => String(Properties?.Description))
    .filter((name) => existsSync(join(bundles(root), name, 'index.mjs')))
    .sort();

function bytesOf(root: string, name: string): Buffer[] {
  const folder = join(bundles(root), name);
  return globSync('**/*.{mjs,json,wasm}', { cwd: folder }).map((file) => readFileSync(join(folder, file)));
}

/** The modules that are loaded with `file`, itself included. */
function loadedWith(folder: string, file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const text = readFileSync(join(folder, file), 'utf8');
  for (const [, next = ''] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) loadedWith(folder, next, known);
  return known;
}

const total = (files: readonly Uint8Array[]) => files.reduce((sum, { length }) => sum + length, 0);

/** Milliseconds from the import on, without the start of the process; with an event, to the answer. */
function loadTime(root: string, name: string, event?: object): number {
  const entry = pathToFileURL(join(bundles(root), name, 'index.mjs')).href;
  const args = ['--input-type=module', '--eval', TIMED, entry, ...(event ? [JSON.stringify(event)] : [])];
  const env = { PATH: process.env.PATH, AWS_REGION: 'eu-west-1', POWERTOOLS_LOG_LEVEL: 'SILENT' };
  return Number(execFileSync(process.execPath, args, { env, encoding: 'utf8' }).trim().split('\n').at(-1));
}

/** The medians, in whole milliseconds, of runs in turn, so that what else the machine does falls on all of them. */
function medianTimes(runs: readonly (() => number)[]): string[] {
  const rounds = Array.from({ length: RUNS }, () => runs.map((run) => run()));
  return runs.map((_, n) => median(rounds.map((times) => times[n] ?? Number.NaN)).toFixed(0));
}

/** By their names in the contract. */
const ASKED = ['getHealth', 'listPublicJobs', 'submitApplication', 'followApplication'] as const;
const ASKED_BY_STAFF = ['listJobs', 'getTalent', 'listFiles', 'createExport'] as const;

/** Milliseconds to the first answer of a route, in a checkout where it may have a function of its own. */
function firstAnswer(root: string, { handler, method, path }: Route): number {
  const name = existsSync(join(bundles(root), handler, 'index.mjs')) ? handler : functionOf(handler);
  const event = { httpMethod: method, resource: path, path, headers: {}, requestContext: { requestId: 'bench' } };
  return loadTime(root, name, event);
}

function deployedIn(root: string): Record<string, string> {
  const templates = resourcesIn(root);
  const all = [...templates.values()].flat();
  const count = (type: string) => String(all.filter(({ Type }) => Type === type).length);
  const names = functionsIn(root);
  const size = (pack: (file: Buffer) => Uint8Array) =>
    kilobytes(total(names.flatMap((name) => bytesOf(root, name).map(pack))));
  return {
    'functions of the product': String(names.length),
    'kB of all bundles': size((file) => file),
    'kB of all bundles, gzip': size((file) => gzipSync(file)),
    roles: count('AWS::IAM::Role'),
    'log groups': count('AWS::Logs::LogGroup'),
    'permissions to call a function': count('AWS::Lambda::Permission'),
    ...Object.fromEntries([...templates].map(([name, resources]) => [`resources: ${name}`, String(resources.length)])),
    'resources: all templates': String(all.length),
  };
}

const rows = functionsIn(HERE).map((name) => {
  const files = bytesOf(HERE, name);
  const folder = join(bundles(HERE), name);
  const atStart = [...loadedWith(folder, 'index.mjs')].map((file) => readFileSync(join(folder, file)));
  const sizes = [total(atStart), total(files), total(files.map((file) => gzipSync(file)))].map(kilobytes);
  return [`\`${name}\``, ...sizes, ...medianTimes([() => loadTime(HERE, name)])];
});

await record({
  name: 'bundles',
  title: 'Function bundles',
  method:
    `Bundled as for AWS (minified, SDK inside); size in kB (1000 bytes) of what its entry imports at the start and of all files of the function, and the time of that import ` +
    `in a fresh process, the median of ${RUNS}, one after another. A route's code and a client's SDK are loaded when first asked for, a worker when there is work for it.`,
  table: [['function', 'kB at the start', 'kB', 'kB gzip', 'import ms'], ...rows],
});

const [earlier] = process.argv.slice(2);
if (earlier) {
  const root = resolve(earlier);
  const [before, now] = [deployedIn(root), deployedIn(HERE)];
  const kinds = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  const answers = [...ASKED, ...ASKED_BY_STAFF].map((id) => {
    const route: Route = routes[id];
    const times = medianTimes([root, HERE].map((checkout) => () => firstAnswer(checkout, route)));
    return [`first answer, ms: \`${route.method} ${route.path}\``, ...times];
  });
  await record({
    name: 'areas',
    title: 'A function for an area',
    method:
      `What \`npm run synth\` makes of the stage dev, before handlers of an area shared a function and since. First answer: a fresh process imports the entry, handles one ` +
      `request without a token, and refuses it; those of staff before they need a client, the others when they find no table. Medians of ${RUNS}, before and now in turn; without the start of the process.`,
    table: [['', 'before', 'now'], ...kinds.map((kind) => [kind, before[kind] ?? '-', now[kind] ?? '-']), ...answers],
  });
}
