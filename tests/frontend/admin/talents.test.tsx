/** Finding, moving, comparing, merging and erasing people, over a seeded network. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Talent } from '../../../shared/domain/talent.ts';
import { MATCH } from '../seeds.ts';
import { isolate, requests, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { ADMIN, TIME, talentDetail, talentList, talentRow } from './people.ts';
import { staff } from './staff.ts';

isolate();

const LOADING_MS = 60_000;

beforeAll(async () => {
  // What a screen needs is loaded before the first test, which would else wait for it on a busy machine.
  await Promise.all([
    import('../../../frontend/src/lib/auth.ts'),
    import('../../../frontend/src/features/admin/admin-area.tsx'),
    import('../../../frontend/src/features/admin/talents/talents-page.tsx'),
    import('../../../frontend/src/features/admin/talents/talent-board.tsx'),
    import('../../../frontend/src/features/admin/talents/talent-page.tsx'),
  ]);
}, LOADING_MS);

const NUNO = talentRow({ talentId: 'talent-2', firstName: 'Nuno', lastName: 'Vaz', version: 7 });
const sent = (method: string) => requests.filter((request) => request.method === method);
const column = async (name: string) => within(await screen.findByRole('region', { name }));

/** A server that keeps the status of talents and refuses stale versions. */
function server(...given: Talent[]) {
  let stored = given;
  const patch =
    (id: string) =>
    ({ body }: { body: unknown }): [number, unknown] => {
      const { version, status } = body as Pick<Talent, 'version' | 'status'>;
      const found = stored.find(({ talentId }) => talentId === id);
      if (!found || found.version !== version) return [409, { code: 'STALE_VERSION' }];
      const saved = { ...found, status, version: version + 1 };
      stored = stored.map((talent) => (talent === found ? saved : talent));
      return [200, saved];
    };
  staff(ADMIN, true, {
    'GET /api/admin/talents': talentList(() => stored),
    ...Object.fromEntries(given.map(({ talentId }) => [`PATCH /api/admin/talents/${talentId}`, patch(talentId)])),
    ...Object.fromEntries(
      given.map((talent) => [
        `GET /api/admin/talents/${talent.talentId}`,
        () => [200, talentDetail(stored.find(({ talentId }) => talentId === talent.talentId))] as [number, unknown],
      ]),
    ),
  });
  return {
    /** As a colleague would, meanwhile. */
    change: (id: string, changes: Partial<Talent>) => {
      stored = stored.map((talent) => (talent.talentId === id ? { ...talent, ...changes } : talent));
    },
  };
}

