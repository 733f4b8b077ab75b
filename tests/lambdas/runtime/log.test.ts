/** Shows what a count says besides its number: the stage it is of, and for failures why. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countFailure, countMetric, metrics } from '../../../lambdas/runtime/log.ts';

afterEach(() => {
  vi.restoreAllMocks();
  metrics.clearMetrics();
});

describe('a count', () => {
  it('names its stage, so that two stages of an account are not one sum', () => {
    countMetric('ResumesRead');
    const { _aws, ...written } = metrics.serializeMetrics();
    expect(written).toMatchObject({ stage: 'local', service: 'encaje', ResumesRead: 1 });
    expect(_aws.CloudWatchMetrics[0]?.Dimensions).toEqual([['service', 'stage']]);
  });

  it('of failures is kept as a whole and by code', () => {
    const byCode = { addDimension: vi.fn(), addMetric: vi.fn() };
    vi.spyOn(metrics, 'singleMetric').mockReturnValue(byCode as unknown as ReturnType<typeof metrics.singleMetric>);
    countFailure('ResumesFailed', 'FILE_DAMAGED');
    expect(metrics.serializeMetrics()).toMatchObject({ ResumesFailed: 1 });
    expect(byCode.addDimension).toHaveBeenCalledWith('code', 'FILE_DAMAGED');
    expect(byCode.addMetric).toHaveBeenCalledWith('ResumesFailed', 'Count', 1);
  });
});
