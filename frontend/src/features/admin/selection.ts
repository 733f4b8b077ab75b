/** Which rows of a list are selected, by key: rows that a filter hides meanwhile stay selected and are not acted on. */
import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  keys: ReadonlySet<string>;
  /** Selects rows, or no longer. */
  set: (keys: readonly string[], isOn: boolean) => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

export function useSelection(): Selection {
  const [keys, setKeys] = useState(NONE);
  const set = useCallback((changed: readonly string[], isOn: boolean) => {
    setKeys((before) => {
      const after = new Set(before);
      for (const key of changed) {
        if (isOn) after.add(key);
        else after.delete(key);
      }
      return after;
    });
  }, []);
  const clear = useCallback(() => setKeys(NONE), []);
  return useMemo(() => ({ keys, set, clear }), [keys, set, clear]);
}
