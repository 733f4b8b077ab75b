/** Restores the scroll position on going back, also on slow pages; new pages start at the top or their anchor. */
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const PATIENCE_MS = 1500;
const places = new Map<string, number>();

/** Scrolls to `top` as soon as the page is tall enough; answers how to give up. */
function scrollWhenPossible(top: number): () => void {
  const giveUpAt = Date.now() + PATIENCE_MS;
  let frame = 0;
  const attempt = () => {
    window.scrollTo(0, top);
    const arrived = Math.abs(window.scrollY - top) < 2;
    if (!arrived && Date.now() < giveUpAt) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}

/** Shows the part of a page that an address names as soon as it is there; answers how to give up. */
function scrollToPart(id: string): () => void {
  const giveUpAt = Date.now() + PATIENCE_MS;
  let frame = 0;
  const attempt = () => {
    const part = document.getElementById(id);
    if (part) part.scrollIntoView();
    else if (Date.now() < giveUpAt) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}

/** The part of a page that a fragment names; a private link carries its token there, which names none. */
const partIn = (hash: string) => (hash.includes('=') ? '' : hash.slice(1));

/** What is opened beside a list leaves the list where it is: `<Link state={{ staysInPlace: true }}>`. */
function staysInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'staysInPlace' in state && state.staysInPlace === true;
}

export function useScrollMemory(): void {
  const { key, pathname, hash, state } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  // Only another page moves the view: a filter or a language written into the address does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: key, part and kind of navigation belong to the new pathname
  useEffect(() => {
    const place = places.get(key);
    const part = partIn(hash);
    if (part && place === undefined) return scrollToPart(part);
    if (navigation === 'POP') return scrollWhenPossible(place ?? window.scrollY);
    if (!staysInPlace(state)) window.scrollTo(0, 0);
  }, [pathname]);
}
