/** Calls about stored files, retried for two minutes before a failure is shown. */
import { AppError, isAppError } from '../../../../../shared/errors.ts';
import { keepTrying } from '../../../lib/patience.ts';
import { sharedState, useSharedState } from '../../../lib/shared-state.ts';

export const STORAGE_RETRY_MS = 120_000;

/** What is being tried again, by name, with what gives it up. */
const trying = sharedState<ReadonlyMap<string, () => void>>(new Map());

function note(name: string, giveUp: (() => void) | undefined): void {
  trying.change((before) => {
    const after = new Map(before);
    if (giveUp) after.set(name, giveUp);
    else after.delete(name);
    return after;
  });
}

/** How to give up what is being tried again under a name; `undefined` while all is well. */
export function useGiveUp(name: string): (() => void) | undefined {
  return useSharedState(trying).get(name);
}

/** The failure in the words of the catalogue; that someone has to sign in again, or may not, keeps its own. */
export function inWords(error: unknown, code: string): unknown {
  if (!isAppError(error) || ['unauthenticated', 'forbidden'].includes(error.kind)) return error;
  return new AppError(error.kind, code, error.details, { cause: error });
}

/**
 * Does `action` under a name by which the screen can say that it is still trying.
 *
 * @throws AppError with `code` once its time is up, the person gave up, or storage said no
 */
export async function storageCall<T>(
  name: string,
  code: string,
  action: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const given = new AbortController();
  const giveUp = () => given.abort(new AppError('unavailable', 'NETWORK'));
  try {
    return await keepTrying(action, {
      forMs: STORAGE_RETRY_MS,
      signal: signal ? AbortSignal.any([signal, given.signal]) : given.signal,
      onTryingAgain: (isTryingAgain) => note(name, isTryingAgain ? giveUp : undefined),
    });
  } catch (error) {
    throw inWords(error, code);
  }
}
