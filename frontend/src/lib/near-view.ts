/** Defers rendering of content far below the first screen until the user scrolls near it or the browser is idle. */

const MARGIN = '400px';
/** After the page has arrived, everything a person sees first is done by then. */
const PAUSE_MS = 600;

/**
 * Resolves when the element with this id comes near the screen; at once where it is not on the page yet, or no longer: what a
 * visitor walks to, or sees in another language than the server wrote, has nothing to show meanwhile.
 */
export async function nearView(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element || typeof IntersectionObserver === 'undefined') return;
  await new Promise<void>((resolve) => {
    const done = () => {
      observer.disconnect();
      changes.disconnect();
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) done();
      },
      { rootMargin: MARGIN },
    );
    // An element that was taken off the page never comes near the screen.
    const changes = new MutationObserver(() => {
      if (!element.isConnected) done();
    });
    observer.observe(element);
    changes.observe(document.body, { childList: true, subtree: true });
  });
}

/** Resolves in the first quiet moment after the page has arrived. */
async function quietMoment(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

/**
 * As `nearView`, but no later than the first quiet moment: for what people may reach without scrolling, by keyboard or by
 * a screen reader.
 */
export async function nearViewOrSoon(id: string): Promise<void> {
  await Promise.race([nearView(id), quietMoment()]);
}
