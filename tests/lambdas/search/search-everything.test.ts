/** Shows what a few words find among jobs, people and employers, and for whom. */
import { describe, expect, it } from 'vitest';
import { searchEverything } from '../../../lambdas/search/search-everything.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import type { Actor } from '../../../shared/domain/policy.ts';
import { clockAt, fakeTalents } from '../../support/fakes.ts';
import { indexInMemory, indexOfJobs } from '../../support/index-in-memory.ts';
import { ADMIN, AGREED, aJob, anEmployer, aTalent, START } from '../records.ts';

const talentsOf = (...records: TalentRecord[]) =>
  indexInMemory(fakeTalents(clockAt(START), ...records), clockAt(START)).index;

describe('the search over everything', () => {
  const deps = {
    jobs: indexOfJobs(
      aJob({ jobId: 'weld', title: 'Soldador', company: 'Talleres Yunque' }),
      aJob({ jobId: 'yunque', title: 'Yunquero', company: 'Forja Sur', updatedAt: '2026-01-01T00:00:00.000Z' }),
    ),
    index: talentsOf(aTalent({ talentId: 'ama', email: 'amapola@people.example' })),
    now: () => START,
    allEmployers: async () => [anEmployer({ employerId: 'yun', company: 'Talleres Yunque' })],
  };
  const find = (q: string | undefined, actor: Actor = ADMIN) => searchEverything({ query: { q } }, actor, deps);

  it('finds a word in titles and companies, whatever its accents, and what begins with it first', async () => {
    const found = await find('yúnque');
    expect(found.jobs.map(({ jobId }) => jobId)).toEqual(['yunque', 'weld']);
    expect(found.employers).toEqual([{ employerId: 'yun', company: 'Talleres Yunque', status: 'active' }]);
    expect(found.talents).toEqual([]);
  });

  it('wants every word', async () => {
    expect((await find('soldador yunque')).jobs.map(({ jobId }) => jobId)).toEqual(['weld']);
    expect((await find('soldador forja')).jobs).toEqual([]);
  });

  it('finds jobs and people by what the words mean, in the other language', async () => {
    const welder = aTalent({ talentId: 'ana', skillIds: ['occupation:welder', 'skill:welding'], basis: AGREED });
    const found = await searchEverything({ query: { q: 'welder' } }, ADMIN, {
      ...deps,
      index: talentsOf(welder),
    });
    expect(found.jobs.map(({ jobId }) => jobId)).toEqual(['weld']);
    expect(found.talents.map(({ talentId }) => talentId)).toEqual(['ana']);
  });

  it('finds nobody by their work or title who may be considered for no other job, and says how many', async () => {
    const applied = { ...aTalent().applied, headline: 'Farolera' };
    const index = talentsOf(
      aTalent({ talentId: 'with', email: 'with@people.example', applied, skillIds: ['skill:welding'], basis: AGREED }),
      aTalent({ talentId: 'without', email: 'without@people.example', applied, skillIds: ['skill:welding'] }),
    );
    const search = async (q: string) => {
      const { talents, leftOut } = await searchEverything({ query: { q } }, ADMIN, { ...deps, index });
      return [talents.map(({ talentId }) => talentId).sort(), leftOut];
    };
    for (const words of ['farolera', 'welding']) expect([words, await search(words)]).toEqual([words, [['with'], 1]]);
    expect(await search('amapola')).toEqual([['with', 'without'], 0]);
  });

  it('finds people by name and by address', async () => {
    for (const words of ['amapola quint', 'amapola@people']) {
      expect((await find(words)).talents).toMatchObject([{ talentId: 'ama', name: 'Amapola Quintanar' }]);
    }
  });

  it.each([undefined, '', '  '])('finds nothing for %j', async (words) => {
    expect(await find(words)).toEqual({ jobs: [], talents: [], employers: [], leftOut: 0 });
  });

  it('is for recruiters', async () => {
    const user: Actor = { kind: 'user', userId: 'user1', email: null };
    await expect(find('yunque', user)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
