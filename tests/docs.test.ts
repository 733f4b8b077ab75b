/** What people read is wrapped, so that a change of a sentence is a change of a line or two. */
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
  const rows = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const heading = rows.findIndex(([, threat]) => threat === 'threat');
  const chapters = rows.findIndex(([, chapter]) => chapter === 'chapter');
  const threats = rows.slice(heading + 2, chapters).map(([, threat = '', holds = '', shown = '', left = '']) => ({
    ...{ threat, holds, left },
    tests: [...shown.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }));
  const filesOf = (name: string) => globSync(`tests/${name}{,.local,.e2e}.test.{ts,tsx}`, { cwd: ROOT });

  test('each say what holds, which test shows it and what is left, and those tests are there', () => {
    expect(threats.length).toBeGreaterThan(20);
    const incomplete = threats.filter(({ holds, tests, left }) => !holds || tests.length === 0 || !left);
    expect(incomplete).toEqual([]);
    expect(threats.flatMap(({ tests }) => tests).filter((name) => filesOf(name).length === 0)).toEqual([]);
  });

  test('name every attack that is tried', () => {
    const named = new Set(threats.flatMap(({ tests }) => tests.flatMap(filesOf)));
    expect(globSync('tests/abuse/*.test.ts', { cwd: ROOT }).filter((file) => !named.has(file))).toEqual([]);
  });

  test('are followed by all seventeen chapters of the standard', () => {
    const told = rows.slice(chapters + 2).filter(([, chapter = '', stands = '']) => /^V\d/.test(chapter) && stands);
    expect(told.map(([, chapter = '']) => chapter.split(' ')[0])).toEqual(
      Array.from({ length: 17 }, (_, at) => `V${at + 1}`),
    );
  });
});
