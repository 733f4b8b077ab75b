/** The entry of scheduled functions: no caller waits for them, and no state is kept between runs. */
import type { Uses } from '../../shared/contract/uses.ts';
import { type Granted, grant } from './granted.ts';
import { logger, publishMetrics } from './log.ts';
import { wiredOnce } from './wired-once.ts';

/**
 * The Lambda handler of a schedule. `wire` runs at every call, with the clients of what `uses` declares, and returns what to do
 * with the schedule's event. A round that throws fails, and what it had counted is sent
 * all the same.
 */
export function scheduledHandler<E, T, const U extends Uses>(
  uses: U,
  wire: (granted: Granted<U>) => (event: E) => Promise<T>,
) {
  const granted = wiredOnce(() => grant(uses));
  const handle = async (event: E): Promise<T> => {
    logger.resetKeys();
    try {
      return await wire(await granted())(event);
    } finally {
      publishMetrics();
    }
  };
  return Object.assign(handle, { wirings: [wire] });
}
