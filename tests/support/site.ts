/** The site in a browser as tests see it: its texts, its accessibility, its journeys' common steps. */
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import adminEn from '../../frontend/src/locales/admin.en.json' with { type: 'json' };
import adminEs from '../../frontend/src/locales/admin.es.json' with { type: 'json' };
import siteEn from '../../frontend/src/locales/en.json' with { type: 'json' };
import siteEs from '../../frontend/src/locales/es.json' with { type: 'json' };

/** The texts a person reads, by language. */
export const TEXTS = { es: { site: siteEs, admin: adminEs }, en: { site: siteEn, admin: adminEn } } as const;
export type TestLanguage = keyof typeof TEXTS;

/** Expects axe to find nothing on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half-faded colours during a transition are no colours of the design.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  // The site has no frames: without looking for them, axe needs no page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Expects that a thumb never has to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
}

/** Collects what the browser complains about; expect it to be empty at the end. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('page', (page) => {
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  });
  return complaints;
}

const QUIET_MS = 300;
const UNDER_WAY_MAX_MS = 20_000;

/**
 * A way to other addresses of the same loaded site, as its own links lead there, without loading it anew. It comes back
 * once nothing has been asked of the network for a while; throws where that does not happen.
 */
export function wayWithin(page: Page): (path: string) => Promise<void> {
  const underWay = new Set<Request>();
  let lastMove = Date.now();
  const moved = (change: () => void) => {
    change();
    lastMove = Date.now();
  };
  page.on('request', (request) => moved(() => underWay.add(request)));
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => moved(() => underWay.delete(request)));
  }
  return async (path) => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    lastMove = Date.now();
    await expect
      .poll(() => underWay.size === 0 && Date.now() - lastMove > QUIET_MS, { timeout: UNDER_WAY_MAX_MS })
      .toBe(true);
  };
}

/** Signs in through the popup's account chooser; ends on the admin panel. */
export async function signIn(page: Page, origin: string, account: string, language: TestLanguage): Promise<void> {
  const { admin } = TEXTS[language];
  await page.goto(`${origin}/admin`);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: admin.signIn.google }).click();
  await (await popup).locator(`[data-account="${account}"]`).click();
  await page.waitForURL('**/admin-panel**');
}
