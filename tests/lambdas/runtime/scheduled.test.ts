/** Shows that what a scheduled round counted is sent, however it ended, and once. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const RUNTIME = new URL('../../../lambdas/runtime/', import.meta.url).href;
const RETENTION = new URL('../../../lambdas/retention/observed-retention.ts', import.meta.url).href;

/** The metrics that a schedule's function writes while `round` runs, in a process of its own: they are switched off in this one. */
function writtenBy(round: string): Record<string, unknown>[] {
  const script = `
    const { scheduledHandler } = await import(${JSON.stringify(`${RUNTIME}scheduled.ts`)});
    const { countMetric } = await import(${JSON.stringify(`${RUNTIME}log.ts`)});
    const { observedRetention } = await import(${JSON.stringify(RETENTION)});
    await scheduledHandler({}, () => ${round})({}).catch((error) => console.log(JSON.stringify({ ended: error.message })));`;
  const env = { ...process.env, STAGE: 'prod', POWERTOOLS_METRICS_DISABLED: 'false' };
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8', env });
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return lines.filter((line) => '_aws' in line || 'ended' in line);
}

describe('the metrics of a round', () => {
  it('are sent when it is done', () => {
    expect(writtenBy("async () => countMetric('SweepFound', 3)")).toMatchObject([{ SweepFound: 3, stage: 'prod' }]);
  });

  it('are sent although it throws, and it fails all the same', () => {
    const round = "async () => { countMetric('SweepFound', 3); throw new Error('The table is away'); }";
    expect(writtenBy(round)).toMatchObject([{ SweepFound: 3, stage: 'prod' }, { ended: 'The table is away' }]);
  });

  it('are in one piece for a round of retention', () => {
    const round = '() => observedRetention(async () => ({ applications: 2, talents: 1, failed: 1, unfinished: 0 }))';
    expect(writtenBy(round)).toMatchObject([{ RetentionErased: 3, RetentionFailed: 1 }]);
  });
});
