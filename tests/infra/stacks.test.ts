/** All that looks at the synthesised stacks, in one file, because synthesising them takes longer than looking. */
import { describe } from 'vitest';

describe('the API', async () => {
  await import('./api.suite.ts');
});
describe('the data stack', async () => {
  await import('./data-stack.suite.ts');
});
describe('areas', async () => {
  await import('./areas.suite.ts');
});
describe('functions', async () => {
  await import('./functions.suite.ts');
});
describe('rules', async () => {
  await import('./rules.suite.ts');
});
describe('sending', async () => {
  await import('./sending.suite.ts');
});
describe('the web stack', async () => {
  await import('./web-stack.suite.ts');
});
describe('language models', async () => {
  await import('./language-models.suite.ts');
});
describe('searching people', async () => {
  await import('./people-search.suite.ts');
});
describe('watching', async () => {
  await import('./watching.suite.ts');
});
describe('rights', async () => {
  await import('./rights.suite.ts');
});
describe('the schema', async () => {
  await import('./schema.suite.ts');
});
describe('released', async () => {
  await import('./released.suite.ts');
});
describe('cost', async () => {
  await import('./cost.suite.ts');
});
describe('restoring', async () => {
  await import('./restoring.suite.ts');
});
describe('releasing', async () => {
  await import('./releasing.suite.ts');
});
describe('a test of the alarms', async () => {
  await import('./alarm-test.suite.ts');
});
describe('taking down', async () => {
  await import('./take-down.suite.ts');
});
