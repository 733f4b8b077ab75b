/** State outside the components, for work that continues while screens change. */
import { useSyncExternalStore } from 'react';

export interface SharedState<T> {
  get: () => T;
  /** Replaces the value by the result of `next` and notifies subscribers. */
  change: (next: (before: T) => T) => void;
  /** Calls back after every change; answers how to stop. */
  follow: (listener: () => void) => () => void;
}

export function sharedState<T>(initial: T): SharedState<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    change: (next) => {
      value = next(value);
      for (const listener of listeners) listener();
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value as it is now; the component is drawn again when it changes. */
export function useSharedState<T>({ get, follow }: SharedState<T>): T {
  return useSyncExternalStore(follow, get, get);
}
