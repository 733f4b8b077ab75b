/** List and record side by side: from which width split.css gives each its column, and where the focus goes in the end. */
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { focusHeading } from '../../../../ui/page-heading.tsx';

const WIDE = '(min-width: 1180px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

export function useIsSplit(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(WIDE).matches ?? true);
}

/** Closing a record moves the focus to its row, whose link has the id as `data-record`. */
export function useFocusOnReturn(openId: string | undefined): void {
  const before = useRef(openId);
  useEffect(() => {
    const closed = before.current;
    before.current = openId;
    if (openId !== undefined || closed === undefined) return;
    focusRow(closed);
  }, [openId]);
}

function focusRow(id: string): void {
  document.querySelector<HTMLElement>(`[data-record="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
}

/**
 * For a screen whose list and record have one path, so that the router takes neither for a page: where only one of them
 * is on screen, a record starts at its top and takes the focus, and closing it finds the list where it was.
 */
export function useRecordAsPage(openId: string | undefined, isSplit: boolean): void {
  const before = useRef(openId);
  const place = useRef(0);
  // Ends before the record takes the place of the list, which may be shorter and would be remembered instead.
  useLayoutEffect(() => {
    if (openId !== undefined) return;
    const remember = () => {
      place.current = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [openId]);
  useEffect(() => {
    const closed = before.current;
    before.current = openId;
    if (isSplit || openId === closed) return;
    window.scrollTo(0, openId === undefined ? place.current : 0);
    if (openId !== undefined) return focusHeading();
    // Of a long list, rows come once the page has been scrolled to them.
    const frame = requestAnimationFrame(() => {
      if (closed !== undefined && document.activeElement === document.body) focusRow(closed);
    });
    return () => cancelAnimationFrame(frame);
  }, [openId, isSplit]);
}
