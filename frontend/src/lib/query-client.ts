/** The client for server data, with the specification's defaults. */
import { QueryClient } from '@tanstack/react-query';
import { isAppError } from '../../../shared/errors.ts';

const CACHE_MS = 120_000;
const MAX_RETRIES = 2;

/** Twice again, but never after a refusal that would be the same again (4xx). */
function shouldRetry(failures: number, error: unknown): boolean {
  const isTransient = !isAppError(error) || error.kind === 'unavailable';
  return isTransient && failures < MAX_RETRIES;
}

/** Stale at once, kept for 120 s, two retries, refetched on focus and reconnection. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 0,
        gcTime: CACHE_MS,
        retry: shouldRetry,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      },
      mutations: { gcTime: CACHE_MS, retry: shouldRetry },
    },
  });
}
