/** Rules of this repository that no linter has: file names, first comments, sizes, and that the import rules work. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

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

  test('use plain words: no old riddles as names, and no words that such texts no longer use', () => {
    const RIDDLES = [
      /\b(?:KEEPER|isTold|unasked|needArea|homeOf|disclaim|stageTeller|withinAnswer)\b/,
      /SkillWish|[Gg]lassBox|glass-box|TellFields|MoveAndTell/,
      /\b(?:[Ww]hoever|[Aa]new|likest|[Hh]ears)\b/,
    ];
    const WISH = /\b(?:const|let|of) wish(?:es)?\b|\bwish(?:es)?(?:: [A-Z]|: readonly|\) =>)/;
    const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT });
    expect(documents.length).toBeGreaterThan(100);
    const found = [...SOURCES, ...documents].flatMap((file) => {
      // The latter lists the words of resumes.
      if (/^tests\/architecture|background-figures/.test(file)) return [];
      const patterns = /^(?:tests\/)?shared\/matching\//.test(file) ? [...RIDDLES, WISH] : RIDDLES;
      return patterns.flatMap((pattern) => pattern.exec(textOf(file)) ?? []).map((word) => `${file}: ${word}`);
    });
    expect(found).toEqual([]);
  });

  test('hold no skipped or focused tests', () => {
    const tests = SOURCES.filter((file) => file.startsWith('tests/') && file !== 'tests/architecture.test.ts');
    expect(tests.filter((file) => /\b(test|it|describe)\.(skip|only|todo)\b/.test(textOf(file)))).toEqual([]);
  });
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
    expect(others).toEqual(['lambdas/applications/move-with-letter.ts']);
  });
});

test('an import between rooms of lambdas that nobody allowed is found', () => {
  const EXPORT = 'export const it = 1;\n';
  const asking = (path: string) => `export { it } from '${path}';\n`;
  const output = verdictOn({
    'lambdas/stores/asks-area.ts': asking('../settling/settle-talent.ts'),
    'lambdas/stores/asks-two.ts': asking('../dynamodb/transaction.ts'),
    'lambdas/dynamodb/asks-store.ts': asking('../stores/job-store.ts'),
    'lambdas/runtime/asks-store.ts': asking('../stores/job-store.ts'),
    'lambdas/messages/asks-table.ts': asking('../dynamodb/table.ts'),
    'lambdas/sweep/past-all.ts': asking('../settling/settle-talent.ts'),
    'lambdas/sweep/past-door.ts': asking('../employers/get-employer.ts'),
    'lambdas/sweep/fine.ts': asking('../employers/employer-lead.ts'),
    'lambdas/unknown/asks-area.ts': asking('../settling/settle-talent.ts'),
    'lambdas/settling/settle-talent.ts': EXPORT,
    'lambdas/dynamodb/transaction.ts': EXPORT,
    'lambdas/dynamodb/table.ts': EXPORT,
    'lambdas/stores/job-store.ts': EXPORT,
    'lambdas/employers/get-employer.ts': EXPORT,
    'lambdas/employers/employer-lead.ts': EXPORT,
  });
  expect(output).toContain('stores-know-no-areas: lambdas/stores/asks-area.ts');
  expect(output).toContain('one-write-to-two-tables: lambdas/stores/asks-two.ts');
  expect(output).toContain('dynamodb-knows-no-stores: lambdas/dynamodb/asks-store.ts');
  expect(output).toContain('runtime-is-the-bottom: lambdas/runtime/asks-store.ts');
  expect(output).toContain('tables-behind-stores: lambdas/messages/asks-table.ts');
  expect(output).toContain('areas-of-sweep: lambdas/sweep/past-all.ts');
  expect(output).toContain('door-of-employers: lambdas/sweep/past-door.ts');
  expect(output).toContain('lambda-areas-apart: lambdas/unknown/asks-area.ts');
  expect(output).not.toContain('fine.ts');
});

interface AreaRule {
  name: string;
  to: { pathNot?: string };
}

const CONFIGURATION = (await import(join(ROOT, '.dependency-cruiser.cjs'))) as { default: { forbidden: AreaRule[] } };
const RULES = CONFIGURATION.default.forbidden;

describe('the ways between areas', () => {
  const allowed = RULES.filter(({ name }) => name.startsWith('areas-of-')).flatMap(({ name, to }) => {
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

test('the panel’s kit holds only what two of its screens use', () => {
  const admin = 'frontend/src/features/admin/';
  const kit = SOURCES.filter((file) => file.startsWith(`${admin}kit/`));
  const importers = new Map<string, string[]>();
  for (const file of SOURCES.filter((each) => each.startsWith('frontend/src/')))
    for (const [, path = ''] of textOf(file).matchAll(/(?: from |\bimport\()'(\.[^']+)'/g)) {
      const imported = join(dirname(file), path);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  /** Folders of screens that import a file, directly or through the kit; the frame's files count as one. */
  const screensOf = (file: string, seen = new Set<string>()): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    if (!file.startsWith(`${admin}kit/`)) return [/^([^/]+)\/[^/]/.exec(file.slice(admin.length))?.[1] ?? 'frame'];
    return (importers.get(file) ?? []).flatMap((each) => screensOf(each, seen));
  };
  expect(kit.length).toBeGreaterThan(0);
  expect(kit.filter((file) => new Set(screensOf(file)).size < 2)).toEqual([]);
});

