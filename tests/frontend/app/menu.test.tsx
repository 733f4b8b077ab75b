/** The menu by keyboard: opened, walked through, left and closed without a pointer. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jobList } from '../seeds.ts';
import { isolate, seed, visitSite } from '../site.tsx';
import { userEvent } from '../user.ts';

isolate();

async function openMenu() {
  seed({ 'GET /api/jobs': () => [200, jobList([])] });
  await visitSite('/jobs');
  await screen.findByRole('heading', { level: 1 });
  const user = userEvent.setup();
  const toggle = screen.getByRole('button', { name: 'Abrir menú' });
  toggle.focus();
  await user.keyboard('{Enter}');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  return { user, toggle };
}

it('closes with Escape and gives the focus back to its button', async () => {
  const { user, toggle } = await openMenu();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Inicio');
  await user.keyboard('{Escape}');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle);
});

it('closes when the focus moves on into the page', async () => {
  const { user, toggle } = await openMenu();
  for (let links = 0; links < 5; links++) await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

it('marks the page one is on, also where the link only leads there', async () => {
  await visitSite('/candidates');
  const link = (await screen.findAllByRole('link', { name: 'Talento' }))[0];
  expect(link?.getAttribute('href')).toBe('/candidates');
  await screen.findByRole('button', { name: 'Enviar mi currículum' });
  expect(link?.getAttribute('aria-current')).toBe('page');
});
