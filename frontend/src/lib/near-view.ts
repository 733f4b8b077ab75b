/** Holds back what is far below the first screen until somebody scrolls towards it. */

const MARGIN = '400px';

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
