/** The admin area over a seeded network: who gets in, what the evidence shows, and what a conflict leaves alone. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../../shared/contract/routes.ts';
import { JOB } from '../seeds.ts';
import { isolate, requests, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { applicationRow, talentDetail } from './people.ts';
import { staff } from './staff.ts';

isolate();
/** Importing the panel takes a busy machine longer than a test waits for a screen. */
beforeAll(async () => {
  await import('../../../frontend/src/features/admin/admin-area.tsx');
}, 60_000);

const ADMIN = 'ana@encaje.test';
const job = routes.getJob.response.parse({
  ...JOB,
  criteria: null,
  version: 3,
  status: 'active',
  public: true,
  contactEmail: null,
});

const application = applicationRow();
const list = { items: [application], nextCursor: null };

const talent = talentDetail({ phone: null, location: null, headline: null, profile: null, applications: [] });

describe('the door of the panel', () => {
  it('shows a user without the admin claim that access is restricted, and calls no API', async () => {
    staff('visita@encaje.test');
    await visit('/admin-panel/jobs');
    expect(await screen.findByText('Acceso restringido')).toBeTruthy();
    expect(screen.getByText(/visita@encaje\.test no tiene permiso/)).toBeTruthy();
    expect(requests.filter(({ path }) => path.startsWith('/api/admin'))).toEqual([]);
  });

  it('asks a signed-out user to sign in', async () => {
    staff(null);
    await visit('/admin-panel');
    expect(await screen.findByRole('link', { name: 'Iniciar sesión' })).toBeTruthy();
  });

  it('lets an administrator in and sends the access token along', async () => {
    staff(ADMIN, true, { 'GET /api/admin/applications': () => [200, list] });
    await visit('/admin-panel/applications');
    expect(await screen.findByRole('link', { name: 'Lucía Ferrer' })).toBeTruthy();
    expect(screen.queryByText(/^nav\./)).toBeNull();
    const asked = requests.find(({ path }) => path === '/api/admin/applications');
    expect(asked?.headers.get('authorization')).toMatch(/^Bearer .+\..+\./);
    expect(JSON.parse(localStorage.getItem('encaje.session') ?? '{}')).toMatchObject({ email: ADMIN, admin: true });
  });
});

describe('the evidence of a match', () => {
  it('lights up the words of the resume while their criterion has the focus, and keeps them lit once pressed', async () => {
    staff(ADMIN, true, { 'GET /api/admin/talents/talent-1': () => [200, talent] });
    const { container } = await visit('/admin-panel/talents/talent-1/matches/match-1');
    const criterion = await screen.findByRole('button', { name: /SAP para almacenes/ });
    const lit = () => container.querySelector('mark[data-active]')?.textContent;
    expect(lit()).toBeUndefined();
    criterion.focus();
    await waitFor(() => expect(lit()).toBe('Reduje errores con SAP EWM.'));
    criterion.blur();
    await waitFor(() => expect(lit()).toBeUndefined());
    criterion.focus();
    await userEvent.keyboard('{Enter}');
    criterion.blur();
    await waitFor(() => expect(lit()).toBe('Reduje errores con SAP EWM.'));
    expect(criterion.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('two people at one record', () => {
  it('keeps what was typed into a job and says what the other person changed', async () => {
    let stored = job;
    staff(ADMIN, true, {
      'GET /api/admin/jobs/job-1': () => [200, stored],
      'PUT /api/admin/jobs/job-1': ({ body }) =>
        (body as { version: number }).version === stored.version
          ? [200, { ...stored, ...(body as object), version: stored.version + 1 }]
          : [409, { code: 'STALE_VERSION' }],
    });
    await visit('/admin-panel/jobs/job-1');
    const title = (await screen.findByLabelText('Título *')) as HTMLInputElement;
    await userEvent.clear(title);
    await userEvent.type(title, 'Jefatura de almacén');
    stored = { ...job, version: 4, location: 'Huesca' };
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    const place = within(await screen.findByRole('group', { name: 'Lugar' }));
    expect((place.getByRole('radio', { name: /Lo guardado\s*Huesca/ }) as HTMLInputElement).checked).toBe(true);
    expect(title.value).toBe('Jefatura de almacén');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar lo mío encima' }));
    expect(await screen.findByText('Guardado')).toBeTruthy();
    expect(requests.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({ version: 4 });
  });

  it('says in one toast where someone else has moved an application', async () => {
    const theirs = { ...application, version: 5, stage: 'offer' as const };
    staff(ADMIN, true, {
      'GET /api/admin/applications': () => [200, list],
      'GET /api/admin/applications/app-1': () => [200, { ...theirs, profile: null, matches: [] }],
      'PATCH /api/admin/applications/app-1': () => [409, { code: 'STALE_VERSION' }],
    });
    await visit('/admin-panel/applications');
    await userEvent.selectOptions(await screen.findByLabelText('Fase de Lucía Ferrer'), 'interview');
    expect(await screen.findByText(/está ahora en «Oferta»/)).toBeTruthy();
    expect(document.querySelectorAll('[data-part~=toast]')).toHaveLength(1);
  });

  it('undoes a move from its toast, with the version that the move made', async () => {
    staff(ADMIN, true, {
      'GET /api/admin/applications': () => [200, list],
      'PATCH /api/admin/applications/app-1': ({ body }) => {
        const { version, stage } = body as { version: number; stage: 'new' };
        return [200, { ...application, version: version + 1, stage }];
      },
    });
    await visit('/admin-panel/applications');
    await userEvent.selectOptions(await screen.findByLabelText('Fase de Lucía Ferrer'), 'screening');
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    const moves = () => requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    await waitFor(() =>
      expect(moves()).toEqual([
        { version: 4, stage: 'screening' },
        { version: 5, stage: 'new' },
      ]),
    );
  });
});