describe('the list of talents', () => {
  it('suggests jobs that fit, whatever was applied for, and folds what fits little', async () => {
    const matchWith = (jobId: string, percent: number) => ({
      ...MATCH,
      matchId: `match-${jobId}`,
      jobId,
      jobTitle: jobId,
      percent,
    });
    const matches = [matchWith('fits', 60), matchWith('weak', 20), matchWith('applied', 10), matchWith('edge', 35)];
    const [application] = talentDetail({}).applications;
    const applications = [{ ...application, jobId: 'applied' }];
    staff(ADMIN, true, {
      'GET /api/admin/talents/talent-1': () => [200, talentDetail({ matches, applications } as never)],
    });
    await visit('/admin-panel/talents/talent-1?tab=matches');
    const folded = (await screen.findByText('Por debajo del 35 % encaja poco: 1 resultado')).closest('details');
    const links = screen.getAllByRole('link', { name: /^(fits|edge|applied|weak)$/, hidden: true });
    expect(links.filter((link) => !folded?.contains(link)).map(({ textContent }) => textContent)).toEqual([
      'fits',
      'edge',
      'applied',
    ]);
    expect(folded?.open).toBe(false);
  });

  it('asks for what the address says, says what the words were understood as, and takes that back', async () => {
    const part = { text: 'soldador', kind: 'occupation', label: { es: 'Soldador', en: 'Welder' } };
    const town = { text: 'zgz', kind: 'place', label: { es: 'Zaragoza', en: 'Zaragoza' } };
    staff(ADMIN, true, { 'GET /api/admin/talents': talentList(() => [talentRow()], [part, town]) });
    await visit('/admin-panel/talents?search=soldador+zgz&location=Zaragoza&status=new&sort=name&order=desc');
    const undo = await screen.findByRole('button', { name: 'Buscar «soldador» tal cual' });
    const asked = () => requests.filter(({ path }) => path === '/api/admin/talents').at(-1)?.search;
    expect(Object.fromEntries(asked() ?? [])).toMatchObject({
      ...{ search: 'soldador zgz', location: 'Zaragoza', status: 'new', sort: 'name', order: 'desc' },
    });
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(asked()?.get('search')).toBe('"soldador" zgz'));
    expect(asked()?.get('status')).toBe('new');
    expect(document.activeElement).toBe(undo);
  });

  it('says how many the search left out, and leads to the applications they are in', async () => {
    staff(ADMIN, true, { 'GET /api/admin/talents': talentList(() => [talentRow()], [], 3) });
    await visit('/admin-panel/talents?search=soldadura');
    const note = await screen.findByText(/^3 personas quedaron fuera de la búsqueda/);
    expect(note.getAttribute('role')).toBe('status');
    const link = within(note).getByRole('link', { name: 'Ver las candidaturas' });
    expect(link.getAttribute('href')).toBe('/admin-panel/applications');
  });

  it('says nothing of a search that is no more', async () => {
    const part = { text: 'soldador', kind: 'occupation', label: { es: 'Soldador', en: 'Welder' } };
    staff(ADMIN, true, { 'GET /api/admin/talents': talentList(() => [talentRow()], [part]) });
    await visit('/admin-panel/talents');
    expect(await screen.findByRole('link', { name: 'Lucía Ferrer' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Hemos entendido:' })).toBeNull();
  });

  it('calls anyone who has no readable name by their address or number, with a link', async () => {
    const nameless = { firstName: '', lastName: '' };
    server(talentRow(nameless), { ...NUNO, ...nameless, email: null, phone: '+34 600 000 002' });
    await visit('/admin-panel/talents');
    for (const name of ['lucia@correo.example', '+34 600 000 002'])
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toContain('/talents/');
  });

  it('counts everybody, and how many there are in each status', async () => {
    server(talentRow(), { ...NUNO, status: 'active' });
    await visit('/admin-panel/talents');
    expect(await screen.findByText('2 personas')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Activo 1' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Colocado 0' })).toBeTruthy();
  });

  it('becomes a board that keeps the words searched for', async () => {
    server(talentRow());
    await visit('/admin-panel/talents?search=lucia');
    await userEvent.click(await screen.findByRole('link', { name: 'Tablero' }));
    const board = await column('Nuevo');
    expect(board.getByRole('link', { name: 'Lucía Ferrer' }).getAttribute('href')).toContain('search=lucia');
  });
});

