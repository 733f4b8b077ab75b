/** Shows that jobs are remembered as long as nothing changed, and never a moment longer. */
import { describe, expect, it } from 'vitest';
import { remembered } from '../../../lambdas/indexes/job-catalog.ts';
import { clockAt, fakeJobs } from '../../support/fakes.ts';
import { aJob, START } from '../records.ts';

const INDEX_DELAY_SECONDS = 5;
const MAX_AGE_SECONDS = 15 * 60;

function platform() {
  const clock = clockAt(START);
  const jobs = fakeJobs(clock, aJob());
  let loads = 0;
  const load = async () => {
    loads += 1;
    return (await jobs.listAll()).map(({ jobId }) => jobId);
  };
  const list = remembered(jobs, load, () => Date.parse(clock.now()));
  return { clock, jobs, list, load, loads: () => loads };
}

describe('the memory of jobs', () => {
  it('reads once while nothing changes', async () => {
    const { clock, list, loads } = platform();
    await list();
    clock.pass(MAX_AGE_SECONDS - 1);
    expect(await list()).toEqual(['job1']);
    expect(loads()).toBe(1);
  });

  it('reads again after a quarter of an hour, in case the counter missed something', async () => {
    const { clock, list, loads } = platform();
    await list();
    clock.pass(MAX_AGE_SECONDS);
    await list();
    expect(loads()).toBe(2);
  });

  it('shows every change at once', async () => {
    const { clock, jobs, list } = platform();
    await list();
    clock.pass(10);
    await jobs.insert(aJob({ jobId: 'job2' }));
    expect(await list()).toEqual(['job1', 'job2']);
    await jobs.remove('job1');
    expect(await list()).toEqual(['job2']);
  });

  it('keeps nothing that was read while an index may still lag behind a change', async () => {
    const { clock, jobs, list, loads } = platform();
    await jobs.insert(aJob({ jobId: 'job2' }));
    await list();
    clock.pass(INDEX_DELAY_SECONDS);
    await list();
    expect(loads()).toBe(2);
    clock.pass(1);
    await list();
    await list();
    expect(loads()).toBe(3);
  });

  it('passes a failure to load on, remembers nothing of it, and loads again next time', async () => {
    const { jobs, load } = platform();
    let attempts = 0;
    const flaky = remembered(jobs, () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('away')) : load();
    });
    await expect(flaky()).rejects.toThrow('away');
    expect(await flaky()).toEqual(['job1']);
    expect(attempts).toBe(2);
  });

  it('is read once for all who ask while it is being read', async () => {
    const { list, loads } = platform();
    expect(await Promise.all([list(), list(), list()])).toEqual([['job1'], ['job1'], ['job1']]);
    expect(loads()).toBe(1);
  });

  it('is read once more for all who ask right after a change, which a reading that runs may have missed', async () => {
    const { clock, jobs, load } = platform();
    let running = 0;
    const most = { atOnce: 0, loads: 0 };
    const slow = async () => {
      running += 1;
      most.loads += 1;
      most.atOnce = Math.max(most.atOnce, running);
      const value = await load();
      running -= 1;
      return value;
    };
    const list = remembered(jobs, slow, () => Date.parse(clock.now()));
    await jobs.insert(aJob({ jobId: 'job2' }));
    const first = list();
    await jobs.insert(aJob({ jobId: 'job3' }));
    const later = await Promise.all(Array.from({ length: 50 }, list));
    expect(await first).toContain('job2');
    for (const found of later) expect(found).toEqual(['job1', 'job2', 'job3']);
    expect(most).toEqual({ atOnce: 1, loads: 2 });
  });

  it('is kept apart per function', async () => {
    const { jobs, list } = platform();
    const titles = remembered(jobs, async () => (await jobs.listAll()).map(({ title }) => title));
    expect([await list(), await titles()]).toEqual([['job1'], ['Soldador']]);
  });
});
