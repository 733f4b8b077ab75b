/** What people read is wrapped, so that a change of a sentence is a change of a line or two. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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
