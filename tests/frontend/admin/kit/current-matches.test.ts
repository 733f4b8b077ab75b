/** One match counts for each job, however often it was calculated. */
import { describe, expect, it } from 'vitest';
import { currentMatches } from '../../../../frontend/src/features/admin/kit/match/current-matches.ts';

const match = (matchId: string, jobId: string, createdAt: string) => ({ matchId, jobId, createdAt });

describe('the current matches of a person', () => {
  it('are the newest of each job, in the order given', () => {
    const all = [
      match('a1', 'a', '2026-05-01T09:00:00.000Z'),
      match('b1', 'b', '2026-05-01T09:00:00.000Z'),
      match('a3', 'a', '2026-05-03T09:00:00.000Z'),
      match('a2', 'a', '2026-05-02T09:00:00.000Z'),
    ];
    expect(currentMatches(all).map(({ matchId }) => matchId)).toEqual(['b1', 'a3']);
  });

  it('count one where two were calculated in the same moment', () => {
    const at = '2026-05-01T09:00:00.000Z';
    expect(currentMatches([match('a1', 'a', at), match('a2', 'a', at)])).toHaveLength(1);
  });

  it('are none where nothing was calculated', () => {
    expect(currentMatches([])).toEqual([]);
  });
});
