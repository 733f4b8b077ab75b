/** Holds back what is far below the first screen until somebody scrolls towards it, or until there is time for it. */

const MARGIN = '400px';
/** After the page has arrived, everything a person sees first is done by then. */
const PAUSE_MS = 600;

/**
 * Resolves when the element with this id comes near the screen; at once where it is not on the page yet: what a visitor
 * walks to has nothing from the server to show meanwhile.
 */
export async function nearView(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element || typeof IntersectionObserver === 'undefined') return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
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
