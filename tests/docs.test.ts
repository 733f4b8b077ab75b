/** Documents are wrapped at 120 columns, so that changing a sentence changes a line or two. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const COLUMNS = 120;
/** Not rows of tables, nor a command that is a line of its own. */
const isProse = (line: string) => !line.startsWith('|') && !/^\s*`[^`]+`[.,;:]?$/.test(line);

/** The lines of a document outside its blocks of code. */
function proseOf(file: string): string[] {
  let isCode = false;
  return readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .filter((line) => {
      const isFence = line.trimStart().startsWith('```');
      if (isFence) isCode = !isCode;
      return !isCode && !isFence && isProse(line);
    });
}

test.each(globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }))('%s is wrapped at 120 columns', (file) => {
  expect(proseOf(file).filter((line) => line.length > COLUMNS)).toEqual([]);
});

describe('the threats in docs/security.md', () => {
  const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
  const threats = text
    .split('\n### ')
    .slice(1)
    .map((section) => {
      const [, holds = '', shown = '', left = ''] = section.split(/^- (?:Holds|Shown by|Left): /m);
      const tests = [...shown.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      return { threat: section.split('\n')[0], holds: holds.trim(), left: left.trim(), tests };
    });
  const filesOf = (name: string) => globSync(`tests/${name}{,.local,.e2e}.test.{ts,tsx}`, { cwd: ROOT });

  test('each say what holds, which test shows it and what is left, and those tests exist', () => {
    expect(threats.length).toBeGreaterThan(20);
    const incomplete = threats.filter(({ holds, tests, left }) => !holds || tests.length === 0 || !left);
    expect(incomplete).toEqual([]);
    expect(threats.flatMap(({ tests }) => tests).filter((name) => filesOf(name).length === 0)).toEqual([]);
  });

  test('name every test of an attack', () => {
    const named = new Set(threats.flatMap(({ tests }) => tests.flatMap(filesOf)));
    expect(globSync('tests/abuse/*.test.ts', { cwd: ROOT }).filter((file) => !named.has(file))).toEqual([]);
  });

  test('are followed by all seventeen chapters of the standard', () => {
    const chapters = [...text.matchAll(/^- \*\*(V\d+) [^*]+\*\*: \S/gm)].map(([, chapter]) => chapter);
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, at) => `V${at + 1}`));
  });
});
