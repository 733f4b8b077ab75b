/** Shows that the memory of talents loads once, and is never behind: not after changes, erasures or late writes. */
import { describe, expect, it } from 'vitest';
import { talentCatalog } from '../../../lambdas/stores/talent-catalog.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-store.ts';
import { clockAt, fakeTalents } from '../../support/fakes.ts';
import { aTalent, START } from '../records.ts';

const SETTLING_SECONDS = 30;
const MAX_AGE_SECONDS = 15 * 60;

function agency(...people: string[]) {
  const clock = clockAt(START);
  const talents = fakeTalents(
    clock,
    ...people.map((talentId) => aTalent({ talentId, email: `${talentId}@p.example` })),
  );
  const asked: string[] = [];
  let loads = 0;
  const source = {
    everyone: () => {
      loads += 1;
      return talents.everyone();
    },
    changedSince: (time: string) => {
      asked.push(time);
      return talents.changedSince(time);
    },
  };
  clock.pass(60);
  const catalog = talentCatalog(source, () => Date.parse(clock.now()));
  const ids = async () => (await catalog.all()).map(({ talentId }) => talentId).sort();
  const remove = async (talentId: string) => talents.remove((await talents.get(talentId)) as TalentRecord);
  return { clock, talents, source, catalog, ids, remove, asked, loads: () => loads };
}

describe('the memory of talents', () => {
  it('loads once for all who ask while it loads', async () => {
    const { ids, loads } = agency('a', 'b');
    expect(await Promise.all([ids(), ids(), ids()])).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(loads()).toBe(1);
  });

  it('answers the same list while nothing changes, and asks only for what is newer than what has settled', async () => {
    const { asked, catalog, clock } = agency('a');
    const first = await catalog.all();
    clock.pass(100);
    const readAt = clock.now();
    expect(await catalog.all()).toBe(first);
    clock.pass(100);
    expect(await catalog.all()).toBe(first);
    expect(asked.at(-1)).toBe(new Date(Date.parse(readAt) - SETTLING_SECONDS * 1000).toISOString());
  });

  it('shows edits, new talents and erasures at once', async () => {
    const { catalog, clock, ids, remove, talents, loads } = agency('a', 'b');
    await ids();
    clock.pass(100);
    await talents.edit('a', 1, { edits: { location: 'Huesca' }, status: 'active' });
    await talents.apply(aTalent({ talentId: 'c', email: 'c@p.example', updatedAt: clock.now() }));
    expect((await catalog.all()).find(({ talentId }) => talentId === 'a')?.status).toBe('active');
    await remove('b');
    expect(await ids()).toEqual(['a', 'c']);
    expect(loads()).toBe(1);
  });

  it('shows a talent that was made anew after it was erased', async () => {
    const { clock, ids, remove, talents } = agency('a');
    await ids();
    clock.pass(10);
    await remove('a');
    expect(await ids()).toEqual([]);
    clock.pass(1);
    await talents.apply(aTalent({ talentId: 'a', updatedAt: clock.now() }));
    expect(await ids()).toEqual(['a']);
  });

  it('does not bring back whom an index still shows a moment after the erasure', async () => {
    const { clock, ids, remove, source, talents } = agency('a', 'b');
    const stale = (await talents.get('b')) as TalentRecord;
    await ids();
    clock.pass(1);
    await remove('b');
    const { changedSince } = source;
    source.changedSince = async (time) => {
      const now = await changedSince(time);
      return { ...now, talents: [stale, ...now.talents] };
    };
    expect(await ids()).toEqual(['a']);
    expect(await ids()).toEqual(['a']);
  });

  it('keeps the newer of two states when an index shows the older one again', async () => {
    const { catalog, clock, source, talents } = agency('a');
    const stale = (await talents.get('a')) as TalentRecord;
    clock.pass(1);
    await talents.edit('a', 1, { edits: {}, status: 'placed' });
    await catalog.all();
    source.changedSince = async () => ({ talents: [stale], gone: [] });
    expect((await catalog.all())[0]?.status).toBe('placed');
  });

  it('finds a write that shows half a minute late', async () => {
    const { clock, ids, talents } = agency('a');
    await ids();
    const begun = clock.now();
    clock.pass(SETTLING_SECONDS - 1);
    await ids();
    await talents.apply(aTalent({ talentId: 'late', email: 'late@p.example', updatedAt: begun }));
    expect(await ids()).toEqual(['a', 'late']);
  });

  it('reads everything anew after a quarter of an hour', async () => {
    const { clock, ids, loads, talents } = agency('a');
    await ids();
    talents.rows.delete('a');
    clock.pass(MAX_AGE_SECONDS - 1);
    expect(await ids()).toEqual(['a']);
    clock.pass(1);
    expect(await ids()).toEqual([]);
    expect(loads()).toBe(2);
  });

  it('passes a failure on, and loads again next time', async () => {
    const { ids, source } = agency('a');
    const { everyone } = source;
    source.everyone = () => Promise.reject(new Error('away'));
    await expect(ids()).rejects.toThrow('away');
    source.everyone = everyone;
    expect(await ids()).toEqual(['a']);
  });
});
