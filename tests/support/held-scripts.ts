/** A slow line, as long as a test needs it: the page is there, its scripts are not. */
import type { Page } from 'playwright-core';

/** Holds every script of the page back until `release`. Call it before the page is opened. */
export async function holdScripts(page: Page): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}
