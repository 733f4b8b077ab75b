/** List and record side by side: from which width split.css gives each its column, and where the focus goes in the end. */
import { useEffect, useRef, useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1100px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

export function useIsSplit(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(WIDE).matches ?? true);
}

/** Whoever closes a record finds the focus on its row, whose link has the id as `data-record`. */
export function useFocusOnReturn(openId: string | undefined): void {
  const before = useRef(openId);
  useEffect(() => {
    const closed = before.current;
    before.current = openId;
    if (openId !== undefined || closed === undefined) return;
    document.querySelector<HTMLElement>(`[data-record="${CSS.escape(closed)}"]`)?.focus({ preventScroll: true });
  }, [openId]);
}
