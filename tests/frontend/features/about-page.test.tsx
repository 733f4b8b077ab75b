/** The page about the product: honest about what is on show, and leading on, in both languages. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isolate, visit } from '../site.tsx';

isolate();

it('says that the companies and voices on show are fictional', async () => {
  await visit('/about');
  expect(await screen.findByText(/los empleos, las empresas y las voces de este sitio son ficticios/)).toBeTruthy();
  expect(document.title).toBe('Quiénes somos · Encaje');
});

it('leads to how the engine works, in English too', async () => {
  await visit('/en/about');
  const more = await screen.findByRole('link', { name: 'How we use AI, in detail' });
  expect(more.getAttribute('href')).toBe('/en/ai-features');
  expect(screen.getByText(/the jobs, companies and voices on this site are fictional/)).toBeTruthy();
});
