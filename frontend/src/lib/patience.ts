/** Retries failed calls with growing pauses until a time limit. */
import { isAppError } from '../../../shared/errors.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

export interface Patience {
  /** How long it is tried again after the first failure, in milliseconds. */
  forMs: number;
  /** Ends it at once, with whatever reason it carries. */
  signal?: AbortSignal;
  /** Receives whether the last attempt failed and another will follow. */
  onTryingAgain?: (isTryingAgain: boolean) => void;
}

/** Whether another attempt may go better: no answer came, or one of 5xx. A refusal (4xx) would be the same again. */
export function isPassing(error: unknown): boolean {
  return isAppError(error) && error.kind === 'unavailable';
}

/** Waits `ms` milliseconds, or less when the connection comes back meanwhile; rejects once `signal` aborts. */
export function pauseFor(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}

/** Does something until it succeeds, is refused, or has failed for too long; throws the last failure. */
export async function keepTrying<T>(action: () => Promise<T>, patience: Patience): Promise<T> {
  const { forMs, signal, onTryingAgain } = patience;
  let giveUpAt: number | undefined;
  try {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      signal?.throwIfAborted();
      try {
        return await action();
      } catch (error) {
        signal?.throwIfAborted();
        giveUpAt ??= Date.now() + forMs;
        if (!isPassing(error) || Date.now() >= giveUpAt) throw error;
      }
      onTryingAgain?.(true);
      // The last attempt is made when time is up, however long the pauses have become.
      await pauseFor(Math.min(pauseMs, giveUpAt - Date.now()), signal);
    }
  } finally {
    if (giveUpAt !== undefined) onTryingAgain?.(false);
  }
}
