/** A function of an area, bundled as for AWS: it answers, starts with little, and finds what it loads later. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { bundleHandler } from '../../infra/constructs/bundle.ts';
import { handlersOf } from '../../infra/functions.ts';
import { actionOf } from '../shared/contract/sample-events.ts';

const AREA = 'functions/admin-files';
const FOLDER = fileURLToPath(new URL(`../../dist/lambdas/${AREA}/`, import.meta.url));
const EVENTS = fileURLToPath(new URL('../../events/', import.meta.url));

beforeAll(() => void bundleHandler(AREA, { sourceMap: false }));

const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, file = '']) => file);

/** The modules that are loaded with `file`. */
function loadedWith(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const next of matches(textOf(file), /(?:from|import)"\.\/([^"]+)"/g)) loadedWith(next, known);
  return known;
}

it('starts without the code of any route and without a client', () => {
  const atStart = [...loadedWith('index.mjs')].map(textOf).join('\n');
  expect(atStart).toContain('ROUTE_NOT_FOUND');
  expect(atStart).not.toMatch(/DynamoDBClient|S3Client|SQSClient/);
  const lazy = matches(textOf('index.mjs'), /import\("\.\/([^"]+)"\)/g);
  expect(lazy.map((file) => file.replace(/\.handler-\w+\.mjs$/, '')).sort()).toEqual(
    handlersOf(AREA).map(actionOf).sort(),
  );
});

it('finds every module that it loads later', () => {
  const queue = ['index.mjs'];
  const known = new Set(queue);
  for (const file of queue)
    for (const next of matches(textOf(file), /(?:from|import|import\()"\.\/([^"]+\.mjs)"/g))
      if (!known.has(next)) queue.push(next) && known.add(next);
  expect(queue.length).toBeGreaterThan(handlersOf(AREA).length);
  expect(queue.filter((file) => !existsSync(join(FOLDER, file)))).toEqual([]);
});

it('asks for a token before it shows anything, at each of its routes', () => {
  const script = `
    const { readFileSync } = await import('node:fs');
    const { handler } = await import(${JSON.stringify(pathToFileURL(join(FOLDER, 'index.mjs')).href)});
    const statuses = {};
    for (const action of ${JSON.stringify(handlersOf(AREA).map(actionOf))}) {
      const event = JSON.parse(readFileSync(${JSON.stringify(EVENTS)} + action + '/invalid-without-access-token.json', 'utf8'));
      statuses[action] = (await handler(event, { awsRequestId: 'lambda-1' })).statusCode;
    }
    console.log(JSON.stringify(statuses));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  const asked = Object.fromEntries(handlersOf(AREA).map((handler) => [actionOf(handler), 401]));
  expect(JSON.parse(output.trim().split('\n').at(-1) ?? '')).toEqual(asked);
});
