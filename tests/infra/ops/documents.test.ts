/** Shows that commands in the documents can be copied: CDK gets the stage, and the shell misreads nothing in them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const filesIn = (folder: string, end: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name));
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs', '.md')];
const WORKFLOWS = filesIn('.github/workflows', '.yml');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The blocks of a document that are for copying into a shell, without what surrounds them. */
const shellBlocks = (file: string): string[] =>
  [...textOf(file).matchAll(/^ *(?:\d+\. )?```sh\n(?<block>[\s\S]*?)^ *```/gm)].map(
    ({ groups }) => groups?.block ?? '',
  );

/** Commands in a line of code or in a block, joined at a backslash. */
const cdkCommands = (file: string): string[] =>
  textOf(file)
    .replaceAll(/\\\n\s*/g, '')
    .match(/npx cdk [^`\n]*/g) ?? [];

describe('commands in the documents', () => {
  it('name the stage to CDK: without one it reads no template, not even to prepare an account', () => {
    const commands = [...DOCUMENTS, ...WORKFLOWS].flatMap(cdkCommands);
    expect(commands.length).toBeGreaterThan(8);
    expect(commands.filter((command) => !/ -c stage=(\$STAGE|dev|prod)\b/.test(command))).toEqual([]);
  });

  it('have no <placeholder>, which a shell takes for a file', () => {
    const blocks = DOCUMENTS.flatMap(shellBlocks);
    expect(blocks.length).toBeGreaterThan(20);
    expect(blocks.flatMap((block) => block.match(/<[a-z][a-z -]*>/g) ?? [])).toEqual([]);
  });

  it('call functions by the names of their handlers, not by those that a stack made', () => {
    expect(DOCUMENTS.filter((file) => textOf(file).includes('aws lambda invoke'))).toEqual([]);
  });
});
