/** Holds back what is far below the first screen until somebody scrolls towards it. */

const MARGIN = '400px';
/** An element that does not appear within this many frames is not waited for any longer. */
const FRAMES_MAX = 120;

async function elementOf(id: string): Promise<HTMLElement | undefined> {
  for (let frame = 0; frame < FRAMES_MAX; frame += 1) {
    const element = document.getElementById(id);
    if (element) return element;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return undefined;
}

/** Resolves when the element with this id comes near the screen, or when it cannot be told. */
export async function nearView(id: string): Promise<void> {
  const element = await elementOf(id);
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
