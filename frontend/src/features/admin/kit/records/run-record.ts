/** One run, including exports of the audit trail: polls it while it works, stops it, and fetches its file. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '../../../../../../shared/contract/route.ts';
import type { Run, RunState } from '../../../../../../shared/domain/run.ts';
import { adminRoutes } from '../../../../lib/admin-routes.ts';
import { call } from '../../../../lib/api-client.ts';
import type { Contract } from '../../../../lib/api-routes.ts';

/** Begins the key of everything on screen about runs. */
export const RUNS_KEY = 'admin-runs';
const POLL_MS = 1000;
const POLL_UPLOAD_MS = 5000;
/** Longer than uploads are retried: after that, the file is not coming. */
const UPLOAD_WAIT_MS = 15 * 60_000;

export type ExportInput = NonNullable<RequestOf<Contract['createExport']>['body']>;

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

/** Polled every second while it works and the page is visible. */
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

export const stopRun = (id: string): Promise<Run> => call(adminRoutes.stopRun, { params: { id } });

export const createExport = (body: ExportInput): Promise<Run> => call(adminRoutes.createExport, { body });

/** Where the file of an export can be fetched for five minutes; `gone` when it was removed. */
export async function runFileAddress(id: string): Promise<string> {
  return (await call(adminRoutes.getRunFile, { params: { id } })).url;
}
