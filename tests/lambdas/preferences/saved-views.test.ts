/** What a recruiter keeps for themselves: views that nobody else sees or overwrites. */
import { describe, expect, it } from 'vitest';
import { getPreferences } from '../../../lambdas/preferences/get-preferences.ts';
import { updatePreferences } from '../../../lambdas/preferences/update-preferences.ts';
import type { AuditedChange } from '../../../lambdas/stores/audit-store.ts';
import type { Actor } from '../../../shared/domain/policy.ts';
import type { Preferences } from '../../../shared/domain/preferences.ts';
import { ADMIN } from '../records.ts';

const OTHER: Actor = { kind: 'admin', userId: 'admin2', email: 'other@staff.example' };
const view = (name: string) => ({ viewId: name, screen: 'jobs' as const, name, query: 'status=active' });

/** Preferences in memory with the promise of the real store: a stale version writes nothing. */
function setUp() {
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
    expect(await getPreferences({}, ADMIN, setUp().deps)).toEqual({ version: 0, views: [] });
  });

  it('belong to the user who saved them', async () => {
    const { deps, save } = setUp();
    await save(ADMIN, 0, 'Urgentes');
    expect((await getPreferences({}, ADMIN, deps)).views.map(({ name }) => name)).toEqual(['Urgentes']);
    expect(await getPreferences({}, OTHER, deps)).toEqual({ version: 0, views: [] });
  });

  it('are not overwritten by a tab without the last version', async () => {
    const { deps, save } = setUp();
    await save(ADMIN, 0, 'Urgentes');
    await expect(save(ADMIN, 0, 'Otra')).rejects.toMatchObject({ kind: 'conflict', code: 'STALE_VERSION' });
    expect((await getPreferences({}, ADMIN, deps)).views).toEqual([view('Urgentes')]);
  });

  it('leave a line in the trail that names who and what', async () => {
    const { trail, save } = setUp();
    await save(ADMIN, 0, 'Urgentes');
    expect(trail).toMatchObject([{ actor: ADMIN, change: { action: 'preferences.update', recordId: 'admin1' } }]);
  });
});
