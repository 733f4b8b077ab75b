/** Whole pages over a seeded network: what a visitor sees when it is loading, ready, empty, wrong or missing. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { followed, JOB, jobList, MATCH } from '../seeds.ts';
import { isolate, passTime, requests, seed, takeOverTimers, visitSite } from '../site.tsx';
import { userEvent } from '../user.ts';

isolate();

describe('the home page', () => {
  it('shows the advertised figures and the newest jobs', async () => {
    seed({ 'GET /api/jobs': () => [200, jobList([JOB])] });
    await visitSite('/');
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(await screen.findByRole('link', { name: JOB.title })).toBeTruthy();
    for (const figure of [/95\s?%/, /2-5 s/, /60\s?%/, /80\s?%/, /40\s?%/, /24 h/]) {
      // They come by themselves, before the jobs or after them.
      expect((await screen.findAllByText(figure)).length).toBeGreaterThan(0);
    }
  });

  it('lights up the sentence that proves the chosen criterion', async () => {
    seed({ 'GET /api/jobs': () => [200, jobList([])] });
    const { container } = await visitSite('/');
    await userEvent.click(await screen.findByRole('button', { name: /SAP para almacenes/ }));
    expect(container.querySelector('mark')?.textContent).toContain('SAP EWM');
    await userEvent.click(screen.getByRole('button', { name: /Carné de carretillas/ }));
    expect(container.querySelector('mark')).toBeNull();
  });

  it('lights up the Spanish sentence for the criteria of an English job', async () => {
    seed({ 'GET /api/jobs': () => [200, jobList([])] });
    const { container } = await visitSite('/');
    const languages = within(await screen.findByRole('group', { name: 'Idioma de la oferta' }));
    await userEvent.click(languages.getByRole('button', { name: 'EN' }));
    await userEvent.click(screen.getByRole('button', { name: /SAP for warehouses/ }));
    expect(container.querySelector('mark')?.textContent).toBe('Reduje los errores de preparación un 30 % con SAP EWM.');
    expect(screen.getByText('Dos idiomas, los mismos criterios y la misma prueba.')).toBeTruthy();
  });

  it('invites both sides, and leads from the figures to how they are measured', async () => {
    seed({ 'GET /api/jobs': () => [200, jobList([])] });
    await visitSite('/en');
    const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await link('Describe the role')).toBe('/en/employers');
    expect(await link('These are goals. See how we measure')).toBe('/en/ai-features#claims');
  });
});

describe('the list of jobs', () => {
  it('says the loading text first, then the jobs with pay, place and remote policy', async () => {
    seed({ 'GET /api/jobs': () => [200, jobList([JOB])] });
    await visitSite('/jobs');
    expect(screen.getAllByText('Cargando…').length).toBeGreaterThan(0);
    expect(await screen.findByText(/28\.000.34\.000/)).toBeTruthy();
    const card = within(screen.getByRole('article'));
    expect(card.getByText('Zaragoza')).toBeTruthy();
    expect(card.getByText('Presencial')).toBeTruthy();
  });

  it('counts the jobs in a heading above their titles, so that no level is skipped', async () => {
    seed({ 'GET /api/jobs': () => [200, jobList([JOB])] });
    await visitSite('/jobs');
    await screen.findByRole('heading', { level: 3, name: JOB.title });
    const levels = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    expect(levels).toEqual(['H1 Empleos', 'H2 1 empleo', `H3 ${JOB.title}`]);
  });

  it('asks the API for what the address filters by, and takes a filter off with its chip', async () => {
    seed({ 'GET /api/jobs': () => [200, jobList([JOB])] });
    await visitSite('/jobs?location=Zaragoza&salaryMin=30000');
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar filtro Zaragoza' }));
    expect(requests[0]?.search.get('location')).toBe('Zaragoza');
    await waitFor(() => expect(requests.at(-1)?.search.get('location')).toBeNull());
    expect(requests.at(-1)?.search.get('salaryMin')).toBe('30000');
    expect(window.location.search).toBe('?salaryMin=30000');
  });

  it('searches while typing and keeps the words in the address', async () => {
    seed({ 'GET /api/jobs': () => [200, jobList([JOB])] });
    await visitSite('/jobs');
    await userEvent.type(await screen.findByRole('searchbox'), 'sap');
    await waitFor(() => expect(requests.at(-1)?.search.get('search')).toBe('sap'));
    expect(window.location.search).toBe('?search=sap');
  });

  it('says that no jobs were found and what to do', async () => {
    seed({ 'GET /api/jobs': () => [200, jobList([])] });
    await visitSite('/jobs?search=nada');
    const notice = await screen.findByRole('heading', { name: 'No se encontraron empleos' });
    const box = within(notice.parentElement as HTMLElement);
    expect(box.getByRole('link', { name: 'Dejar mi currículum' }).getAttribute('href')).toBe('/job-seekers');
  });

  it('loads the next page on demand', async () => {
    const other = { ...JOB, jobId: 'job-2', slug: 'otra', title: 'Reparto de última milla' };
    seed({
      'GET /api/jobs': ({ search }) => [200, search.has('cursor') ? jobList([other]) : jobList([JOB], 'page-2')],
    });
    await visitSite('/jobs');
    await userEvent.click(await screen.findByRole('button', { name: 'Cargar más empleos' }));
    expect(await screen.findByText('Reparto de última milla')).toBeTruthy();
    expect(screen.getByText(JOB.title)).toBeTruthy();
  });

  it('explains a failure with its code in words and tries again on request', async () => {
    let broken = true;
    seed({ 'GET /api/jobs': () => (broken ? [400, { code: 'INVALID_INPUT' }] : [200, jobList([JOB])]) });
    await visitSite('/jobs');
    expect(await screen.findByText(/Hay datos que corregir/)).toBeTruthy();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(JOB.title)).toBeTruthy();
  });
});

describe('server data', () => {
  it('is still there when one comes back to a page', async () => {
    let answered = 0;
    const answer = (): [number, unknown] => {
      answered += 1;
      return [200, jobList([JOB])];
    };
    seed({ 'GET /api/jobs': answer, [`GET /api/jobs/${JOB.slug}`]: () => [200, JOB] });
    await visitSite('/jobs');
    await userEvent.click(await screen.findByRole('link', { name: JOB.title }));
    await screen.findByRole('button', { name: 'Enviar mi candidatura' });
    const before = answered;
    await userEvent.click(screen.getAllByRole('link', { name: 'Todos los empleos' })[0] as HTMLElement);
    // Shown at once from memory, then refreshed, since data is stale at once.
    expect(screen.getByRole('link', { name: JOB.title })).toBeTruthy();
    await waitFor(() => expect(answered).toBe(before + 1));
  });
});

describe('one job', () => {
  it('shows description, requirements, benefits and the form to apply', async () => {
    seed({ [`GET /api/jobs/${JOB.slug}`]: () => [200, JOB] });
    await visitSite(`/jobs/${JOB.slug}`);
    expect(await screen.findByRole('heading', { level: 1, name: JOB.title })).toBeTruthy();
    for (const text of [JOB.description, 'SAP EWM', 'Comedor']) expect(screen.getByText(text)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Enviar mi candidatura' })).toBeTruthy();
  });

  it('says in both languages that a missing job is gone, with a way back', async () => {
    seed({ 'GET /api/jobs/gone': () => [404, { code: 'JOB_NOT_FOUND' }] });
    const { unmount } = await visitSite('/jobs/gone');
    expect(await screen.findByText('El empleo que buscas no existe o ha sido retirado.')).toBeTruthy();
    unmount();
    await visitSite('/en/jobs/gone');
    expect(await screen.findByText("The job you're looking for doesn't exist or has been removed.")).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'All jobs' })[0]?.getAttribute('href')).toBe('/en/jobs');
  });
});

describe('the status of an application', () => {
  it('asks again by itself until the matches are there, then stops', async () => {
    takeOverTimers();
    let looks = 0;
    seed({
      'GET /api/applications/app-1': ({ search }) => {
        looks += 1;
        if (search.get('token') !== 'secret') return [404, { code: 'APPLICATION_NOT_FOUND' }];
        const history = [{ kind: 'matched', at: '2026-05-04T09:00:00.000Z' }];
        const done = { resume: { status: 'completed', fileName: 'cv.pdf' }, matches: [MATCH], history };
        return [200, followed(looks > 1 ? done : {})];
      },
    });
    await visitSite('/applications/app-1?token=secret');
    expect(await screen.findByText('En curso.')).toBeTruthy();
    await passTime(1500);
    expect(await screen.findByText(/Reduje errores con SAP EWM/, {}, { timeout: 15_000 })).toBeTruthy();
    await passTime(10_000);
    expect(looks).toBe(2);
  });

  it('says what to do, in the language of the page, when the resume could not be read', async () => {
    const message = { es: 'Guarda una copia sin contraseña.', en: 'Save a copy without a password.' };
    const resume = { status: 'failed', fileName: 'cv.pdf', failure: { code: 'FILE_ENCRYPTED', message } };
    seed({ 'GET /api/applications/app-1': () => [200, followed({ resume })] });
    await visitSite('/en/applications/app-1?token=secret');
    expect(await screen.findByText(message.en)).toBeTruthy();
    expect(screen.queryByText(message.es)).toBeNull();
  });

  it('does not say whether an application exists to who lacks its token', async () => {
    seed({ 'GET /api/applications/app-1': () => [404, { code: 'APPLICATION_NOT_FOUND' }] });
    await visitSite('/applications/app-1?token=wrong');
    expect(await screen.findByRole('heading', { name: 'No encontramos esa candidatura' })).toBeTruthy();
  });
});

describe('other addresses', () => {
  it('shows the not-found page for an unknown one, in Spanish unless English was chosen', async () => {
    const { unmount } = await visitSite('/no-existe');
    expect(await screen.findByText('Lo sentimos, la página que buscas no existe.')).toBeTruthy();
    unmount();
    window.localStorage.setItem('encaje.language', 'en');
    await visitSite('/no-existe');
    expect(await screen.findByText('Sorry, the page you are looking for does not exist.')).toBeTruthy();
  });

  it('leads from candidates to the job seekers, with a form for no particular job', async () => {
    await visitSite('/candidates');
    expect(await screen.findByRole('button', { name: 'Enviar mi currículum' })).toBeTruthy();
    expect(window.location.pathname).toBe('/job-seekers');
  });
});
