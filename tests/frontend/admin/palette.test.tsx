/** Going anywhere without the mouse: the palette, the single keys, and the switch that turns these off. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, isolate, requests, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { talentDetail } from './people.ts';
import { staff } from './staff.ts';

isolate();
/** Importing the panel takes a busy machine longer than a test waits for a screen. */
beforeAll(async () => {
  await import('../../../frontend/src/features/admin/admin-area.tsx');
  await import('../../../frontend/src/features/admin/overview/palette.tsx');
}, 60_000);

const FOUND = {
  jobs: [{ jobId: 'job1', title: 'Enfermera de UCI', company: 'Hospital Alborada', status: 'active' }],
  talents: [{ talentId: 'tal1', name: 'Celestina Marín', headline: 'Enfermera', emailConfirmed: true }],
  employers: [],
  leftOut: 0,
};

const TALENT = talentDetail({
  ...{ talentId: 'tal1', email: 'celestina@correo.example', firstName: 'Celestina', lastName: 'Marín' },
  ...{ headline: 'Enfermera', resumeId: null, resumes: [], applications: [], matches: [], profile: null },
});

/** The DOM of these tests has no layout to observe. */
beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => {} });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

async function open(answers: Record<string, Answer> = {}) {
  staff('ana@encaje.test', true, { 'GET /api/admin/search': () => [200, FOUND], ...answers });
  await visit('/admin-panel/outside');
  await screen.findByRole('heading', { level: 1, name: 'No encontrado' });
  return userEvent.setup();
}

const here = () => window.location.pathname + window.location.search;

describe('the palette', () => {
  it('opens with Ctrl-K, finds a person by a few letters and goes there with Enter', async () => {
    const user = await open();
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Buscar o ir a' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('enf');
    const person = await screen.findByRole('option', { name: /Celestina Marín/ });
    expect(screen.getByRole('option', { name: /Enfermera de UCI.*Hospital Alborada · Activo/ })).toBeTruthy();
    await waitFor(() => expect(person.getAttribute('aria-selected')).toBe('true'));
    await user.keyboard('{Enter}');
    expect(here()).toBe('/admin-panel/talents/tal1');
    expect(requests.filter(({ path }) => path === '/api/admin/search').map(({ search }) => search.get('q'))).toEqual([
      'enf',
    ]);
  });

  it('opens by its button, and names screens and actions before anything is typed', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: /^Buscar…/ }));
    const list = await screen.findByRole('listbox', { name: 'Resultados' });
    const names = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toContain('Evaluacióngv');
    expect(names).toContain('Nuevo empleon');
    await user.keyboard('salida');
    await waitFor(() => expect(within(list).getAllByRole('option')[0]?.textContent).toBe('Celestina MarínEnfermera'));
    expect(within(list).getByRole('option', { name: /^Bandeja de salida/ })).toBeTruthy();
  });

  it('offers the record first that was opened last', async () => {
    const user = await open({ 'GET /api/admin/talents/tal1': () => [200, TALENT] });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Buscar o ir a' });
    await user.keyboard('cel');
    await user.click(await screen.findByRole('option', { name: /Celestina Marín/ }));
    await screen.findByRole('heading', { level: 1, name: 'Celestina Marín' });
    await user.keyboard('{Control>}k{/Control}');
    const list = await screen.findByRole('listbox', { name: 'Resultados' });
    await waitFor(() => expect(within(list).getAllByRole('option')[0]?.textContent).toBe('Celestina MarínTalento'));
  });

  it('says when there is nothing, and when the search failed, with a way to try again', async () => {
    let answer: [number, unknown] = [200, { jobs: [], talents: [], employers: [], leftOut: 2 }];
    const user = await open({ 'GET /api/admin/search': () => answer });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Buscar o ir a' });
    await user.keyboard('zzz');
    const nothing = await screen.findByText(/No hay nada con «zzz»/);
    expect(nothing.textContent).toContain('2 personas quedaron fuera de la búsqueda');
    answer = [403, { code: 'FORBIDDEN' }];
    await user.keyboard('z');
    expect(await screen.findByText('No tienes permiso para hacer esto.')).toBeTruthy();
    answer = [200, FOUND];
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('option', { name: /Celestina Marín/ })).toBeTruthy();
  });
});

describe('single keys', () => {
  it('go to a screen after g, and to a new job with n', async () => {
    const user = await open();
    await user.keyboard('gv');
    expect(here()).toBe('/admin-panel/evaluate');
    await user.keyboard('gu');
    expect(here()).toBe('/admin-panel/outbox');
    await user.keyboard('n');
    expect(here()).toBe('/admin-panel/jobs/new');
  });

  it('do nothing while the user types', async () => {
    const user = await open();
    await user.keyboard('gv');
    await user.click(await screen.findByLabelText('Persona'));
    await user.keyboard('n?');
    expect(here()).toBe('/admin-panel/evaluate');
    expect(screen.queryByRole('heading', { name: 'Atajos de teclado' })).toBeNull();
  });

  it('are listed with ?, and stay off once switched off there, while Ctrl-K keeps working', async () => {
    const user = await open();
    await user.keyboard('?');
    const use = await screen.findByRole('checkbox', { name: /Usar atajos de una sola tecla/ });
    expect(screen.getByText('Fila siguiente')).toBeTruthy();
    expect(screen.getByText('Bandeja de salida', { selector: 'dt' }).parentElement?.textContent).toMatch(
      /g y luego u$/,
    );
    expect(screen.getByText('Intro', { selector: 'kbd' })).toBeTruthy();
    await user.click(use);
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await user.keyboard('gv');
    expect(here()).toBe('/admin-panel/outside');
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox', { name: 'Buscar o ir a' })).toBeTruthy();
    expect(localStorage.getItem('encaje.admin-shortcuts-off')).toBe('yes');
  });
});
