/** Time in a page that passes when a test says so: the waits a person has to live through need not hold up a test. */
import type { Locator, Page } from 'playwright-core';

/** Longer than a form has to have been open before it is sent. */
const FILL_MS = 3_000;
const STEP_MS = 1_000;
const STEPS_MAX = 60;

/** Makes the page's clock one that can be put forward; it goes on by itself as well. Call it before the page is opened. */
export async function takeOverClock(page: Page): Promise<void> {
  await page.clock.install();
}

/** Lets a form believe that somebody took their time to fill it in. */
export async function passFillTime(page: Page): Promise<void> {
  await page.clock.fastForward(FILL_MS);
}

/** Puts the clock forward, through the pauses between attempts, until the place is visible. */
export async function passTimeUntil(page: Page, place: Locator): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const isThere = await place.waitFor({ timeout: 100 }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await page.clock.fastForward(STEP_MS);
  }
  throw new Error(`Not there after ${STEPS_MAX} steps of ${STEP_MS} ms: ${place}`);
}
