/** Which rows of a list are selected, by key: rows that a filter hides meanwhile stay selected and are not acted on. */
import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  keys: ReadonlySet<string>;
  /** Selects rows, or no longer. */
  set: (keys: readonly string[], isOn: boolean) => void;
  clear: () => void;
  /** Where more cannot be selected, another one takes the place of the one selected first. */
  most: number;
}

const NONE: ReadonlySet<string> = new Set();

export function useSelection(most = Number.POSITIVE_INFINITY): Selection {
  const [keys, setKeys] = useState(NONE);
  const set = useCallback(
    (changed: readonly string[], isOn: boolean) => {
      setKeys((before) => {
        const after = new Set(before);
        for (const key of changed) {
          if (isOn) after.add(key);
          else after.delete(key);
        }
        return after.size > most ? new Set([...after].slice(-most)) : after;
      });
    },
    [most],
  );
  const clear = useCallback(() => setKeys(NONE), []);
  return useMemo(() => ({ keys, set, clear, most }), [keys, set, clear, most]);
}
