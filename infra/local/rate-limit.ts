/** The rate limit on public forms, which WAF applies on AWS. */
import { clientName } from '../../shared/contract/client-address.ts';

const WINDOW_MS = 60_000;
const REQUESTS_PER_WINDOW = 600;
const AT_ONCE = 20;

export interface Turn {
  /** To be called when the request has been answered. */
  done(): void;
}

/**
 * Counts requests by client, as `clientName` distinguishes them: up to 600 in any 60 s and 20 at once. `enter` answers a turn, or after how many seconds
 * to try again.
 */
export function rateLimit(now: () => number = Date.now): {
  enter(address: string): Turn | { retryAfterSeconds: number };
} {
  const recent = new Map<string, number[]>();
  const underWay = new Map<string, number>();
  return {
    enter(remoteAddress) {
      const address = clientName(remoteAddress);
      const since = now() - WINDOW_MS;
      const times = (recent.get(address) ?? []).filter((time) => time > since);
      const count = underWay.get(address) ?? 0;
      if (count >= AT_ONCE) return { retryAfterSeconds: 1 };
      const oldest = times[0];
      if (oldest !== undefined && times.length >= REQUESTS_PER_WINDOW) {
        return { retryAfterSeconds: Math.ceil((oldest + WINDOW_MS - now()) / 1000) };
      }
      recent.set(address, [...times, now()]);
      underWay.set(address, count + 1);
      return { done: () => underWay.set(address, (underWay.get(address) ?? 1) - 1) };
    },
  };
}
