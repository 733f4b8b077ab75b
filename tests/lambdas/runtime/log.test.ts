/** Shows what a count says besides its number: the stage it is of, and for failures why. */
import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { countMetric, metrics } from '../../../lambdas/runtime/log.ts';

const LOG = new URL('../../../lambdas/runtime/log.ts', import.meta.url).href;

afterEach(() => metrics.clearMetrics());

describe('a count', () => {
  it('names its stage, so that two stages of an account are not one sum', () => {
    countMetric('ResumesRead');
    const { _aws, ...written } = metrics.serializeMetrics();
    expect(written).toMatchObject({ stage: 'local', service: 'encaje', ResumesRead: 1 });
    expect(_aws.CloudWatchMetrics[0]?.Dimensions).toEqual([['service', 'stage']]);
  });

  it('of failures is written as a whole and by code, both of the stage', () => {
    // A process of its own, since metrics are switched off in this one.
    const script = `
      const { countFailure, publishMetrics } = await import(${JSON.stringify(LOG)});
      countFailure('ResumesFailed', 'FILE_DAMAGED');
      publishMetrics();`;
    const env = { ...process.env, STAGE: 'prod', POWERTOOLS_METRICS_DISABLED: 'false' };
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8', env });
    const [byCode, whole] = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(byCode).toMatchObject({ service: 'encaje', stage: 'prod', code: 'FILE_DAMAGED', ResumesFailed: 1 });
    expect(byCode._aws.CloudWatchMetrics[0].Dimensions[0].toSorted()).toEqual(['code', 'service', 'stage']);
    expect(whole).toMatchObject({ service: 'encaje', stage: 'prod', ResumesFailed: 1 });
    expect(whole._aws.CloudWatchMetrics[0].Dimensions).toEqual([['service', 'stage']]);
  });
});