test('links to write an e-mail are made in one place', () => {
  const ALLOWED = ['frontend/src/lib/mailto.ts', 'shared/extraction/document.ts'];
  const makers = SOURCES.filter((file) => !file.startsWith('tests/') && textOf(file).includes('mailto:'));
  expect(makers.sort()).toEqual(ALLOWED);
});

/** What the rules say of a small tree that is made of these files, by their paths, beside the real one. */
function verdictOn(files: Record<string, string>): string {
  const tree = mkdtempSync(join(tmpdir(), 'encaje-rules-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(tree, dirname(path)), { recursive: true });
      writeFileSync(join(tree, path), text);
    }
    const folders = new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''));
    return run(tree, ['--config', join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'err', ...folders]);
  } finally {
    rmSync(tree, { recursive: true });
  }
}

test('an import against the rules is found, also of a type alone', () => {
  const output = verdictOn({
    'lambdas/jobs/value.ts': "export { call } from '../../frontend/src/lib/api-client.ts';\n",
    'lambdas/jobs/type.ts': "export type { Functions } from '../../infra/local/functions.ts';\n",
    'frontend/src/lib/api-client.ts': 'export const call = 1;\n',
    'infra/local/functions.ts': 'export type Functions = 1;\n',
  });
  expect(output).toContain('lambdas-and-frontend-apart: lambdas/jobs/value.ts');
  expect(output).toContain('lambdas-and-frontend-apart: lambdas/jobs/type.ts');
});

test('an import from one screen of the panel to another, or from any layer of the site to one above it, is found', () => {
  const admin = 'frontend/src/features/admin';
  const output = verdictOn({
    [`${admin}/talents/sibling.ts`]: "export type { Job } from '../jobs/job.ts';\n",
    [`${admin}/talents/frame.ts`]: "export { SCREENS } from '../screens.ts';\n",
    [`${admin}/talents/fine.ts`]: "export { list } from '../kit/list/list.ts';\n",
    [`${admin}/jobs/job.ts`]: 'export type Job = 1;\n',
    [`${admin}/screens.ts`]: 'export const SCREENS = [];\n',
    [`${admin}/kit/list/list.ts`]: 'export const list = 1;\n',
    [`${admin}/kit/list/wrong.ts`]: "export type { Job } from '../../jobs/job.ts';\n",
    [`${admin}/jobs/app.ts`]: "export { app } from '../../../app/app.ts';\n",
    'frontend/src/app/app.ts': 'export const app = 1;\n',
    'frontend/src/lib/wrong.ts': "export { part } from '../ui/part.ts';\n",
    'frontend/src/ui/part.ts': 'export const part = 1;\n',
  });
  expect(output).toContain(`admin-features-apart: ${admin}/talents/sibling.ts`);
  expect(output).toContain(`admin-features-apart: ${admin}/talents/frame.ts`);
  expect(output).toContain(`admin-kit-below-features: ${admin}/kit/list/wrong.ts`);
  expect(output).toContain(`features-below-app: ${admin}/jobs/app.ts`);
  expect(output).toContain('lib-below-ui: frontend/src/lib/wrong.ts');
  expect(output).not.toContain('fine.ts');
});

test('a page for visitors that would bring the table of a record’s fields along is found', () => {
  const output = verdictOn({
    'frontend/src/ui/brings.ts': "export { FIELDS } from '../../../shared/domain/job-fields.ts';\n",
    'frontend/src/features/jobs/brings-too.ts': "export { schema } from '../../../../shared/domain/job.ts';\n",
    'frontend/src/ui/fine.ts': "export type { Field } from '../../../shared/domain/job-fields.ts';\n",
    'frontend/src/features/admin/jobs/fine-too.ts':
      "export { FIELDS } from '../../../../../shared/domain/job-fields.ts';\n",
    'frontend/src/features/employers/brings-three.ts':
      "export { schema } from '../../../../shared/domain/employer.ts';\n",
    'shared/domain/employer.ts': 'export const schema = 1;\n',
    'shared/domain/job-fields.ts': 'export const FIELDS = {};\nexport type Field = 1;\n',
    'shared/domain/job.ts': 'export const schema = 1;\n',
  });
  expect(output).toContain('field-tables-are-staffs: frontend/src/ui/brings.ts');
  expect(output).toContain('field-tables-are-staffs: frontend/src/features/jobs/brings-too.ts');
  expect(output).toContain('field-tables-are-staffs: frontend/src/features/employers/brings-three.ts');
  expect(output).not.toContain('fine');
});

test('two files that need each other are found, be it for a type alone, wherever they are', () => {
  const folders = ['shared/domain', 'lambdas/jobs', 'frontend/src/ui'];
  const pair = (folder: string) => ({
    [`${folder}/one.ts`]: "import type { Two } from './two.ts';\nexport type One = Two | 1;\n",
    [`${folder}/two.ts`]: "import type { One } from './one.ts';\nexport type Two = One | 2;\n",
  });
  const output = verdictOn(Object.assign({}, ...folders.map(pair)));
  for (const folder of folders) expect(output).toContain(`no-cycles: ${folder}/`);
});

function run(folder: string, args: string[]): string {
  try {
    return execFileSync(join(ROOT, 'node_modules', '.bin', 'depcruise'), args, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}
