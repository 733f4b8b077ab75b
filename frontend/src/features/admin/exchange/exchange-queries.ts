/** Server data of the database screen: the history of runs, and what begins them. */
import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '../../../../../shared/contract/route.ts';
import type { Run, RunKind } from '../../../../../shared/domain/run.ts';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';
import type { Contract } from '../../../lib/api-routes.ts';
import { BY_CURSOR, FRESH_WHILE_SHORT } from '../kit/list/cursor-pages.ts';
import { whileShort } from '../kit/list/paged-list.tsx';
import { isAtWork, RUNS_KEY, runQuery } from '../kit/records/run-record.ts';

export const EXCHANGE_PATH = '/admin-panel/database-sync';
const PAGE_ROWS = 25;
const POLL_LIST_MS = 4000;

export type RunRow = ResponseOf<Contract['listRuns']>['items'][number];
export type Announced = ResponseOf<Contract['createImport']>;

export const runPath = (runId: string): string => `${EXCHANGE_PATH}/${encodeURIComponent(runId)}`;

export function runsQuery(kind: RunKind | undefined) {
  return infiniteQueryOptions({
    queryKey: [RUNS_KEY, 'list', kind ?? null],
    queryFn: ({ pageParam, signal }) =>
      call(adminRoutes.listRuns, { query: { kind, limit: PAGE_ROWS, cursor: pageParam } }, { signal }),
    ...BY_CURSOR,
    placeholderData: keepPreviousData,
    refetchInterval: (query) => {
      const isBusy =
        query.state.data?.pages[0]?.items.some(
          ({ state, staleSince }) => isAtWork(state) || staleSince !== undefined,
        ) ?? false;
      return isBusy && whileShort(query) && POLL_LIST_MS;
    },
    ...FRESH_WHILE_SHORT,
  });
}

export function refreshRun(client: QueryClient, runId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: runQuery(runId).queryKey });
}

export type ImportInput = NonNullable<RequestOf<Contract['createImport']>['body']>;
/** Announces a file; answers where it goes. */
export const createImport = (body: ImportInput): Promise<Announced> => call(adminRoutes.createImport, { body });

/** Begins the dry run of a file that has arrived. */
export const checkImport = (id: string): Promise<Run> => call(adminRoutes.checkImport, { params: { id } });

/** Imports what the dry run of `run` found good; `conflict` when it is not as it was looked at, or another is at work. */
export function startImport({ runId, version, refused }: Run): Promise<Run> {
  return call(adminRoutes.startImport, { params: { id: runId }, body: { version, skipRefused: refused > 0 } });
}

export function createReconciliation(repair: boolean): Promise<Run> {
  return call(adminRoutes.createReconciliation, { body: { repair } });
}
