/** The parts of the job pages that a browser is not needed for: typed filters, suggestions, texts, similar jobs, failures. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { JOB, jobList } from '../seeds.ts';
import { isolate, requests, seed, visit } from '../site.tsx';
import { userEvent } from '../user.ts';

isolate();

const SIMILAR = `GET /api/jobs/${JOB.slug}/similar`;
const other = (number: number) => ({
  ...JOB,
  jobId: `job-${number}`,
  slug: `otra-${number}`,
  title: `Reparto ${number}`,
});
const searched = () => requests.flatMap(({ search }) => search.get('search') ?? []);

describe('a typed filter', () => {
  it('asks once the typing pauses, and does not take back what was typed meanwhile', async () => {
    seed({ 'GET /api/jobs': () => [200, jobList([JOB])] });
    await visit('/jobs');
    const box = await screen.findByRole('searchbox', { name: 'Buscar' });
    await userEvent.type(box, 'sap ');
    await waitFor(() => expect(window.location.search).toBe('?search=sap'));
    expect((box as HTMLInputElement).value).toBe('sap ');
    await userEvent.type(box, 'ewm');
    await waitFor(() => expect(window.location.search).toBe('?search=sap+ewm'));
    await waitFor(() => expect(searched()).toEqual(['sap', 'sap ewm']));
  });

  it('suggests what holds the letters, what begins with them first, with its count', async () => {
    const answer = jobList([JOB]);
    answer.facets.location = [
      { value: 'Ciudad de Panamá', count: 7 },
      { value: 'Málaga', count: 2 },
      { value: 'Vigo', count: 9 },
    ];
    seed({ 'GET /api/jobs': () => [200, answer] });
    await visit('/jobs');
    const place = await screen.findByRole('combobox', { name: 'Lugar' });
    await screen.findByRole('link', { name: JOB.title });
    await userEvent.type(place, 'ma');
    const names = screen.getAllByRole('option', { name: /empleos/ }).map((option) => option.getAttribute('aria-label'));
    expect(names).toEqual(['Málaga, 2 empleos', 'Ciudad de Panamá, 7 empleos']);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect((place as HTMLInputElement).value).toBe('Ciudad de Panamá');
    await waitFor(() => expect(requests.at(-1)?.search.get('location')).toBe('Ciudad de Panamá'));
    expect(place.getAttribute('aria-expanded')).toBe('false');
  });

  it('takes no suggestion when the focus only leaves, and names what is active for screen readers', async () => {
    seed({ 'GET /api/jobs': () => [200, jobList([JOB])] });
    await visit('/jobs');
    const place = await screen.findByRole('combobox', { name: 'Lugar' });
    await screen.findByRole('link', { name: JOB.title });
    await userEvent.type(place, 'zara{ArrowDown}');
    const active = within(screen.getByRole('listbox')).getAllByRole('option', { selected: true });
    expect(active.map(({ id }) => id)).toEqual([place.getAttribute('aria-activedescendant')]);
    await userEvent.keyboard('{Tab}');
    expect((place as HTMLInputElement).value).toBe('zara');
    expect(place.getAttribute('aria-expanded')).toBe('false');
    expect(place.hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('closes its suggestions with Escape and takes words that nobody suggested', async () => {
    seed({ 'GET /api/jobs': () => [200, jobList([JOB])] });
    await visit('/jobs');
    const place = await screen.findByRole('combobox', { name: 'Lugar' });
    await screen.findByRole('link', { name: JOB.title });
    await userEvent.type(place, 'zara');
    expect(place.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(place.getAttribute('aria-expanded')).toBe('false');
    await userEvent.type(place, 'ndona{Enter}');
    await waitFor(() => expect(requests.at(-1)?.search.get('location')).toBe('zarandona'));
  });
});

describe('a chosen filter', () => {
  it('offers least salaries with counts and keeps a chosen one on offer that no job reaches', async () => {
    seed({ 'GET /api/jobs': () => [200, jobList([JOB])] });
    await visit('/jobs?salaryMin=100000');
    const salary = await screen.findByRole('combobox', { name: 'Salario mínimo (en la moneda del empleo)' });
    await waitFor(() => {
      const labels = within(salary)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
      expect(labels).toEqual(['Cualquiera', 'desde 30.000 al año (1)', 'desde 100.000 al año (0)']);
    });
    expect((salary as HTMLSelectElement).value).toBe('100000');
  });

  it('asks for jobs at an hour of the day and for those that need no experience, and takes both off again', async () => {
    const shifts = { shift: [{ value: 'night', count: 3 }], noExperience: [{ value: 'true', count: 2 }] };
    const page = jobList([JOB]);
    seed({ 'GET /api/jobs': () => [200, { ...page, facets: { ...page.facets, ...shifts } }] });
    await visit('/jobs');
    const [hours] = await screen.findAllByRole('combobox', { name: 'Horario' });
    await screen.findAllByRole('option', { name: 'De noche (3)' });
    await userEvent.selectOptions(hours as HTMLElement, 'night');
    const [experience] = screen.getAllByRole('combobox', { name: 'Experiencia' });
    await screen.findAllByRole('option', { name: 'Sin experiencia (2)' });
    await userEvent.selectOptions(experience as HTMLElement, 'true');
    await waitFor(() => expect(requests.at(-1)?.search.get('noExperience')).toBe('true'));
    expect(requests.at(-1)?.search.get('shift')).toBe('night');
    await userEvent.click(await screen.findByRole('button', { name: /Quitar.*De noche/ }));
    await waitFor(() => expect(requests.at(-1)?.search.get('shift')).toBeNull());
  });
});

describe('the list', () => {
  it('says how many of how many are shown, and why no more came', async () => {
    let fails = true;
    seed({
      'GET /api/jobs': ({ search }) => {
        if (!search.has('cursor')) return [200, { ...jobList([JOB], 'page-2'), total: 12_345 }];
        return fails ? [429, { code: 'RATE_LIMITED' }] : [200, jobList([other(2)])];
      },
    });
    await visit('/jobs');
    expect(await screen.findByText('Ves 1 de 12.345')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '12.345 empleos' })).toBeTruthy();
    const more = screen.getByRole('button', { name: 'Cargar más empleos' });
    await userEvent.click(more);
    expect(await screen.findByText(/No se han podido cargar más empleos/)).toBeTruthy();
    expect(screen.getByRole('link', { name: JOB.title })).toBeTruthy();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Cargar más empleos' }));
    const link = await screen.findByRole('link', { name: 'Reparto 2' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(screen.queryByText(/No se han podido cargar más empleos/)).toBeNull();
  });
});

it('says of each filter that is on what it narrows down, and counts nothing twice where all jobs are shown', async () => {
  seed({ 'GET /api/jobs': () => [200, jobList([JOB])] });
  await visit('/jobs?search=almac%C3%A9n&salaryMin=20000');
  expect(await screen.findByRole('button', { name: 'Quitar filtro Búsqueda: almacén' })).toBeTruthy();
  const pay = screen.getByRole('button', { name: 'Quitar filtro desde 20.000 al año (en la moneda del empleo)' });
  expect(pay).toBeTruthy();
  await screen.findByRole('heading', { name: '1 empleo' });
  expect(screen.queryByText(/^Ves/)).toBeNull();
});

describe('a job in another language than the page', () => {
  const description = 'You will lead the night shift of our warehouse and plan the work with the team.';
  const title = 'Warehouse Supervisor';

  it('is marked as such in the list, and one in the language of the page is not', async () => {
    const english = { ...other(2), title, language: 'en' };
    seed({ 'GET /api/jobs': () => [200, jobList([{ ...JOB, language: 'es' }, english])] });
    await visit('/jobs');
    const langOf = (name: string) => screen.getByRole('heading', { level: 3, name }).getAttribute('lang');
    await screen.findByRole('heading', { level: 3, name: title });
    expect(langOf(title)).toBe('en');
    expect(langOf(JOB.title)).toBeNull();
  });

  it('says so on its page, whose own headings stay in the language of the page', async () => {
    seed({ [`GET /api/jobs/${JOB.slug}`]: () => [200, { ...JOB, title, description }] });
    await visit(`/jobs/${JOB.slug}`);
    expect(await screen.findByText('Oferta en inglés')).toBeTruthy();
    expect(screen.getByText(title, { selector: 'h1 span' }).getAttribute('lang')).toBe('en');
    expect(screen.getByText(description).closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(screen.getByRole('heading', { name: 'El puesto' }).getAttribute('lang')).toBe('es');
  });
});

describe('the page of a job', () => {
  it('leads from its head to the check that sends nothing', async () => {
    seed({ [`GET /api/jobs/${JOB.slug}`]: () => [200, JOB] });
    await visit(`/jobs/${JOB.slug}`);
    const link = await screen.findByRole('link', { name: '¿Encajas? Compruébalo sin enviar nada' });
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBeTruthy();
    expect(screen.queryByText('Oferta en inglés')).toBeNull();
  });

  it('lays the text out in the paragraphs, points and steps of its writer', async () => {
    const description = 'Harás esto:\n- Recibir\n- Guardar\n\nAsí empiezas:\n1. Llamada\n2. Visita';
    seed({ [`GET /api/jobs/${JOB.slug}`]: () => [200, { ...JOB, description }] });
    await visit(`/jobs/${JOB.slug}`);
    const title = await screen.findByRole('heading', { name: 'El puesto' });
    const section = title.parentElement as HTMLElement;
    const shape = [...section.children].map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    expect(shape).toEqual([
      'H2 El puesto',
      'P Harás esto:',
      'UL RecibirGuardar',
      'P Así empiezas:',
      'OL LlamadaVisita',
    ]);
  });

  it('shows similar jobs, and nothing at all when they cannot be had', async () => {
    const page = { [`GET /api/jobs/${JOB.slug}`]: () => [200, JOB] as [number, unknown] };
    seed({ ...page, [SIMILAR]: () => [200, { items: [other(2), other(3)] }] });
    const { unmount } = await visit(`/jobs/${JOB.slug}`);
    const similar = await screen.findByRole('region', { name: 'Empleos parecidos' });
    expect(
      within(similar)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Reparto 2', 'Reparto 3']);
    unmount();
    seed({ [SIMILAR]: () => [404, { code: 'JOB_NOT_FOUND' }] });
    await visit(`/jobs/${JOB.slug}`);
    await waitFor(() => expect(requests.filter(({ path }) => path.endsWith('/similar')).length).toBe(2));
    expect(screen.getByRole('heading', { level: 1, name: JOB.title })).toBeTruthy();
  });

  it('hands the job over to the device where it can share, and says nothing when that is called off', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
    Object.assign(navigator, { share });
    seed({ [`GET /api/jobs/${JOB.slug}`]: () => [200, JOB] });
    await visit(`/jobs/${JOB.slug}?utm=1`);
    fireEvent.click(await screen.findByRole('button', { name: 'Compartir' }));
    const url = `${window.location.origin}/jobs/${JOB.slug}`;
    expect(share).toHaveBeenCalledWith({ url, title: `${JOB.title} en ${JOB.company}` });
    await Promise.resolve();
    expect(screen.queryByText(/copia/)).toBeNull();
    Reflect.deleteProperty(navigator, 'share');
  });
});
