/** On what ground people may be considered for other jobs, and whose address is whose, as recruiters see and say it. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { isolate, requests, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { ADMIN, applicationRow, talentDetail, talentList, talentRow } from './people.ts';
import { staff } from './staff.ts';

isolate();
beforeAll(async () => {
  await import('../../../frontend/src/features/admin/admin-area.tsx');
  await import('../../../frontend/src/features/admin/talents/talent-page.tsx');
  await import('../../../frontend/src/features/admin/talents/talents-page.tsx');
}, 60_000);

const TALENT = '/admin-panel/talents/talent-1';
const UNTIL = '2099-05-04T09:00:00.000Z';
const sent = (method: string) => requests.filter((request) => request.method === method);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function server(answers: Parameters<typeof staff>[2] = {}): void {
  staff(ADMIN, true, {
    'GET /api/admin/talents/talent-1': () => [200, talentDetail()],
    'GET /api/admin/talents/talent-1/duplicates': () => [200, { items: [] }],
    ...answers,
  });
}

describe('the ground of one person', () => {
  it('is stated with its evidence, and shown from then on', async () => {
    let basis: object | null = null;
    server({
      'GET /api/admin/talents/talent-1': () => [200, talentDetail({ basis })],
      'PATCH /api/admin/talents/talent-1': () => {
        basis = { kind: 'agency', until: UNTIL };
        return [200, talentRow({ version: 2 })];
      },
    });
    await visit(`${TALENT}?tab=data`);
    expect(await screen.findByText(/Ninguna: solo se compara con los puestos a los que se presentó/)).toBeTruthy();
    await press('Cambiar la base legal');
    const form = within(screen.getByRole('form', { name: 'Cambiar la base legal' }));
    await userEvent.selectOptions(form.getByLabelText(/Base legal/), 'agency');
    await userEvent.type(form.getByLabelText(/Cómo lo sabes/), 'La llamamos ayer.');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/Motivo propio de la agencia, hasta el 4 de mayo de 2099/)).toBeTruthy();
    expect(sent('PATCH')[0]?.body).toEqual({
      ...{ version: 1, basis: { kind: 'agency' }, basisReason: 'La llamamos ayer.' },
    });
  });

  it('that is refused says so beside the field, and keeps what was typed', async () => {
    const errors = [
      { path: 'basis.consentedOn', code: 'DATE_IN_FUTURE' },
      { path: 'basisReason', code: 'REQUIRED' },
    ];
    server({ 'PATCH /api/admin/talents/talent-1': () => [400, { code: 'INVALID_INPUT', errors }] });
    await visit(`${TALENT}?tab=data`);
    await press('Cambiar la base legal');
    const form = within(screen.getByRole('form', { name: 'Cambiar la base legal' }));
    const day = form.getByLabelText('Día en que dio su permiso') as HTMLInputElement;
    const typed = day.value;
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
    expect(form.getByLabelText(/Cómo lo sabes/).getAttribute('aria-invalid')).toBe('true');
    expect(day.value).toBe(typed);
  });
});

it('people are found by whether there is a ground', async () => {
  server({ 'GET /api/admin/talents': talentList(() => [talentRow()]) });
  await visit('/admin-panel/talents');
  await userEvent.selectOptions(await screen.findByLabelText('Base legal para otros puestos'), 'Acaba pronto');
  await waitFor(() => expect(window.location.search).toContain('basis=ending'));
  const asked = requests.filter(({ path }) => path === '/api/admin/talents').at(-1);
  expect(asked?.search.get('basis')).toBe('ending');
});

describe('a person who gave the address without proof', () => {
  const OTHER = talentRow({ talentId: 'talent-2', firstName: 'Lucila', emailConfirmed: false, besideId: 'talent-1' });
  const THEIRS = applicationRow({ applicationId: 'app-7', talentId: 'talent-2', version: 6, emailConfirmed: false });

  it('stands on the page of whose address it is, and becomes theirs on a word', async () => {
    let beside: object[] = [{ talent: OTHER, applications: [THEIRS] }];
    server({
      'GET /api/admin/talents/talent-1': () => [200, talentDetail({ beside })],
      'PATCH /api/admin/applications/app-7': () => {
        beside = [];
        return [200, { ...THEIRS, emailConfirmed: true }];
      },
    });
    await visit(TALENT);
    const link = await screen.findByRole('link', { name: 'Lucila Ferrer' });
    expect(link.getAttribute('href')).toBe('/admin-panel/talents/talent-2');
    await press('Pertenece a esta persona');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Lucila Ferrer' })).toBeNull());
    expect(sent('PATCH')[0]?.body).toEqual({ version: 6, emailConfirmed: true });
  });

  it('leads to that person from their own page, and is marked', async () => {
    server({ 'GET /api/admin/talents/talent-1': () => [200, talentDetail({ ...OTHER, besideId: 'talent-9' })] });
    await visit(TALENT);
    const link = await screen.findByRole('link', { name: 'Ver a esa persona' });
    expect(link.getAttribute('href')).toBe('/admin-panel/talents/talent-9');
    expect(screen.getByText('sin confirmar')).toBeTruthy();
  });
});
