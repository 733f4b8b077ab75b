/** Debounces a value, so that typing does not search on every key. */
import { useEffect, useState } from 'react';

const DELAY_MS = 250;

export function useDelayed<T>(value: T): T {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed;
}
