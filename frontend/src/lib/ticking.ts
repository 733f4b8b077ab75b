/** The current time, updated at an interval, for countdowns. */
import { useEffect, useState } from 'react';

/** Milliseconds since 1970, new every `everyMs`; `undefined` until the page is alive. */
export function useTicking(everyMs: number): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
