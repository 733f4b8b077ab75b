/** Scrolls highlighted text into view inside its own scroll region. */

/** Scrolls to the first active mark; only the region, never the page, so that what was pointed at stays under the pointer. */
export function bringIntoView(region: HTMLElement): void {
  const mark = region.querySelector<HTMLElement>('[data-active]');
  if (!mark) return;
  const offset = mark.getBoundingClientRect().top - region.getBoundingClientRect().top;
  const top = region.scrollTop + offset - region.clientHeight / 3;
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  region.scrollTo?.({ top, behavior: calm ? 'auto' : 'smooth' });
}
