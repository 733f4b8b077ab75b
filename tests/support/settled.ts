/** Tells when a page has come to rest: nothing under way on the network, nothing left to do for its scripts. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** Long enough for one answer to lead to the next request, and for React to draw what it brought. */
const QUIET_MS = 100;
const LOOK_EVERY_MS = 20;
const PATIENCE_MS = 20_000;

interface Traffic {
  underWay: Set<Request>;
  lastChange: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** Counts the requests of a page from now on. */
function watched(page: Page): Traffic {
  const known = trafficOf.get(page);
  if (known) return known;
  const traffic: Traffic = { underWay: new Set(), lastChange: Date.now() };
  const change = (act: (request: Request) => void) => (request: Request) => {
    act(request);
    traffic.lastChange = Date.now();
  };
  page.on(
    'request',
    change((request) => traffic.underWay.add(request)),
  );
  const ended = change((request) => traffic.underWay.delete(request));
  page.on('requestfinished', ended).on('requestfailed', ended);
  trafficOf.set(page, traffic);
  return traffic;
}

/**
 * Resolves once nothing has been asked of the network for a while and the page's scripts are idle. Throws with the
 * addresses that are still awaited where that does not happen.
 */
export async function settled(page: Page): Promise<void> {
  const traffic = watched(page);
  const giveUpAt = Date.now() + PATIENCE_MS;
  const isQuiet = () => traffic.underWay.size === 0 && Date.now() - traffic.lastChange >= QUIET_MS;
  traffic.lastChange = Date.now();
  for (;;) {
    // The page is asked once the network is quiet: every question costs this process and the browser's.
    while (!isQuiet() && Date.now() < giveUpAt) await sleep(LOOK_EVERY_MS);
    // A page that is being replaced at this moment is not at rest.
    const isIdle = await page.evaluate(untilIdle).catch((error: Error) => {
      if (!/Execution context was destroyed/.test(error.message)) throw error;
      return false;
    });
    if (isIdle && isQuiet()) return;
    if (Date.now() > giveUpAt) {
      const awaited = [...traffic.underWay].map((request) => request.url());
      throw new Error(`${page.url()} did not come to rest within ${PATIENCE_MS} ms; it awaits ${awaited.join(' ')}`);
    }
  }
}

function untilIdle(): Promise<boolean> {
  return new Promise((resolve) => requestIdleCallback(() => resolve(true), { timeout: 1000 }));
}

/** Opens an address and waits until the page is alive and shows what it asked for. */
export async function openPage(page: Page, address: string): Promise<void> {
  watched(page);
  await page.goto(address);
  await settled(page);
}

/** Loads the page again and waits in the same way. */
export async function reloadPage(page: Page): Promise<void> {
  watched(page);
  await page.reload();
  await settled(page);
}

/** Goes to another address of the same loaded site, as its own links do, without loading it again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  watched(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await settled(page);
}
