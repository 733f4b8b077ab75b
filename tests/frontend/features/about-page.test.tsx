/** The page about the product: what it says of itself leads somewhere, in both languages. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isolate, visit } from '../site.tsx';

isolate();

it('tells who the product is for and that everything on show is fictional, in both languages', async () => {
  const { unmount } = await visit('/about');
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByText(/los empleos, las empresas y las voces de este sitio son ficticios/)).toBeTruthy();
  expect(document.title).toBe('Quiénes somos · Encaje');
  unmount();
  await visit('/en/about');
  expect(await screen.findByText(/the jobs, companies and voices on this site are fictional/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'How we use AI, in detail' }).getAttribute('href')).toBe('/en/ai-features');
});
