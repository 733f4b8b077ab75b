/** Closes a test run with one plain line of counts, for whatever reads the end of its output. */
import type { Reporter, TestModule } from 'vitest/node';

export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    // Files that broke before any of their tests ran count as a failure each.
    const brokenFiles = modules.filter((module) => module.errors().length > 0).length;
    // After the default reporter's own summary.
    setImmediate(() => console.log(`${count('passed')} passed, ${count('failed') + brokenFiles} failed`));
  }
}
