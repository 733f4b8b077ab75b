/** The employers' screens over a seeded network: leads taken on, the clock, editing in place, and what a conflict leaves alone. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { clockWords, replyClock } from '../../../frontend/src/features/admin/kit/words/reply-clock.ts';
import { employerDetailSchema } from '../../../shared/contract/admin-employers.ts';
import { EMPLOYER_FIELDS } from '../../../shared/domain/employer-fields.ts';
import { defaultsOf } from '../../../shared/domain/field-table.ts';
import { isolate, requests, type SentRequest, seed, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { staff } from './staff.ts';

isolate();

// On a busy machine the first visit would take longer than a test waits.
beforeAll(async () => {
  await import('../../../frontend/src/lib/auth.ts');
  await import('../../../frontend/src/features/admin/admin-area.tsx');
  await import('../../../frontend/src/features/admin/employers/employers-page.tsx');
}, 60_000);

const ADMIN = 'ana@encaje.test';
const TIME = '2026-05-04T09:00:00.000Z';
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const NO_STATS = { activeJobs: 1, openings: 2, applications: 7, inProcess: 3, hired: 1, answeredAfterHours: null };

/** An employer as the API returns it; `changes` replace parts of a fresh request. */
function employer(changes: object = {}) {
  return employerDetailSchema.parse({
    employerId: 'employer-1',
    version: 1,
    company: 'Faro Norte',
    status: 'lead',
    priority: 'normal',
    openRoles: 2,
    lastTouchAt: null,
    primaryContact: { name: 'Iria Vidal', email: 'iria@faro.example', phone: '+34600000002' },
    notes: '',
    replyBy: inHours(3.05),
    answeredAt: null,
    request: { receivedAt: TIME, jobTitle: 'Farolera', positionsToHire: 2, language: 'es' },
    createdAt: TIME,
    updatedAt: TIME,
    jobs: [{ jobId: 'job-1', title: 'Farolera mayor', status: 'active', openings: 2, applications: 7 }],
    stats: NO_STATS,
    ...changes,
  });
}

let stored: ReturnType<typeof employer>[] = [];

function update({ body }: SentRequest): [number, unknown] {
  const { version, answered, ...changes } = body as { version: number; answered?: true };
  const now = stored[0]!;
  if (version !== now.version) return [409, { code: 'STALE_VERSION' }];
  const answer = answered ? { replyBy: null, answeredAt: TIME } : {};
  stored[0] = employer({ ...now, ...changes, ...answer, version: version + 1 });
  return [200, stored[0]];
}

/** A recruiter's browser in front of an API that keeps `stored`. */
function panel(...employers: ReturnType<typeof employer>[]): void {
  stored = employers;
  staff(ADMIN, true, {
    'GET /api/admin/preferences': () => [200, { version: 0, views: [] }],
    'GET /api/admin/employers': ({ search }) => {
      const items = stored.filter(({ status }) => !search.get('status') || status === search.get('status'));
      const count = (status: string) => stored.filter((one) => one.status === status).length;
      const byStatus = { lead: count('lead'), active: count('active'), inactive: count('inactive') };
      return [200, { items, nextCursor: null, total: items.length, byStatus }];
    },
    'GET /api/admin/employers/employer-1': () => (stored[0] ? [200, stored[0]] : [404, { code: 'EMPLOYER_NOT_FOUND' }]),
    'GET /api/admin/employers/employer-1/activities': () => [200, { items: [], nextCursor: null }],
    'PATCH /api/admin/employers/employer-1': update,
  });
}

const LIST = '/admin-panel/employers';
const sent = (method: string) => requests.filter((request) => request.method === method).map(({ body }) => body);
const table = () => screen.findByRole('table', { name: 'Empresas' });

describe('the clock of a request', () => {
  const now = Date.parse(TIME);
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

  it.each([
    [600, 'fine', '10 h 0 min'],
    [239, 'soon', '3 h 59 min'],
    [0, 'soon', '0 min'],
    [-1, 'late', '1 min'],
    [-125, 'late', '2 h 5 min'],
    [-1600, 'late', '1 día 2 h'],
  ])('%s minutes before the deadline is %s: %s', (minutes, state, words) => {
    const clock = replyClock(at(minutes), now);
    expect(clock.state).toBe(state);
    expect(clockWords(clock, 'es').replaceAll('\u00a0', ' ')).toBe(words);
  });
});