describe('the board of talents', () => {
  it('moves a card from its menu, counts it there at once, and undoes that from the toast', async () => {
    server(talentRow(), NUNO);
    await visit('/admin-panel/talents?view=board');
    const menu = 'Mover a Lucía Ferrer a otra columna';
    await userEvent.selectOptions(await (await column('Nuevo')).findByLabelText(menu), 'Activo');
    expect(await (await column('Activo')).findByRole('link', { name: 'Lucía Ferrer' })).toBeTruthy();
    expect((await column('Nuevo')).queryByRole('link', { name: 'Lucía Ferrer' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await (await column('Nuevo')).findByRole('link', { name: 'Lucía Ferrer' })).toBeTruthy();
    expect(sent('PATCH').map(({ body }) => body)).toEqual([
      { version: 1, status: 'active' },
      { version: 2, status: 'new' },
    ]);
  });

  it('moves a card by keyboard, announces where it is, and leaves the focus on it', async () => {
    server(talentRow());
    const { container } = await visit('/admin-panel/talents?view=board');
    const handle = () => screen.findByRole('button', { name: 'Arrastrar a Lucía Ferrer con el teclado' });
    (await handle()).focus();
    await userEvent.keyboard(' ');
    const said = () => container.querySelector('[id^="DndLiveRegion"]')?.textContent;
    await waitFor(() => expect(said()).toBe('Has levantado la tarjeta de Lucía Ferrer.'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(said()).toBe('Lucía Ferrer, sobre la columna «Colocado».'));
    await userEvent.keyboard(' ');
    expect(await (await column('Colocado')).findByRole('link', { name: 'Lucía Ferrer' })).toBeTruthy();
    expect(sent('PATCH')[0]?.body).toEqual({ version: 1, status: 'placed' });
    await waitFor(async () => expect(document.activeElement).toBe(await handle()));
  });

  it('leaves a card where it was when Escape ends the dragging', async () => {
    server(talentRow());
    await visit('/admin-panel/talents?view=board');
    (await screen.findByRole('button', { name: 'Arrastrar a Lucía Ferrer con el teclado' })).focus();
    await userEvent.keyboard(' {ArrowRight}{Escape}');
    expect(await (await column('Nuevo')).findByRole('link', { name: 'Lucía Ferrer' })).toBeTruthy();
    expect(sent('PATCH')).toEqual([]);
  });

  it('puts a card back when the server refuses, and says what a colleague did meanwhile', async () => {
    const { change } = server(talentRow());
    await visit('/admin-panel/talents?view=board');
    const menu = await (await column('Nuevo')).findByLabelText('Mover a Lucía Ferrer a otra columna');
    change('talent-1', { version: 2, status: 'inactive' });
    await userEvent.selectOptions(menu, 'Activo');
    expect(await screen.findByText(/está ahora en «Inactivo»/)).toBeTruthy();
    expect(await (await column('Inactivo')).findByRole('link', { name: 'Lucía Ferrer' })).toBeTruthy();
    expect((await column('Activo')).queryByRole('link', { name: 'Lucía Ferrer' })).toBeNull();
  });
});

describe("a talent's page", () => {
  it("lights up the evidence of whichever match is chosen, the best one's first", async () => {
    const later = {
      ...MATCH,
      ...{ matchId: 'match-2', jobId: 'job-2', jobTitle: 'Carretillas', percent: 60, grade: 'C' },
      criteria: [
        {
          ...MATCH.criteria[0],
          ...{ id: 'licence', label: { es: 'Carné de carretillas', en: 'Forklift licence' } },
          evidence: [{ source: 'resume', quote: 'Carné de carretillas desde 2019.', start: 38, end: 70 }],
        },
      ],
    };
    staff(ADMIN, true, { 'GET /api/admin/talents/talent-1': () => [200, talentDetail({ matches: [later, MATCH] })] });
    const { container } = await visit('/admin-panel/talents/talent-1');
    const marked = () => [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await waitFor(() => expect(marked()).toEqual(['Reduje errores con SAP EWM.']));
    await userEvent.selectOptions(screen.getByLabelText('Pruebas para el empleo'), 'match-2');
    expect(marked()).toEqual(['Carné de carretillas desde 2019.']);
  });

  it('lists each job once, by its newest match, however often it was calculated', async () => {
    const older = ['02', '03', '01'].map((day) => ({
      ...MATCH,
      ...{ matchId: `match-${day}`, percent: 90, grade: 'A', createdAt: `2025-05-${day}T09:00:00.000Z` },
    }));
    const detail = talentDetail({ matches: [...older, MATCH] });
    staff(ADMIN, true, { 'GET /api/admin/talents/talent-1': () => [200, detail] });
    await visit('/admin-panel/talents/talent-1');
    const tab = await screen.findByRole('link', { name: /^Encajes/ });
    expect(tab.textContent).toBe('Encajes1');
    expect(screen.queryByLabelText('Pruebas para el empleo')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    expect(screen.getByText('1 resultado de encaje')).toBeTruthy();
    await userEvent.click(tab);
    const links = await screen.findAllByRole('link', { name: 'Coordinación de almacén' });
    expect(links.map((link) => link.getAttribute('href')?.split('?')[0])).toContain(
      '/admin-panel/talents/talent-1/matches/match-1',
    );
    expect(screen.queryByText('90 %')).toBeNull();
  });

  it('says beside the score what a person decided', async () => {
    const decision = {
      verdict: 'suitable',
      reason: 'Lo demostró en la prueba.',
      by: ADMIN,
      at: MATCH.createdAt,
      matchId: 'match-1',
    };
    staff(ADMIN, true, {
      'GET /api/admin/talents/talent-1': () => [200, talentDetail({ matches: [{ ...MATCH, decision }] })],
    });
    await visit('/admin-panel/talents/talent-1?tab=matches');
    const row = within(await screen.findByRole('row', { name: /Coordinación de almacén/ }));
    expect(row.getByText('Encaja')).toBeTruthy();
    expect(row.getByText('78 %')).toBeTruthy();
  });

  it('lists names and numbers that applications give otherwise, each with a link to the application', async () => {
    const differing = [
      { field: 'name', value: 'Falsa <b>Persona</b>', applicationId: 'app-2', at: TIME },
      { field: 'phone', value: '+34 600 666 666', applicationId: 'app-2', at: TIME },
    ];
    staff(ADMIN, true, { 'GET /api/admin/talents/talent-1': () => [200, talentDetail({ differing })] });
    await visit('/admin-panel/talents/talent-1');
    const list = within(await screen.findByRole('region', { name: 'Datos que no coinciden' }));
    const items = list.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Nombre: Falsa <b>Persona</b>.'),
      expect.stringContaining('Teléfono: +34 600 666 666.'),
    ]);
    const links = list.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/admin-panel/applications/app-2', '/admin-panel/applications/app-2']);
  });

  it('lists none where all applications agree', async () => {
    server(talentRow());
    await visit('/admin-panel/talents/talent-1');
    await screen.findByRole('heading', { level: 1, name: /Lucía/ });
    expect(screen.queryByRole('region', { name: 'Datos que no coinciden' })).toBeNull();
  });

  it('changes the status at once, with undo', async () => {
    server(talentRow());
    await visit('/admin-panel/talents/talent-1');
    await userEvent.selectOptions(await screen.findByLabelText('Estado'), 'placed');
    expect(await screen.findByText('Estado: «Colocado»')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Estado: «Nuevo»')).toBeTruthy();
  });

  it('leads to the next person of the same list by key', async () => {
    server(talentRow(), NUNO);
    await visit('/admin-panel/talents/talent-1?search=a');
    await screen.findByText('1 de 2');
    await userEvent.keyboard('j');
    expect(await screen.findByRole('heading', { level: 1, name: 'Nuno Vaz' })).toBeTruthy();
    expect(window.location.search).toBe('?search=a');
    await userEvent.keyboard('k');
    expect(await screen.findByRole('heading', { level: 1, name: 'Lucía Ferrer' })).toBeTruthy();
  });
});

describe("correcting a talent's record", () => {
  const PATH = '/api/admin/talents/talent-1';
  const phone = () => screen.findByLabelText('Teléfono') as Promise<HTMLInputElement>;

  it('keeps what was typed over a reload, without the focus, and forgets it once it is saved', async () => {
    server(talentRow());
    staff(ADMIN, true, { [`PATCH ${PATH}`]: () => [200, talentRow({ version: 2 })] });
    const { unmount } = await visit('/admin-panel/talents/talent-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Corregir datos' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Nombre'));
    await userEvent.clear(await phone());
    await userEvent.type(await phone(), '+34 600 999 999');
    unmount();
    const again = await visit('/admin-panel/talents/talent-1');
    expect((await phone()).value).toBe('+34 600 999 999');
    expect(document.activeElement).not.toBe(screen.getByLabelText('Nombre'));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    const open = await screen.findByRole('button', { name: 'Corregir datos' });
    expect(document.activeElement).toBe(open);
    expect(sent('PATCH').map(({ body }) => body)).toEqual([{ version: 1, phone: '+34 600 999 999' }]);
    again.unmount();
    await visit('/admin-panel/talents/talent-1');
    expect(await screen.findByRole('button', { name: 'Corregir datos' })).toBeTruthy();
  });

  it('does not carry what was kept over what a colleague wrote meanwhile', async () => {
    const { change } = server(talentRow());
    staff(ADMIN, true, { [`PATCH ${PATH}`]: () => [409, { code: 'STALE_VERSION' }] });
    const { unmount } = await visit('/admin-panel/talents/talent-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Corregir datos' }));
    await userEvent.type(await phone(), '9');
    unmount();
    change('talent-1', { version: 2, location: 'Huesca' });
    await visit('/admin-panel/talents/talent-1');
    await phone();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect((screen.getByLabelText('Lugar') as HTMLInputElement).value).toBe('Huesca'));
    await userEvent.click(screen.getByRole('button', { name: /de todos modos/ }));
    await waitFor(() =>
      expect(sent('PATCH').map(({ body }) => body)).toEqual([
        { version: 1, phone: '+34 600 000 0019' },
        { version: 2, phone: '+34 600 000 0019' },
      ]),
    );
  });

  it('forgets what was typed when the user cancels, and gives the focus back', async () => {
    server(talentRow());
    const { unmount } = await visit('/admin-panel/talents/talent-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Corregir datos' }));
    await userEvent.type(await phone(), '9');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Corregir datos' }));
    unmount();
    await visit('/admin-panel/talents/talent-1');
    expect(await screen.findByRole('button', { name: 'Corregir datos' })).toBeTruthy();
  });
});

