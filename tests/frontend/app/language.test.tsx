/** The language of the site: Spanish first, a choice that lasts, an address of its own for English. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { jobList } from '../seeds.ts';
import { isolate, seed, visitSite } from '../site.tsx';
import { userEvent } from '../user.ts';

isolate();

const noJobs = () => seed({ 'GET /api/jobs': () => [200, jobList([])] });

it('starts in Spanish although the browser prefers English', async () => {
  vi.stubGlobal('navigator', { ...window.navigator, language: 'en-US', languages: ['en-US'] });
  noJobs();
  await visitSite('/jobs');
  expect(await screen.findByRole('heading', { level: 1, name: 'Empleos' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('es');
});

it('switches with the selector, remembers it, and moves to the English address', async () => {
  noJobs();
  const { unmount } = await visitSite('/jobs?search=sap');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Idioma' }), 'en');
  expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeTruthy();
  expect(window.location.pathname + window.location.search).toBe('/en/jobs?search=sap');
  expect(document.documentElement.lang).toBe('en');
  unmount();
  await visitSite('/jobs');
  expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeTruthy();
  expect(window.location.pathname).toBe('/en/jobs');
});

it('goes back to Spanish and to the address without language', async () => {
  noJobs();
  await visitSite('/en/jobs');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'es');
  expect(await screen.findByRole('heading', { level: 1, name: 'Empleos' })).toBeTruthy();
  await waitFor(() => expect(window.location.pathname).toBe('/jobs'));
  expect(window.localStorage.getItem('encaje.language')).toBe('es');
});

it('keeps what is typed into a form when the language changes', async () => {
  await visitSite('/job-seekers');
  await userEvent.type(await screen.findByLabelText('Nombre'), 'Lucía');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Idioma' }), 'en');
  const field = (await screen.findByLabelText('First name')) as HTMLInputElement;
  expect(field.value).toBe('Lucía');
});
