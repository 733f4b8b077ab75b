/** The list of jobs over a seeded network: order, filters and views in the address, many rows, and many jobs changed at once. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeLanguage } from '../../../frontend/src/lib/i18n.ts';
import { routes } from '../../../shared/contract/routes.ts';
import type { Job } from '../../../shared/domain/job.ts';
import type { SavedView } from '../../../shared/domain/preferences.ts';
import { JOB } from '../seeds.ts';
import { type Answer, isolate, requests, type SentRequest, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { staff } from './staff.ts';

isolate();

/** Imported before the clock of the first test starts. */
beforeAll(
  () =>
    Promise.all([
      import('../../../frontend/src/features/admin/admin-area.tsx'),
      import('../../../frontend/src/features/admin/jobs/jobs-page.tsx'),
    ]),
  120_000,
);

const ADMIN = 'ana@encaje.test';
const NO_VIEWS = { version: 0, views: [] };

function job(jobId: string, changes: Partial<Job> = {}): Job {
  return routes.getJob.response.parse({
    ...{ ...JOB, jobId, title: `Puesto ${jobId}`, criteria: null, version: 3, contactEmail: null },
    ...{ status: 'active', public: true, ...changes },
  });
}

function page(items: readonly Job[], nextCursor: string | null = null, total = items.length) {
  return routes.listJobs.response.parse({
    ...{ items, nextCursor, total },
    byStatus: { draft: 7, active: 12, paused: 0, closed: 1 },
    understood: [],
  });
}

async function open(address: string, answers: Record<string, Answer>) {
  staff(ADMIN, true, { 'GET /api/admin/preferences': () => [200, NO_VIEWS], ...answers });
  await visit(`/admin-panel/jobs${address}`);
  await screen.findByRole('heading', { name: 'Empleos' }, { timeout: 20_000 });
}

const asked = () => requests.filter(({ path }) => path === '/api/admin/jobs').map(({ search }) => search);
const address = () => new URLSearchParams(window.location.search);
const three = [job('a'), job('b', { status: 'paused' }), job('c')];
const list: Record<string, Answer> = { 'GET /api/admin/jobs': () => [200, page(three)] };

