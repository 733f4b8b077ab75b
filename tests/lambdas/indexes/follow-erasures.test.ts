/** Shows that no index waits for another one that fails, and that every failure is reported. */
import { describe, expect, it, vi } from 'vitest';
import { followErasures } from '../../../lambdas/indexes/follow-erasures.ts';

describe('following erasures', () => {
  const failing = (message: string) => async () => {
    throw new Error(message);
  };

  const applications = { current: vi.fn() };

  it('continues in the others where one cannot follow, and says which failed', async () => {
    const [keepOnly, follow] = [vi.fn(), vi.fn(async () => {})];
    const rankable = async () => [{ talentId: 'a', resumeId: 'reading1', basisUntil: '' }];
    const broken = followErasures({
      ...{ index: { rankable }, forms: { keepOnly }, jobs: { follow: failing('jobs') }, applications },
    });
    await expect(broken).rejects.toThrow('jobs');
    expect(keepOnly).toHaveBeenCalledExactlyOnceWith(new Set(['reading1']));
    const other = followErasures({
      ...{ index: { rankable: failing('talents') }, forms: { keepOnly }, jobs: { follow }, applications },
    });
    await expect(other).rejects.toThrow('talents');
    expect(follow).toHaveBeenCalledOnce();
    expect(applications.current).toHaveBeenCalledTimes(2);
    expect(keepOnly).toHaveBeenCalledOnce();
  });

  it('reports all where none can', async () => {
    const index = { rankable: failing('talents') };
    const broken = followErasures({
      ...{ index, forms: { keepOnly: vi.fn() }, jobs: { follow: failing('jobs') } },
      applications: { current: failing('applications') },
    });
    const errors = await broken.catch((error: AggregateError) => error.errors.map(({ message }) => message));
    expect(errors).toEqual(['talents', 'jobs', 'applications']);
  });
});
