/** The site in a browser as tests see it: its texts, its accessibility, its journeys' common steps. */
import type { AxeResults, RunOptions } from 'axe-core';
import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import adminEn from '../../frontend/src/locales/admin.en.json' with { type: 'json' };
import adminEs from '../../frontend/src/locales/admin.es.json' with { type: 'json' };
import siteEn from '../../frontend/src/locales/en.json' with { type: 'json' };
import siteEs from '../../frontend/src/locales/es.json' with { type: 'json' };
import { tally } from './tally.ts';

/** The texts a person reads, by language. */
export const TEXTS = { es: { site: siteEs, admin: adminEs }, en: { site: siteEn, admin: adminEn } } as const;
export type TestLanguage = keyof typeof TEXTS;

/** Expects axe to find nothing on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half-faded colours during a transition are no colours of the design.
  await page.evaluate(() => {
    const finished = Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    return Promise.race([finished, new Promise((resolve) => setTimeout(resolve, 2000))]);
  });
  tally('axe');
  // Loaded once per document: on the way through several screens it stays.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(options),
    { resultTypes: ['violations'] } satisfies RunOptions,
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Expects that a thumb never has to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // The inner width of a phone's window grows with what does not fit.
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
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

/** Signs in through the popup's account chooser; ends on the admin panel. */
export async function signIn(page: Page, origin: string, account: string, language: TestLanguage): Promise<void> {
  const { admin } = TEXTS[language];
  await page.goto(`${origin}/admin`);
  const chooser = await openedPopup(page, () => page.getByRole('button', { name: admin.signIn.google }).click());
  await chooser.locator(`[data-account="${account}"]`).click();
  await page.waitForURL('**/admin-panel**');
}

/** The popup that a click opens. A click that fails, or opens none, is one failure, which says what the page showed. */
export async function openedPopup(page: Page, click: () => Promise<void>): Promise<Page> {
  try {
    const [popup] = await Promise.all([page.waitForEvent('popup'), click()]);
    return popup;
  } catch (cause) {
    const shown = await page.innerText('body', { timeout: 1000 }).catch(() => 'nothing');
    throw new Error(`No popup opened at ${page.url()}, which showed:\n${shown.slice(0, 1000)}`, { cause });
  }
}
