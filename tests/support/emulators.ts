/**
 * Leaves out the tests of the local emulators on a laptop where nothing they depend on has changed since they were
 * last green. CI, where nothing is remembered, always runs them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { contentOf } from './remembered.ts';

const ROOT = join(import.meta.dirname, '../..');
const MEMORY = join(ROOT, 'node_modules/.cache/emulators-green');
const SOURCES = ['infra/local', 'tests/infra/local', 'shared/contract/resources.ts', 'package-lock.json'];

/** One test file for each emulator. */
export const EMULATOR_TESTS = ['dynamodb', 'identity', 'ports', 'queues', 'storage'].map(
  (name) => `tests/infra/local/${name}.local.test.ts`,
);

/** Names the content of all that the emulators and their tests are made of. */
const contentHash = (): string | undefined => contentOf(SOURCES);

function lastGreen(): string | undefined {
  try {
    return readFileSync(MEMORY, 'utf8');
  } catch {
    // Never run here yet.
    return undefined;
  }
}

/** The tests to leave out: all of them or none. `asked` are the words of the command line, which may name one of them. */
export function unchangedEmulatorTests(asked: readonly string[]): string[] {
  const isAsked = asked.some((word) => EMULATOR_TESTS.some((file) => /\.local/.test(word) && file.includes(word)));
  return process.env.CI || isAsked || lastGreen() !== contentHash() ? [] : EMULATOR_TESTS;
}

/** Remembers the content with which all of these tests were green, and says when they were left out. */
export default class EmulatorMemory implements Reporter {
  private hash: string | undefined;

  onInit(): void {
    this.hash = contentHash();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const isWhole = (module: TestModule) =>
      [...module.children.allTests()].every((test) => test.result().state === 'passed');
    const states = new Map(modules.map((module) => [relative(ROOT, module.moduleId), isWhole(module)]));
    if (EMULATOR_TESTS.every((file) => states.get(file))) {
      mkdirSync(join(MEMORY, '..'), { recursive: true });
      writeFileSync(MEMORY, this.hash ?? '');
    } else if (states.size > EMULATOR_TESTS.length && lastGreen() === contentHash() && !process.env.CI) {
      setImmediate(() => console.log('Left out: the tests of the local emulators, unchanged since they were green.'));
    }
  }
}
