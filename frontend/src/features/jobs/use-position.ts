/** Asks the browser for its position, only on request, and returns a code where it fails. */
import { useEffect, useRef, useState } from 'react';
import type { Point } from '../../../../shared/domain/near.ts';

/** How long locating may take after permission, and how old a cached position may be. */
const LOOKING_MAX_MS = 15_000;
const AGE_MAX_MS = 300_000;

/** Every state but `idle` has a text of its own. */
export type PositionState = 'idle' | 'asking' | 'denied' | 'unavailable' | 'timed-out';

/** By the codes of `GeolocationPositionError`. */
const FAILURES: Record<number, PositionState> = { 1: 'denied', 2: 'unavailable', 3: 'timed-out' };

/** State and trigger of a request for the device's position; `onFound` receives it while the page is open. */
export function usePosition(onFound: (point: Point) => void): { state: PositionState; ask: () => void } {
  const [state, setState] = useState<PositionState>('idle');
  // What is done with the answer may have changed while the browser asked.
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  // Only the last question counts, and none once the page has gone.
  const last = useRef<object>(undefined);
  useEffect(
    () => () => {
      last.current = undefined;
    },
    [],
  );
  const ask = () => {
    // Browsers offer none on addresses without https.
    if (!navigator.geolocation) return setState('unavailable');
    const question = {};
    last.current = question;
    const end = (next: PositionState, point?: Point) => {
      if (last.current !== question) return;
      setState(next);
      if (point) found.current(point);
    };
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => end('idle', { lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => end(FAILURES[code] ?? 'unavailable'),
      { enableHighAccuracy: false, timeout: LOOKING_MAX_MS, maximumAge: AGE_MAX_MS },
    );
  };
  return { state, ask };
}
