/** Server data of the database screen: runs, what begins and ends them, and the files that exports make. */
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '../../../../../../shared/contract/route.ts';
import type { Run, RunKind, RunState } from '../../../../../../shared/domain/run.ts';
import { adminRoutes } from '../../../../lib/admin-routes.ts';
import { call } from '../../../../lib/api-client.ts';
import type { Contract } from '../../../../lib/api-routes.ts';
import { whileShort } from '../list/paged-list.tsx';

export const SYNC_PATH = '/admin-panel/database-sync';
const RUNS_KEY = 'admin-runs';
const PAGE_ROWS = 25;
const POLL_MS = 1000;
const POLL_LIST_MS = 4000;
const POLL_UPLOAD_MS = 5000;
/** Longer than an upload is tried again; after that nobody is sending the file any more. */
const UPLOAD_WAIT_MS = 15 * 60_000;

export type RunRow = ResponseOf<Contract['listRuns']>['items'][number];
export type Announced = ResponseOf<Contract['createImport']>;

export const runPath = (runId: string): string => `${SYNC_PATH}/${encodeURIComponent(runId)}`;

/** Whether the servers are busy with it, so that it looks different in a moment. */
export function isAtWork(state: RunState): boolean {
  return state === 'checking' || state === 'running' || state === 'stopping';
}

/** How soon to look again, in milliseconds; never where nothing changes by itself. */
function pollOf(run: Run | undefined): number | false {
  if (!run) return false;
  if (isAtWork(run.state) || run.staleSince !== undefined) return POLL_MS;
  const isAwaited = run.state === 'awaiting-upload' && Date.now() - Date.parse(run.createdAt) < UPLOAD_WAIT_MS;
  return isAwaited && POLL_UPLOAD_MS;
}

export function runsQuery(kind: RunKind | undefined) {
  return infiniteQueryOptions({
    queryKey: [RUNS_KEY, 'list', kind ?? null],
    queryFn: ({ pageParam, signal }) =>
      call(adminRoutes.listRuns, { query: { kind, limit: PAGE_ROWS, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: (query) => {
      const isBusy =
        query.state.data?.pages[0]?.items.some(
          ({ state, staleSince }) => isAtWork(state) || staleSince !== undefined,
        ) ?? false;
      return isBusy && whileShort(query) && POLL_LIST_MS;
    },
    refetchOnWindowFocus: whileShort,
    refetchOnReconnect: whileShort,
  });
}

/** While it is at work it is asked about every second, but not while nobody sees it. */
export function runQuery(id: string) {
  return queryOptions({
    queryKey: [RUNS_KEY, 'one', id],
    queryFn: ({ signal }) => call(adminRoutes.getRun, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => pollOf(state.data),
  });
}

/** What an answer says of a run is on screen at once, and the history is fetched again. */
export function noteRun(client: QueryClient, run: Run): void {
  client.setQueryData(runQuery(run.runId).queryKey, run);
  void client.invalidateQueries({ queryKey: [RUNS_KEY, 'list'] });
}

export function refreshRun(client: QueryClient, runId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: runQuery(runId).queryKey });
}

export type ImportInput = NonNullable<RequestOf<Contract['createImport']>['body']>;
export type ExportInput = NonNullable<RequestOf<Contract['createExport']>['body']>;

/** Announces a file; answers where it goes. */
export const createImport = (body: ImportInput): Promise<Announced> => call(adminRoutes.createImport, { body });

/** Begins the dry run of a file that has arrived. */
export const checkImport = (id: string): Promise<Run> => call(adminRoutes.checkImport, { params: { id } });

/** Imports what the dry run of `run` found good; `conflict` when it is not as it was looked at, or another is at work. */
export function startImport({ runId, version, refused }: Run): Promise<Run> {
  return call(adminRoutes.startImport, { params: { id: runId }, body: { version, skipRefused: refused > 0 } });
}

export const stopRun = (id: string): Promise<Run> => call(adminRoutes.stopRun, { params: { id } });

export const createExport = (body: ExportInput): Promise<Run> => call(adminRoutes.createExport, { body });

/** Where the file of an export can be fetched for five minutes; `gone` when it was removed. */
export async function runFileAddress(id: string): Promise<string> {
  return (await call(adminRoutes.getRunFile, { params: { id } })).url;
}

export function createReconciliation(repair: boolean): Promise<Run> {
  return call(adminRoutes.createReconciliation, { body: { repair } });
}
