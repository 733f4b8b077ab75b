/** Shows that no index waits for another one that fails, and that every failure is reported. */
import { describe, expect, it, vi } from 'vitest';
import { followErasures } from '../../../lambdas/indexes/follow-erasures.ts';

describe('following erasures', () => {
  const failing = (message: string) => async () => {
    throw new Error(message);
  };

  it('continues in the other index where one cannot follow, and says which failed', async () => {
    const [keepOnly, follow] = [vi.fn(), vi.fn(async () => {})];
    const rankable = async () => [{ talentId: 'a', resumeId: 'reading1', basisUntil: '' }];
    const broken = followErasures({ index: { rankable }, forms: { keepOnly }, jobs: { follow: failing('jobs') } });
    await expect(broken).rejects.toThrow('jobs');
    expect(keepOnly).toHaveBeenCalledExactlyOnceWith(new Set(['reading1']));
    const other = followErasures({ index: { rankable: failing('talents') }, forms: { keepOnly }, jobs: { follow } });
    await expect(other).rejects.toThrow('talents');
    expect(follow).toHaveBeenCalledOnce();
    expect(keepOnly).toHaveBeenCalledOnce();
  });

  it('reports both where neither can', async () => {
    const index = { rankable: failing('talents') };
    const broken = followErasures({ index, forms: { keepOnly: vi.fn() }, jobs: { follow: failing('jobs') } });
    const errors = await broken.catch((error: AggregateError) => error.errors.map(({ message }) => message));
    expect(errors).toEqual(['talents', 'jobs']);
  });
});