describe('erasing a talent', () => {
  it('asks in the words of the specification, names what goes, and leads back to the list', async () => {
    server(talentRow());
    staff(ADMIN, true, { 'DELETE /api/admin/talents/talent-1': () => [200, null] });
    await visit('/admin-panel/talents/talent-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Seguro que quieres eliminar este talento?' }));
    expect(dialog.getByText('1 currículum: el archivo con todas sus versiones y lo que se leyó de él')).toBeTruthy();
    expect(dialog.getByText('1 candidatura')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar para siempre' }));
    expect(await screen.findByText('Talento eliminado')).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/admin-panel/talents'));
  });

  it('sends nothing when the answer is no', async () => {
    server(talentRow());
    await visit('/admin-panel/talents/talent-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Conservar la ficha' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent('DELETE')).toEqual([]);
  });
});

describe('a person’s data', () => {
  const address = 'GET /api/admin/talents/talent-1/export';
  const open = async () => {
    await visit('/admin-panel/talents/talent-1?tab=data');
    return screen.findByRole('button', { name: 'Exportar como archivo' });
  };

  it('is handed over as one file, which says what did not fit', async () => {
    const kept: Blob[] = [];
    const createObjectURL = (blob: Blob) => kept.push(blob) && 'blob:a';
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const answer = { talent: talentRow(), leftOut: { readings: 2, matches: 1 } };
    server(talentRow());
    staff(ADMIN, true, { [address]: () => [200, answer] });
    await userEvent.click(await open());
    expect(await screen.findByText(/Archivo listo: encaje-talent-1\.json.*No han cabido 3 entradas/)).toBeTruthy();
    expect(names).toEqual(['encaje-talent-1.json']);
    expect(JSON.parse((await kept[0]?.text()) ?? '')).toEqual(answer);
  });

  it('says why where it could not be handed over', async () => {
    server(talentRow());
    staff(ADMIN, true, { [address]: () => [404, { code: 'TALENT_NOT_FOUND' }] });
    await userEvent.click(await open());
    expect(await screen.findByText('No se ha podido preparar el archivo')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Exportar como archivo' })).toBeTruthy();
  });

  it('is erased after the same question as from the head of the record', async () => {
    server(talentRow());
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Borrar todos sus datos' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Seguro que quieres eliminar este talento?' }));
    expect(dialog.getByText(/formulario de contacto/)).toBeTruthy();
    expect(dialog.getByText(/archivos exportados/)).toBeTruthy();
    expect(sent('DELETE')).toEqual([]);
  });
});

