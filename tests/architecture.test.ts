/** The house rules that no linter knows: file names, openings, sizes, and that the import rules really bite. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
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

test('an import against the rules is found, also of a type alone', () => {
  // Inside the tree, since the rules go by path; the folder is gone before anybody else looks.
  const folder = mkdtempSync(join(ROOT, 'lambdas', 'planted-'));
  try {
    writeFileSync(join(folder, 'value.ts'), "export { call } from '../../frontend/src/lib/api-client.ts';\n");
    writeFileSync(join(folder, 'type.ts'), "export type { Functions } from '../../infra/local/functions.ts';\n");
    const target = relative(ROOT, folder);
    const output = run(['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err', target]);
    expect(output).toContain(`lambdas-and-frontend-apart: ${target}/value.ts`);
    expect(output).toContain(`lambdas-and-frontend-apart: ${target}/type.ts`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function run([program = '', ...args]: string[]): string {
  try {
    return execFileSync(join(ROOT, 'node_modules', '.bin', program), args, { cwd: ROOT, encoding: 'utf8' });
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}
