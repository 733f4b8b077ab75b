/** The recruiter's desk: views that nobody else sees or overwrites, a trail, and a search over everything. */
import { describe, expect, it } from 'vitest';
import { getPreferences } from '../../../lambdas/preferences/get-preferences.ts';
import { updatePreferences } from '../../../lambdas/preferences/update-preferences.ts';
import { searchEverything } from '../../../lambdas/search/search-everything.ts';
import type { AuditedChange } from '../../../lambdas/stores/audit-store.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import type { Actor } from '../../../shared/domain/policy.ts';
import type { Preferences } from '../../../shared/domain/preferences.ts';
import { searchable } from '../../../shared/search/index.ts';
import { clockAt, fakeTalents } from '../../support/fakes.ts';
import { indexInMemory } from '../../support/index-in-memory.ts';
import { ADMIN, aJob, anEmployer, aTalent, START } from '../records.ts';

const OTHER: Actor = { kind: 'admin', userId: 'admin2', email: 'other@staff.example' };
const view = (name: string) => ({ viewId: name, screen: 'jobs' as const, name, query: 'status=active' });

/** Preferences in memory with the promise of the real store: a stale version writes nothing. */
function desk() {
  const rows = new Map<string, Preferences>();
  const trail: { actor: Actor; change: AuditedChange }[] = [];
  const deps = {
    preferences: {
      get: async (userId: string) => rows.get(userId),
      put: async (userId: string, kept: Preferences, version: number) => {
        if ((rows.get(userId)?.version ?? 0) !== version) return false;
        rows.set(userId, kept);
        return true;
      },
    },
    audit: async (actor: Actor, change: AuditedChange) => void trail.push({ actor, change }),
  };
  const save = (actor: Actor, version: number, ...names: string[]) =>
    updatePreferences({ body: { version, views: names.map(view) }, correlationId: 'corr-0001' }, actor, deps);
  return { deps, trail, save };
}

describe('saved views', () => {
  it('are empty before anything was kept', async () => {
    expect(await getPreferences({}, ADMIN, desk().deps)).toEqual({ version: 0, views: [] });
  });

  it('belong to whoever saved them', async () => {
    const { deps, save } = desk();
    await save(ADMIN, 0, 'Urgentes');
    expect((await getPreferences({}, ADMIN, deps)).views.map(({ name }) => name)).toEqual(['Urgentes']);
    expect(await getPreferences({}, OTHER, deps)).toEqual({ version: 0, views: [] });
  });

  it('are not overwritten by a tab that did not know of the last change', async () => {
    const { deps, save } = desk();
    await save(ADMIN, 0, 'Urgentes');
    await expect(save(ADMIN, 0, 'Otra')).rejects.toMatchObject({ kind: 'conflict', code: 'STALE_VERSION' });
    expect((await getPreferences({}, ADMIN, deps)).views).toEqual([view('Urgentes')]);
  });

  it('leave a line in the trail that names who and what', async () => {
    const { trail, save } = desk();
    await save(ADMIN, 0, 'Urgentes');
    expect(trail).toMatchObject([{ actor: ADMIN, change: { action: 'preferences.update', recordId: 'admin1' } }]);
  });
});

const talentsOf = (...records: TalentRecord[]) =>
  indexInMemory(fakeTalents(clockAt(START), ...records), clockAt(START)).index;

describe('the search over everything', () => {
  const deps = {
    allJobs: async () =>
      [
        aJob({ jobId: 'weld', title: 'Soldador', company: 'Talleres Yunque' }),
        aJob({ jobId: 'yunque', title: 'Yunquero', company: 'Forja Sur', updatedAt: '2026-01-01T00:00:00.000Z' }),
      ].map(searchable),
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
    const welder = aTalent({ talentId: 'ana', skillIds: ['occupation:welder', 'skill:welding'] });
    const found = await searchEverything({ query: { q: 'welder' } }, ADMIN, {
      ...deps,
      index: talentsOf(welder),
    });
    expect(found.jobs.map(({ jobId }) => jobId)).toEqual(['weld']);
    expect(found.talents.map(({ talentId }) => talentId)).toEqual(['ana']);
  });

  it('finds people by name and by address', async () => {
    for (const words of ['amapola quint', 'amapola@people']) {
      expect((await find(words)).talents).toMatchObject([{ talentId: 'ama', name: 'Amapola Quintanar' }]);
    }
  });

  it.each([undefined, '', '  '])('finds nothing for %j', async (words) => {
    expect(await find(words)).toEqual({ jobs: [], talents: [], employers: [] });
  });

  it('is for recruiters', async () => {
    const user: Actor = { kind: 'user', userId: 'user1', email: null };
    await expect(find('yunque', user)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