describe('two records of one person', () => {
  const OTHER = talentRow({ talentId: 'talent-2', version: 7, email: 'lucia.f@correo.example', location: 'Huesca' });

  async function compare(answer: (body: unknown) => [number, unknown]) {
    server(talentRow(), OTHER);
    staff(ADMIN, true, {
      'GET /api/admin/talents/talent-1/duplicates': () => [
        200,
        { items: [{ talent: OTHER, reasons: ['name', 'phone'] }] },
      ],
      'POST /api/admin/talents/talent-1/merge': ({ body }) => answer(body),
      'POST /api/admin/talents/talent-2/merge': ({ body }) => answer(body),
    });
    await visit('/admin-panel/talents/talent-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Comparar' }));
    return within(screen.getByRole('dialog', { name: '¿Son la misma persona?' }));
  }

  it('are merged into the one chosen, once it is said that they are the same person', async () => {
    const dialog = await compare(() => [200, { ...OTHER, version: 8 }]);
    expect(dialog.getByText('el mismo teléfono')).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: 'Conservar la otra' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Unir las fichas' }));
    expect(dialog.getByText('Márcalo para unir las fichas')).toBeTruthy();
    expect(sent('POST')).toEqual([]);
    await userEvent.click(dialog.getByRole('checkbox', { name: /Son la misma persona/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Unir las fichas' }));
    expect(await screen.findByText('Fichas unidas')).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/admin-panel/talents/talent-2'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect(sent('POST')).toMatchObject([
      { path: '/api/admin/talents/talent-2/merge', body: { otherId: 'talent-1', version: 7, otherVersion: 1 } },
    ]);
  });

  it('say which of them nobody confirmed, in the banner and beside each other', async () => {
    const unproven = { ...OTHER, emailConfirmed: false };
    const third = talentRow({ talentId: 'talent-3', firstName: 'Luz', emailConfirmed: false });
    server(talentRow(), OTHER);
    const items = [unproven, third].map((talent) => ({ talent, reasons: ['name'] }));
    staff(ADMIN, true, { 'GET /api/admin/talents/talent-1/duplicates': () => [200, { items }] });
    await visit('/admin-panel/talents/talent-1');
    expect(await screen.findByText(/Lucía Ferrer \(sin confirmar\) y Luz Ferrer \(sin confirmar\)/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Comparar' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Son la misma persona?' }));
    expect(dialog.getByRole('row', { name: /^Correo o teléfono/ }).textContent).toContain('confirmadosin confirmar');
    const options = dialog.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options.every((option) => option?.endsWith('(sin confirmar)'))).toBe(true);
  });

  it('are merged into the one on screen, whose name takes the focus', async () => {
    const dialog = await compare(() => [200, talentRow({ version: 2 })]);
    staff(ADMIN, true, { 'GET /api/admin/talents/talent-1/duplicates': () => [200, { items: [] }] });
    await userEvent.click(dialog.getByRole('checkbox', { name: /Son la misma persona/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Unir las fichas' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Comparar' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('that were made one become two again while that is possible, and say when it is not', async () => {
    const LATELY = '2026-05-04T09:00:00.000Z';
    const merge = {
      otherId: 'talent-2',
      called: 'Lucía F.',
      at: LATELY,
      by: ADMIN,
      undoableUntil: '2026-06-03T09:00:00.000Z',
    };
    const refusals = [[409, { code: 'MERGE_NOT_UNDOABLE' }] as const];
    let merges = [merge];
    server(talentRow());
    staff(ADMIN, true, {
      'GET /api/admin/talents/talent-1': () => [200, talentDetail({ merges })],
      'GET /api/admin/talents/talent-2': () => [200, talentDetail(OTHER)],
      'POST /api/admin/talents/talent-1/unmerge': () => {
        const refusal = refusals.pop();
        if (refusal) return [...refusal];
        merges = [];
        return [200, talentRow({ version: 2 })];
      },
    });
    await visit('/admin-panel/talents/talent-1');
    const list = within(await screen.findByRole('region', { name: 'Fichas unidas' }));
    expect(list.getByText(/Unida con la ficha de Lucía F\. el .* por ana@encaje\.test/)).toBeTruthy();
    await userEvent.click(list.getByRole('button', { name: 'Deshacer la unión' }));
    expect(await list.findByText(/ya no se puede deshacer/)).toBeTruthy();
    await userEvent.click(list.getByRole('button', { name: 'Deshacer la unión' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Fichas unidas' })).toBeNull());
    expect(sent('POST').at(-1)).toMatchObject({ body: { otherId: 'talent-2', version: 1 } });
    await userEvent.click(screen.getByRole('button', { name: 'Ir a la ficha de Lucía F.' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin-panel/talents/talent-2'));
  });

  it('are not held for one any more once a recruiter says so, until that is undone', async () => {
    const dialog = await compare(() => [500, {}]);
    await userEvent.click(dialog.getByRole('button', { name: 'No son la misma persona' }));
    expect(screen.queryByRole('button', { name: 'Comparar' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect(localStorage.getItem('encaje.not-same.talent-1.talent-2')).not.toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('button', { name: 'Comparar' })).toBeTruthy();
    expect(localStorage.getItem('encaje.not-same.talent-1.talent-2')).toBeNull();
    expect(sent('POST')).toEqual([]);
  });

  it('stay hidden as a pair on the page of either of them', async () => {
    localStorage.setItem('encaje.not-same.talent-1.talent-2', 'yes');
    server(talentRow(), OTHER);
    const items = [talentRow(), talentRow({ talentId: 'talent-3', firstName: 'Luz' })].map((talent) => ({
      ...{ talent, reasons: ['name'] },
    }));
    staff(ADMIN, true, { 'GET /api/admin/talents/talent-2/duplicates': () => [200, { items }] });
    await visit('/admin-panel/talents/talent-2');
    expect(await screen.findByText('Puede que Luz Ferrer sea la misma persona.')).toBeTruthy();
  });

  it('stay two while one of them is being changed, and are shown again', async () => {
    const dialog = await compare(() => [409, { code: 'STALE_VERSION' }]);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Unir las fichas' }));
    expect(await dialog.findByText(/ha cambiado mientras las comparabas/)).toBeTruthy();
    const asked = () => requests.filter(({ path }) => path.endsWith('/duplicates')).length;
    await waitFor(() => expect(asked()).toBe(2));
  });
});
