/** Server data of the processing screen: rows and figures that follow what happens, and what recruiters do about it. */
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { DeadLetter, ProcessingRow } from '../../../../../shared/contract/admin-processing.ts';
import type { ResponseOf } from '../../../../../shared/contract/route.ts';
import type { ResumeStatus } from '../../../../../shared/domain/application.ts';
import type { ReadingFailure } from '../../../../../shared/domain/reading-failure.ts';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';
import type { Contract } from '../../../lib/api-routes.ts';
import { BY_CURSOR, FRESH_WHILE_SHORT } from '../kit/list/cursor-pages.ts';
import { whileShort } from '../kit/list/paged-list.tsx';

export type ProcessingPage = ResponseOf<Contract['listProcessing']>;
/** What the list is narrowed to, as the address says it. */
export interface ProcessingFilters {
  status?: ResumeStatus;
  failure?: ReadingFailure;
  source?: ProcessingRow['source'];
  /** A folder of storage. */
  prefix?: string;
}
export type Failure = ProcessingFilters['failure'];
export type DeadLetterQueue = DeadLetter['queue'];

const PROCESSING_KEY = 'admin-processing';

const PAGE_ROWS = 50;
const LIVE_MS = 2_000;
const CALM_MS = 15_000;

/** Every two seconds while something is being read and someone looks, every fifteen otherwise. */
function pauseAfter(page: ProcessingPage | undefined): number {
  const isLive = (page?.counts.active ?? 0) > 0 && document.visibilityState === 'visible';
  return isLive ? LIVE_MS : CALM_MS;
}

export function processingQuery(filters: ProcessingFilters) {
  return infiniteQueryOptions({
    queryKey: [PROCESSING_KEY, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      call(adminRoutes.listProcessing, { query: { ...filters, limit: PAGE_ROWS, cursor: pageParam } }, { signal }),
    ...BY_CURSOR,
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (whileShort(query) ? pauseAfter(query.state.data?.pages[0]) : CALM_MS),
    refetchIntervalInBackground: true,
    ...FRESH_WHILE_SHORT,
  });
}

/** When a row came into its state, milliseconds since 1970 by this device's clock; `receivedAt` is when it was answered. */
export function stateBegan({ ageSeconds }: Pick<ProcessingRow, 'ageSeconds'>, receivedAt: number): number {
  return receivedAt - ageSeconds * 1000;
}

export function deadLettersQuery(isAny: boolean) {
  return queryOptions({
    queryKey: [PROCESSING_KEY, 'dead-letters'],
    queryFn: async ({ signal }) => (await call(adminRoutes.listDeadLetters, {}, { signal })).items,
    enabled: isAny,
    refetchInterval: CALM_MS * 2,
  });
}

/** Asks until all are queued or no more can be; returns how many are, and reports progress. */
export async function retryAllFailed(failure: Failure, onProgress: (retried: number) => void): Promise<number> {
  let retried = 0;
  let failedBefore: string | undefined;
  for (;;) {
    const answer = await call(adminRoutes.retryFailed, { body: { failure, failedBefore } }, { long: true });
    retried += answer.retried;
    failedBefore = answer.failedBefore;
    onProgress(retried);
    if (answer.remaining === 0 || answer.retried === 0) return retried;
  }
}

export function redrive(queue: DeadLetterQueue): Promise<ResponseOf<Contract['redriveDeadLetters']>> {
  return call(adminRoutes.redriveDeadLetters, { body: { queue } }, { long: true });
}

export function refreshProcessing(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [PROCESSING_KEY] });
}