describe('finding jobs', () => {
  it('sorts by a column from its head, turns the order, and goes back to the usual one', async () => {
    await open('', list);
    const head = await screen.findByRole('columnheader', { name: 'Salario' });
    await userEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('descending'));
    expect([asked().at(-1)?.get('sort'), asked().at(-1)?.get('order')]).toEqual(['salary', 'desc']);
    await userEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('ascending'));
    await userEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(head.getAttribute('aria-sort')).toBeNull());
    expect(address().size).toBe(0);
  });

  it('narrows by status with counts, shows what the address says, and clears all filters at once', async () => {
    await open('?search=almacen&public=true', list);
    await userEvent.click(await screen.findByRole('button', { name: /Borrador\s*7/ }));
    await waitFor(() => expect(asked().at(-1)?.get('status')).toBe('draft'));
    expect(Object.fromEntries(asked().at(-1) ?? [])).toMatchObject({ search: 'almacen', public: 'true' });
    expect((screen.getByLabelText('Buscar empleos') as HTMLInputElement).value).toBe('almacen');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
    await waitFor(() => expect(address().size).toBe(0));
    expect((screen.getByLabelText('Buscar empleos') as HTMLInputElement).value).toBe('');
  });

  it('shows what a search was taken for in both languages, and offers better words', async () => {
    const welder = { text: 'soldadro', kind: 'occupation', label: { es: 'Soldador', en: 'Welder' } } as const;
    const literal = { text: '"tig"', kind: 'word', label: { es: '"tig"', en: '"tig"' }, literal: true } as const;
    const answer = { ...page(three), understood: [welder, literal], suggestion: 'soldador "tig"' };
    await open('?search=soldadro+%22tig%22&status=paused', { 'GET /api/admin/jobs': () => [200, answer] });
    const chips = await screen.findByRole('group', { name: 'Hemos entendido:' });
    expect(within(chips).getByText('oficio')).toBeTruthy();
    await userEvent.click(within(chips).getByRole('button', { name: /tig.* por su significado/ }));
    await waitFor(() => expect(asked().at(-1)?.get('search')).toBe('soldadro tig'));
    await userEvent.click(screen.getByRole('button', { name: 'soldador "tig"?' }));
    await waitFor(() => expect(asked().at(-1)?.get('search')).toBe('soldador "tig"'));
    expect(asked().at(-1)?.get('status')).toBe('paused');
    expect(document.activeElement).toBe(chips);
    await act(() => changeLanguage('en'));
    expect(await screen.findByRole('group', { name: 'We understood:' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Search “soldadro” word for word' }).textContent).toContain('Welder');
    await act(() => changeLanguage('es'));
  });

  it('says that nothing fits apart from there being no jobs yet', async () => {
    await open('?search=nada', { 'GET /api/admin/jobs': () => [200, page([])] });
    expect(await screen.findByText('Ningún empleo encaja')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
    expect(await screen.findByText('No se encontraron empleos')).toBeTruthy();
  });

  it('holds only the rows near the screen of a long list, and says how many there are', async () => {
    const many = Array.from({ length: 400 }, (_, index) => job(`j${index}`));
    await open('', { 'GET /api/admin/jobs': () => [200, page(many, 'more', 10_000)] });
    const table = await screen.findByRole('table', { name: 'Empleos' });
    expect(table.getAttribute('aria-rowcount')).toBe('10001');
    const rows = within(table).getAllByRole('row');
    expect(rows.length).toBeLessThan(120);
    expect(rows[1]?.getAttribute('aria-rowindex')).toBe('2');
    // What the column is too narrow for can be read all the same.
    expect(within(rows[1] as HTMLElement).getByTitle(JOB.company).textContent).toBe(JOB.company);
  });
});

describe('saved views', () => {
  it('saves the address under a name, over what another tab has saved meanwhile, and leads back to it', async () => {
    const other: SavedView = { viewId: 'v1', screen: 'talents', name: 'Otra', query: 'status=new' };
    let kept = { version: 4, views: [other] };
    await open('?status=paused&search=x', {
      ...list,
      'GET /api/admin/preferences': () => [200, kept],
      'PUT /api/admin/preferences': ({ body }) => {
        const { version, views } = body as typeof kept;
        if (version !== kept.version) return [409, { code: 'STALE_VERSION' }];
        kept = { version: version + 1, views };
        return [200, kept];
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar esta vista' }));
    kept = { ...kept, version: 5 };
    await userEvent.type(screen.getByLabelText('Nombre de la vista'), 'En pausa{Enter}');
    const view = await screen.findByRole('link', { name: 'En pausa' });
    expect(kept.views.map(({ name, query }) => [name, query])).toEqual([
      ['Otra', 'status=new'],
      ['En pausa', 'search=x&status=paused'],
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Todo' }));
    await waitFor(() => expect(address().size).toBe(0));
    await userEvent.click(view);
    await waitFor(() => expect(address().get('status')).toBe('paused'));
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar la vista' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('link', { name: 'En pausa' })).toBeTruthy();
    expect(kept.views).toHaveLength(2);
  });
});

describe('many jobs at once', () => {
  const checkbox = (name: string) => screen.findByRole('checkbox', { name: `Seleccionar Puesto ${name}` });
  const changes = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

  function changing(refusing: string | null): Record<string, Answer> {
    return {
      ...list,
      'POST /api/admin/jobs/status': ({ body }: SentRequest) => {
        const { status, jobs } = body as { status: Job['status']; jobs: { jobId: string; version: number }[] };
        const done = jobs.filter(({ jobId }) => jobId !== refusing);
        const changed = done.map(({ jobId, version }) => job(jobId, { status, version: version + 1 }));
        const refused = refusing && jobs.length > done.length ? [{ id: refusing, code: 'PAY_RANGE_REQUIRED' }] : [];
        return [200, { changed, refused }];
      },
    };
  }

  it('selects a range with Shift, says what was refused by name and reason, and undoes the rest', async () => {
    await open('', changing('c'));
    await userEvent.click(await checkbox('a'));
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(await checkbox('c'));
    await user.keyboard('{/Shift}');
    const bar = screen.getByRole('region', { name: 'Con la selección' });
    expect(bar.textContent).toContain('3 en la selección');
    await userEvent.click(within(bar).getByRole('button', { name: 'Cerrar' }));
    // A paused job cannot go straight back from closed, which is asked about before.
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cerrar' }));
    const refusal = await screen.findByText(/lo exige la Directiva \(UE\) 2023\/970/);
    expect(refusal.textContent).toMatch(/^Puesto c: /);
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(changes()).toHaveLength(3));
    expect(changes()).toEqual([
      { status: 'closed', jobs: ['a', 'b', 'c'].map((jobId) => ({ jobId, version: 3 })) },
      { status: 'active', jobs: [{ jobId: 'a', version: 4 }] },
      { status: 'paused', jobs: [{ jobId: 'b', version: 4 }] },
    ]);
  });

  it('says how many had the status already, and leaves the focus on the first of those that were selected', async () => {
    await open('', changing(null));
    for (const name of ['b', 'c']) await userEvent.click(await checkbox(name));
    const bar = screen.getByRole('region', { name: 'Con la selección' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Pausar' }));
    expect(await screen.findByText('1 empleo pasó a «En pausa»')).toBeTruthy();
    expect(screen.getByText('1 ya estaba así')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Puesto b'));
    expect(changes()).toEqual([{ status: 'paused', jobs: [{ jobId: 'c', version: 3 }] }]);
  });

  it('gives the focus to the first row when those that were selected have left the list', async () => {
    let left = three;
    await open('', {
      ...changing(null),
      'GET /api/admin/jobs': () => [200, page(left)],
    });
    await userEvent.click(await checkbox('a'));
    left = three.slice(1);
    await userEvent.click(screen.getByRole('button', { name: 'Pausar' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Con la selección' })).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Puesto b'));
  });

  it('walks the rows with j and k and selects with x, but not while the user types', async () => {
    await open('', list);
    await checkbox('a');
    const user = userEvent.setup();
    await user.keyboard('jjkx');
    expect(document.activeElement?.textContent).toBe('Puesto a');
    expect(((await checkbox('a')) as HTMLInputElement).checked).toBe(true);
    await user.type(screen.getByLabelText('Buscar empleos'), 'x');
    expect(((await checkbox('a')) as HTMLInputElement).checked).toBe(true);
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Con la selección' })).toBeNull();
  });
});