describe('the list of employers', () => {
  it('counts requests in a tab of their own and narrows to them in the address', async () => {
    panel(employer(), employer({ employerId: 'employer-2', company: 'Muelle Sur', status: 'active', replyBy: null }));
    await visit(LIST);
    expect(await screen.findByRole('link', { name: 'Muelle Sur' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Solicitudes 1$/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Muelle Sur' })).toBeNull());
    expect(window.location.search).toBe('?status=lead');
    expect(requests.at(-1)?.search.get('status')).toBe('lead');
  });

  it('says in words how long there is to reply, and what is overdue', async () => {
    panel(employer(), employer({ employerId: 'employer-2', company: 'Muelle Sur', replyBy: inHours(-2.01) }));
    await visit(LIST);
    expect(within(await table()).getByText(/^Quedan 3\sh 2\smin$/)).toBeTruthy();
    expect(within(await table()).getByText(/^Vencido hace 2\sh/)).toBeTruthy();
  });

  it('makes an employer of a request with one press, and takes it back by undo', async () => {
    panel(employer());
    await visit(LIST);
    await userEvent.click(await screen.findByRole('button', { name: 'Convertir en cliente: Faro Norte' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() =>
      expect(sent('PATCH')).toEqual([
        { version: 1, status: 'active' },
        { version: 2, status: 'lead' },
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Convertir en cliente: Faro Norte' })).toBeTruthy();
  });

  it('has words for when there is nobody', async () => {
    panel();
    await visit(LIST);
    expect(await screen.findByText('No se encontraron empresas')).toBeTruthy();
  });
});

describe('a new employer', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Nueva empresa' }));

  it('without a name is refused, and what was typed is still there after a reload', async () => {
    panel();
    const { unmount } = await visit(`${LIST}?new=yes`);
    await userEvent.type((await dialog()).getByLabelText('Correo'), 'iria@faro.example');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Crear empresa' }));
    expect(await (await dialog()).findByText('Escribe un nombre')).toBeTruthy();
    expect((await dialog()).getByLabelText('Empresa *').getAttribute('aria-invalid')).toBe('true');
    expect(sent('POST')).toEqual([]);
    unmount();
    await visit(`${LIST}?new=yes`);
    expect(((await dialog()).getByLabelText('Correo') as HTMLInputElement).value).toBe('iria@faro.example');
  });

  it('is stored and opened', async () => {
    panel(employer({ status: 'active', request: null, replyBy: null }));
    seed({ 'POST /api/admin/employers': () => [201, stored[0]] });
    await visit(`${LIST}?new=yes`);
    await userEvent.type((await dialog()).getByLabelText('Empresa *'), 'Faro Norte');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Crear empresa' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Faro Norte' })).toBeTruthy();
    expect(sent('POST')).toEqual([{ ...defaultsOf(EMPLOYER_FIELDS), company: 'Faro Norte', primaryContact: null }]);
  });
});

describe('the number of a request', () => {
  it('is marked until a recruiter confirms it', async () => {
    panel(employer());
    await visit(`${LIST}/employer-1`);
    expect(await screen.findByText(/nadie lo ha confirmado: no recibe SMS/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar el teléfono' }));
    await waitFor(() => expect(screen.queryByText(/nadie lo ha confirmado/)).toBeNull());
    expect(sent('PATCH')).toEqual([{ version: 1, phoneConfirmed: true }]);
  });
});

describe('the quick panel', () => {
  const open = async (...employers: ReturnType<typeof employer>[]) => {
    panel(...employers);
    await visit(`${LIST}/employer-1`);
    await screen.findByRole('heading', { level: 1, name: 'Faro Norte' });
  };
  const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

  it('shows clock, contact, request, jobs and figures beside the list, with one main heading', async () => {
    await open(employer());
    expect(screen.getByRole('timer').textContent).toMatch(/Quedan 3\sh 2\smin para responder/);
    expect(screen.getByRole('link', { name: 'iria@faro.example' }).getAttribute('href')).toBe(
      'mailto:iria@faro.example',
    );
    expect(screen.getByRole('link', { name: 'Farolera mayor' }).getAttribute('href')).toBe('/admin-panel/jobs/job-1');
    expect(screen.getByText(/2 vacantes · 7 candidaturas/)).toBeTruthy();
    expect(screen.getByText('Candidaturas', { selector: 'dt' }).nextSibling?.textContent).toBe('7');
    expect((await screen.findByRole('link', { name: 'Faro Norte' })).getAttribute('aria-current')).toBe('true');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('says that there is no primary contact', async () => {
    await open(employer({ primaryContact: null }));
    expect(screen.getByText('No se encontró ningún contacto principal')).toBeTruthy();
  });

  it('says on an old link that the employer was deleted', async () => {
    panel();
    await visit(`${LIST}/employer-1`);
    expect(await screen.findByText('No encontrado')).toBeTruthy();
  });

  it('edits the contact in place, refuses a wrong address, and gives the focus back', async () => {
    await open(employer());
    await press('Editar el contacto principal');
    const email = screen.getByRole('textbox', { name: 'Correo' });
    await userEvent.clear(email);
    await userEvent.type(email, 'nadie');
    await press('Guardar');
    expect(await screen.findByText('Por favor ingresa una dirección de correo válida')).toBeTruthy();
    expect(sent('PATCH')).toEqual([]);
    await userEvent.type(email, '@faro.example');
    await press('Guardar');
    expect(await screen.findByRole('link', { name: 'nadie@faro.example' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Editar el contacto principal' }));
    expect(sent('PATCH')).toEqual([
      { version: 1, primaryContact: { name: 'Iria Vidal', email: 'nadie@faro.example', phone: '+34600000002' } },
    ]);
  });

  it('offers the contact again that was typed before another employer was opened, and forgets it once saved', async () => {
    panel(employer());
    const first = await visit(`${LIST}/employer-1`);
    await press('Editar el contacto principal');
    const name = () => screen.getByRole('textbox', { name: 'Nombre' }) as HTMLInputElement;
    expect(document.activeElement).toBe(name());
    await userEvent.type(name(), ' Pardo');
    first.unmount();
    stored[0] = employer({ ...stored[0], version: 2, primaryContact: { ...stored[0]?.primaryContact, name: 'Eva' } });
    await visit(`${LIST}/employer-1`);
    await waitFor(() => expect(name().value).toBe('Iria Vidal Pardo'));
    expect(document.activeElement).not.toBe(name());
    await press('Guardar');
    expect(await screen.findByText(/Ahora dice: «Eva/)).toBeTruthy();
    await press('Guardar lo mío de todos modos');
    await waitFor(() => expect(stored[0]?.primaryContact?.name).toBe('Iria Vidal Pardo'));
    expect(await screen.findByRole('button', { name: 'Editar el contacto principal' })).toBeTruthy();
  });

  it('saves over someone else only what they did not touch', async () => {
    await open(employer());
    await press('Editar las notas');
    await userEvent.type(screen.getByRole('textbox', { name: 'Notas' }), 'Paga puntual.');
    stored[0] = employer({ ...stored[0], version: 2, priority: 'high' });
    await press('Guardar');
    expect(await screen.findByText('Paga puntual.')).toBeTruthy();
    expect(sent('PATCH')).toEqual([
      { version: 1, notes: 'Paga puntual.' },
      { version: 2, notes: 'Paga puntual.' },
    ]);
  });

  it('offers notes again that were typed before a reload, and forgets them when the user cancels', async () => {
    panel(employer());
    const first = await visit(`${LIST}/employer-1`);
    await press('Editar las notas');
    await userEvent.type(screen.getByRole('textbox', { name: 'Notas' }), 'Paga puntual.');
    first.unmount();
    const second = await visit(`${LIST}/employer-1`);
    const notes = (await screen.findByRole('textbox', { name: 'Notas' })) as HTMLTextAreaElement;
    expect(notes.value).toBe('Paga puntual.');
    await press('Cancelar');
    second.unmount();
    await visit(`${LIST}/employer-1`);
    expect(await screen.findByRole('button', { name: 'Editar las notas' })).toBeTruthy();
  });

  it('shows what someone else wrote in the same place, and keeps what was typed until it is decided', async () => {
    await open(employer());
    await press('Editar las notas');
    const notes = () => screen.getByRole('textbox', { name: 'Notas' }) as HTMLTextAreaElement;
    await userEvent.type(notes(), 'Paga puntual.');
    stored[0] = employer({ ...stored[0], version: 2, notes: 'Paga tarde.' });
    await press('Guardar');
    expect(await screen.findByText(/Ahora dice: «Paga tarde\.»/)).toBeTruthy();
    expect(notes().value).toBe('Paga puntual.');
    await press('Guardar lo mío de todos modos');
    await waitFor(() => expect(stored[0]?.notes).toBe('Paga puntual.'));
  });

  it('refuses a number of roles that is none', async () => {
    await open(employer());
    await press('Editar los puestos abiertos');
    const roles = screen.getByRole('spinbutton', { name: 'Puestos abiertos' });
    await userEvent.clear(roles);
    await userEvent.type(roles, '-1');
    await press('Guardar');
    expect(await screen.findByText('Escribe un número entero, 0 o más')).toBeTruthy();
    expect(sent('PATCH')).toEqual([]);
  });

  it('takes a number of roles with a dot between the thousands', async () => {
    await open(employer());
    await press('Editar los puestos abiertos');
    const roles = screen.getByRole('spinbutton', { name: 'Puestos abiertos' });
    await userEvent.clear(roles);
    await userEvent.type(roles, '1.000');
    await press('Guardar');
    await waitFor(() => expect(stored[0]?.openRoles).toBe(1000));
  });

  it('changes the priority at once and takes it back by undo', async () => {
    await open(employer());
    await userEvent.selectOptions(screen.getAllByLabelText('Prioridad').at(-1)!, 'high');
    await press('Deshacer');
    await waitFor(() =>
      expect(sent('PATCH')).toEqual([
        { version: 1, priority: 'high' },
        { version: 2, priority: 'normal' },
      ]),
    );
  });

  it('stops the clock only after asking', async () => {
    await open(employer());
    await press('Ya está respondida');
    expect(sent('PATCH')).toEqual([]);
    await press('Sí, parar el reloj');
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
    expect(sent('PATCH')).toEqual([{ version: 1, answered: true }]);
  });

  it('opens the composer where a short way leads, with the words of the request filled in', async () => {
    await open(employer());
    const ways = screen.getAllByRole('button', { name: 'Correo' });
    await userEvent.click(ways[0]!);
    expect(screen.getByRole('tab', { name: 'Correo', selected: true })).toBeTruthy();
    const form = within(screen.getByRole('tabpanel'));
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Plantilla')));
    screen.getByRole('tab', { name: 'Correo' }).focus();
    await userEvent.click(ways[0]!);
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Plantilla')));
    await userEvent.selectOptions(form.getByLabelText('Plantilla'), 'Responder a la solicitud');
    expect(form.getByRole('group', { name: /Vista previa/ }).textContent).toContain(
      'cubrir el puesto de Farolera en Faro Norte',
    );
    expect(form.queryByLabelText('Puesto')).toBeNull();
  });

  it('is deleted after the question, and leads back to the list', async () => {
    await open(employer());
    seed({
      'DELETE /api/admin/employers/employer-1': () => {
        stored = [];
        return [200, null];
      },
    });
    await press('Eliminar');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Seguro que quieres eliminar esta empresa?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Conservarla' }));
    expect(sent('DELETE')).toHaveLength(0);
    await press('Eliminar');
    await press('Eliminar empresa');
    expect(await screen.findByText('Empresa eliminada')).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe(LIST));
    expect(await screen.findByText('No se encontraron empresas')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('gives the focus back to its row when it is closed', async () => {
    panel(employer());
    await visit(LIST);
    await userEvent.click(await screen.findByRole('link', { name: 'Faro Norte' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Faro Norte' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await userEvent.click(screen.getByRole('link', { name: 'Volver a la lista' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Faro Norte' })));
  });
});
