/** Prints the ten slowest files of a run and every other slow one without a reason, and keeps the ten for the bench. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { SLOW_FILES, SLOW_SECONDS } from './slow-files.ts';

const SHOWN = 10;
/** Names the file that takes the figures as JSON. */
export const SLOWEST_VARIABLE = 'ENCAJE_TEST_SLOWEST';

export interface SlowFile {
  file: string;
  seconds: number;
  reason?: string;
}

export default class SlowestFiles implements Reporter {
  private root = '';

  onInit({ config }: Vitest): void {
    this.root = config.root;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules
      .map((module): SlowFile => {
        const file = relative(this.root, module.moduleId);
        // What the file waits for in its hooks counts as well.
        const { duration, setupDuration, collectDuration } = module.diagnostic();
        return { file, seconds: (duration + setupDuration + collectDuration) / 1000, reason: SLOW_FILES[file] };
      })
      .toSorted((a, b) => b.seconds - a.seconds);
    const slowest = files.slice(0, SHOWN);
    const unexplained = files.slice(SHOWN).filter(({ seconds, reason }) => seconds > SLOW_SECONDS && !reason);
    const target = process.env[SLOWEST_VARIABLE];
    if (target) writeFileSync(target, JSON.stringify(slowest));
    // After the default reporter's own summary.
    setImmediate(() => console.log(`Slowest files:\n${[...slowest, ...unexplained].map(lineOf).join('\n')}\n`));
  }
}

function lineOf({ file, seconds, reason }: SlowFile): string {
  const why = reason ?? (seconds > SLOW_SECONDS ? 'NO REASON in tests/support/slow-files.ts' : '');
  return `${seconds.toFixed(1).padStart(6)} s  ${file}${why && `  (${why})`}`;
}
