/**
 * What is made from the registry of pages agrees with it: addresses per language, what crawlers are kept from, the screens that a
 * browser sweeps.
 * @vitest-environment node
 */
import { expect, it } from 'vitest';
import { hasAddressPerLanguage, inLanguage, resolveAddress } from '../../../frontend/src/app/addresses.ts';
import { PAGES, pageAt, pathMatch, STAFF_PAGES } from '../../../frontend/src/app/pages.tsx';
import { SCREENS } from '../../../frontend/src/features/admin/screens.tsx';
import { robots } from '../../../lambdas/site/robots.ts';
import { panelScreens, publicScreens, type Records } from '../../e2e/screens.ts';

/** An address of a page, with something for each name in its path. */
const someAddress = (path: string) => path.replace(/:\w+/g, 'x1').replace('*', 'x1');
const isKeptOut = (path: string) =>
  robots('https://encaje.example')
    .split('\n')
    .some((line) => line.startsWith('Disallow: ') && path.startsWith(line.slice('Disallow: '.length)));

it('gives every page an address in English, and finds it again from there', () => {
  for (const { path } of PAGES) {
    const address = someAddress(path);
    const english = inLanguage(address, 'en');
    expect(english).toBe(path === '/' ? '/en' : `/en${address}`);
    expect(inLanguage(english, 'es')).toBe(address);
    expect(pageAt(address)?.path).toBe(path);
  }
  expect(inLanguage('/candidates', 'en')).toBe('/en/candidates');
});

it('gives the panel and unknown addresses one address in all', () => {
  for (const { path } of STAFF_PAGES) {
    expect(inLanguage(`/en${someAddress(path)}`, 'en')).toBe(someAddress(path));
    expect(hasAddressPerLanguage(someAddress(path))).toBe(false);
  }
  expect(resolveAddress('/no-existe', 'en')).toEqual({ language: 'en', pathname: '/no-existe' });
  expect(resolveAddress('/Jobs', 'en').pathname).toBe('/Jobs');
  for (const beyond of ['/jobs/x1/x2', '/applications/x1/x2', '/create-profile/x1/x2']) {
    expect(hasAddressPerLanguage(beyond), beyond).toBe(false);
    expect(resolveAddress(beyond, 'en').pathname).toBe(beyond);
  }
  expect(resolveAddress('/jobs/', 'en').pathname).toBe('/en/jobs/');
});

it('keeps crawlers from every page that belongs to one person or to the staff, and from no other', () => {
  for (const { path, isPrivate = false } of PAGES)
    for (const language of ['es', 'en'] as const)
      expect(isKeptOut(inLanguage(someAddress(path), language)), path).toBe(isPrivate);
  for (const { path } of STAFF_PAGES) expect(isKeptOut(someAddress(path)), path).toBe(true);
});

it('has every page among the screens that a browser looks through', () => {
  const records = { awaiting: '/applications/x1', failed: '/applications/x1', completed: '/applications/x1' };
  const shown = publicScreens(records as Records).map(({ path }) => pageAt(path.replace(/[?#].*/, ''))?.path);
  // Opened with the token of one message, which no list of screens has.
  const byMessage = '/applications/:id/confirm';
  expect(PAGES.map(({ path }) => path).filter((path) => path !== byMessage && !shown.includes(path))).toEqual([]);
});

it('has every screen of the panel among them', () => {
  const addresses = panelScreens({} as Records).map(({ path }) => path.replace(/^\/admin-panel|[?#].*/g, ''));
  const isSwept = (path: string) => addresses.some((address) => pathMatch(path, address));
  const swept = new Set(SCREENS.filter(({ path }) => isSwept(path)).map(({ Screen }) => Screen));
  expect(SCREENS.filter(({ Screen }) => !swept.has(Screen)).map(({ path }) => path)).toEqual([]);
});
