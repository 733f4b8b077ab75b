/** The house rules that no linter knows: file names, openings, sizes, and that the import rules really bite. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['shared', 'lambdas', 'infra', 'frontend/src', 'tests'];

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|css)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

const FILES = FOLDERS.flatMap(filesBelow);
const SOURCES = FILES.filter((file) => /\.tsx?$/.test(file));
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('files', () => {
  test('open with a sentence on why they exist', () => {
    const silent = SOURCES.filter((file) => !textOf(file).startsWith('/**'));
    expect(silent).toEqual([]);
  });

  test('have kebab-case names that say something', () => {
    const named = FILES.map((file) => basename(file).replace(/(\.\w+)+$/, ''));
    expect(named.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
    expect(named.filter((name) => /^(utils?|helpers?|misc|common)$/.test(name))).toEqual([]);
  });

  test('are no barrels: only the doors of extraction, resume, matching, search and taxonomy are called index', () => {
    const doors = ['extraction', 'matching', 'resume', 'search', 'taxonomy'].map((part) => `shared/${part}/index.ts`);
    expect(FILES.filter((file) => basename(file) === 'index.ts').sort()).toEqual(doors);
  });

  test('that enter a Lambda function only wire', () => {
    // Below the imports and the declaration of what is used.
    const wiring = (file: string) => textOf(file).split(/^export (?:const|async function) handler/m)[1] ?? '';
    const handlers = SOURCES.filter((file) => file.endsWith('.handler.ts'));
    const long = handlers.filter((file) => wiring(file).split('\n').length > 40);
    expect(handlers.filter((file) => wiring(file) === '')).toEqual([]);
    expect(long).toEqual([]);
  });

  test('hold no skipped or focused tests', () => {
    const tests = SOURCES.filter((file) => file.startsWith('tests/') && file !== 'tests/architecture.test.ts');
    expect(tests.filter((file) => /\b(test|it|describe)\.(skip|only|todo)\b/.test(textOf(file)))).toEqual([]);
  });
});

test('links to write an e-mail are made in one place', () => {
  const ALLOWED = ['frontend/src/lib/mailto.ts', 'shared/extraction/document.ts'];
  const makers = SOURCES.filter((file) => !file.startsWith('tests/') && textOf(file).includes('mailto:'));
  expect(makers.sort()).toEqual(ALLOWED);
});

test('what others may change too is changed through one function', () => {
  const byHand = /\bfor \((?:let (?:attempts?|tries|retries)\b|;;\) \{\s*const \w+ = await [\w.]+\.get\()/;
  const looping = SOURCES.filter((file) => file.startsWith('lambdas/') && byHand.test(textOf(file)));
  expect(looping).toEqual(['lambdas/runtime/update-with-retry.ts']);
});

describe('stores', () => {
  const TABLE = /\bTABLES\.(\w+)/g;
  const tablesIn = (file: string) => new Set([...textOf(file).matchAll(TABLE)].map(([, table]) => table));
  const lambdas = SOURCES.filter((file) => file.startsWith('lambdas/'));

  test('are about one table or one bucket each', () => {
    const about = (file: string) => tablesIn(file).size + Number(textOf(file).includes('client-s3'));
    const stores = lambdas.filter((file) => file.startsWith('lambdas/stores/'));
    expect(stores.filter((file) => about(file) > 1)).toEqual([]);
  });

  test('alone name tables, but for the one write that is to two', () => {
    const others = lambdas.filter((file) => !/^lambdas\/(stores|runtime)\//.test(file) && tablesIn(file).size > 0);
    expect(others).toEqual(['lambdas/applications/move-and-tell.ts']);
  });
});

describe('an import against the rules is found', () => {
  let brokenBy: (file: string) => string[];
  beforeAll(() => {
    brokenBy = planted({
      'lambdas/value.ts': "export { call } from '../../frontend/src/lib/api-client.ts';\n",
      'lambdas/type.ts': "export type { Functions } from '../../infra/local/functions.ts';\n",
      'lambdas/new-area.ts': "export { settleTalent } from '../settling/settle-talent.ts';\n",
      'lambdas/one.ts': "import type { Two } from './two.ts';\nexport type One = Two;\n",
      'lambdas/two.ts': "import type { One } from './one.ts';\nexport type Two = One;\n",
      'lambdas/stores/asks-area.ts': "export { settleTalent } from '../../settling/settle-talent.ts';\n",
      'lambdas/messages/asks-table.ts': "export { table } from '../../dynamodb/table.ts';\n",
      'lambdas/stores/two-tables.ts': "export { allOrNone } from '../../dynamodb/transaction.ts';\n",
      'lambdas/dynamodb/asks-store.ts': "export { jobStore } from '../../stores/job-store.ts';\n",
      'lambdas/runtime/asks-store.ts': "export { jobStore } from '../../stores/job-store.ts';\n",
      'lambdas/sweep/asks-aws.ts': "export { SQSClient } from '@aws-sdk/client-sqs';\n",
      'lambdas/sweep/past-all.ts': "export { eraseApplication } from '../../erasure/erase-application.ts';\n",
      'lambdas/sweep/past-door.ts': "export { getEmployer } from '../../employers/get-employer.ts';\n",
    });
  });

  test.each([
    ['between parts of the tree', 'lambdas/value.ts', 'lambdas-and-frontend-apart'],
    ['between parts of the tree, of a type alone', 'lambdas/type.ts', 'lambdas-and-frontend-apart'],
    ['from an area of which nothing is said', 'lambdas/new-area.ts', 'lambda-areas-apart'],
    ['in a circle of types', 'lambdas/one.ts', 'no-cycles-of-types'],
    ['from a store to an area', 'lambdas/stores/asks-area.ts', 'stores-know-no-areas'],
    ['from an area to a table', 'lambdas/messages/asks-table.ts', 'tables-behind-stores'],
    ['from a store to the write to two tables', 'lambdas/stores/two-tables.ts', 'one-write-to-two-tables'],
    ['from the calls on a table to a store', 'lambdas/dynamodb/asks-store.ts', 'dynamodb-knows-no-stores'],
    ['from the runtime to what runs on it', 'lambdas/runtime/asks-store.ts', 'runtime-is-the-bottom'],
    ['from an area to a service of AWS', 'lambdas/sweep/asks-aws.ts', 'actions-know-no-platform'],
    ['between areas that nobody has named together', 'lambdas/sweep/past-all.ts', 'areas-of-sweep'],
    ['past the door of an area', 'lambdas/sweep/past-door.ts', 'door-of-employers'],
  ])('%s', (_where, file, rule) => {
    expect(brokenBy(file)).toContain(rule);
  });
});

describe('the ways between areas', () => {
  const rules = (createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: AreaRule[] }).forbidden;
  const allowed = rules
    .filter(({ name }) => name.startsWith('areas-of-'))
    .flatMap(({ name, to }) => {
      const area = name.slice('areas-of-'.length);
      const named = /\((.*)\)/.exec(to.pathNot ?? '')?.[1]?.split('|') ?? [];
      return named.filter((other) => other !== area).map((other) => ({ area, other }));
    });

  test('are all used', () => {
    const imports = SOURCES.filter((file) => file.startsWith('lambdas/')).flatMap((file) => {
      const others = [...textOf(file).matchAll(/ from '\.\.\/([a-z-]+)\//g)].map(([, other]) => other);
      return others.map((other) => `${file.split('/')[1]} -> ${other}`);
    });
    const ways = allowed.map(({ area, other }) => `${area} -> ${other}`);
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.filter((way) => !imports.includes(way))).toEqual([]);
  });

  test('never lead back', () => {
    const reachedFrom = (area: string, known = new Set<string>()): Set<string> => {
      for (const { other } of allowed.filter((way) => way.area === area && !known.has(way.other)))
        reachedFrom(other, known.add(other));
      return known;
    };
    const areas = [...new Set(allowed.map(({ area }) => area))];
    expect(areas.filter((area) => reachedFrom(area).has(area))).toEqual([]);
  });
});

interface AreaRule {
  name: string;
  to: { pathNot?: string };
}

/**
 * Which rules each of these files would break, each written in a new folder below its own: inside the tree, since the
 * rules go by path, and gone before anybody else looks.
 */
function planted(files: Record<string, string>): (file: string) => string[] {
  const folders = new Map<string, string>();
  try {
    for (const [file, text] of Object.entries(files)) {
      const parent = dirname(file);
      const folder = folders.get(parent) ?? relative(ROOT, mkdtempSync(join(ROOT, parent, 'planted-')));
      folders.set(parent, folder);
      writeFileSync(join(ROOT, folder, basename(file)), text);
    }
    const output = run([
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      ...folders.values(),
    ]);
    const found = [...output.matchAll(/error ([\w-]+): (\S+)/g)];
    return (file) => {
      const place = join(folders.get(dirname(file)) ?? '', basename(file));
      return found.filter(([, , broken]) => broken === place).map(([, rule = '']) => rule);
    };
  } finally {
    for (const folder of folders.values()) rmSync(join(ROOT, folder), { recursive: true });
  }
}

function run([program = '', ...args]: string[]): string {
  try {
    return execFileSync(join(ROOT, 'node_modules', '.bin', program), args, { cwd: ROOT, encoding: 'utf8' });
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}
