/** Whether lists are cards: the width of phones, as list.css has it. */
import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 719px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(NARROW);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(NARROW).matches ?? false);
}
