/** What a recruiter sees of the panel, and how an action that needs a new sign-in asks for one and then proceeds. */
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { adminRoutes } from '../../../frontend/src/lib/admin-routes.ts';
import { call } from '../../../frontend/src/lib/api-client.ts';
import { setStepUp } from '../../../frontend/src/lib/step-up.ts';
import { type Answer, isolate, requests, seed, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { staff } from './staff.ts';

isolate();
beforeAll(async () => {
  await import('../../../frontend/src/features/admin/admin-area.tsx');
}, 60_000);
afterEach(() => setStepUp(undefined));

const RUNS: Record<string, Answer> = { 'GET /api/admin/sync/runs': () => [200, { items: [], nextCursor: null }] };
const as = (role: 'recruiter' | 'admin', answers: Record<string, Answer> = {}) =>
  staff(`${role}@staff.example`, true, answers, role);
const linksOf = async () => within(await screen.findByRole('navigation', { name: 'Panel' })).getAllByRole('link');

describe('a recruiter', () => {
  it.each(['recruiter', 'admin'] as const)(
    'or administrator (%s) finds the screens of their own in the navigation',
    async (role) => {
      as(role, RUNS);
      await visit('/admin-panel/database-sync');
      const names = (await linksOf()).map((link) => link.getAttribute('href'));
      const own = ['/admin-panel/settings', '/admin-panel/audit'].filter((path) => names.includes(path));
      expect(own).toHaveLength(role === 'admin' ? 2 : 0);
      expect(names).toContain('/admin-panel/talents');
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryAllByRole('link', { name: 'Exportar' })).toHaveLength(role === 'admin' ? 1 : 0);
    },
  );

  it.each(['settings', 'audit'])(
    'who comes to %s by its address reads whose it is, and asks for nothing',
    async (path) => {
      as('recruiter');
      await visit(`/admin-panel/${path}`);
      expect(await screen.findByRole('heading', { name: 'Para administradores' })).toBeTruthy();
      expect(requests.filter(({ path: at }) => at.startsWith(`/api/admin/${path}`))).toEqual([]);
    },
  );
});

describe('a call that takes a new sign-in', () => {
  const OLD: Answer = () => [401, { code: 'REAUTHENTICATION_REQUIRED' }];
  const sends = () => requests.filter(({ method }) => method === 'DELETE').length;
  const remove = () => call(adminRoutes.deleteTalent, { params: { id: 'talent-1' } });
  const AT = 'DELETE /api/admin/talents/talent-1';

  it('continues once the user has signed in again', async () => {
    let isFresh = false;
    seed({ [AT]: (request) => (isFresh ? [200, {}] : OLD(request)) });
    setStepUp(async () => {
      isFresh = true;
      return true;
    });
    await remove();
    expect(sends()).toBe(2);
  });

  it('is refused where they decline, where nobody asks, and where it is refused again', async () => {
    seed({ [AT]: OLD });
    await expect(remove()).rejects.toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    setStepUp(async () => false);
    await expect(remove()).rejects.toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect(sends()).toBe(2);
    setStepUp(async () => true);
    await expect(remove()).rejects.toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect(sends()).toBe(4);
  });

  it('asks once for all that wait', async () => {
    seed({ [AT]: OLD });
    const ask = vi.fn(async () => false);
    setStepUp(ask);
    await Promise.allSettled([remove(), remove(), remove()]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks in a dialog of the panel, which can be called off', async () => {
    as('admin', { ...RUNS, 'POST /api/admin/sync/exports': OLD });
    await visit('/admin-panel/database-sync?tab=export');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Preparar el archivo' }));
    expect(await screen.findByRole('heading', { name: 'Vuelve a iniciar sesión para continuar' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect((await screen.findAllByText(/Vuelve a iniciar sesión para continuar: esto pide/)).length).toBeGreaterThan(0);
  });
});
