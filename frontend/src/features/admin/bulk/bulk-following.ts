/** Polls the state of a batch's files until none of them changes any more. */
import { useEffect } from 'react';
import type { ProcessingRow } from '../../../../../shared/contract/admin-processing.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';
import { retryOne } from '../kit/records/processing-record.ts';
import { type BulkItem, isUnderWay, judged } from './bulk-outcome.ts';
import { bulkNow, takeRows } from './bulk-store.ts';

const LIVE_MS = 1_500;
const HIDDEN_MS = 10_000;
const PAGE_ROWS = 100;

/** Every row of a batch by where its file was sent, which storage forgets once it is taken in: at most two pages. */
async function rowsOf(prefix: string, signal: AbortSignal): Promise<Map<string, ProcessingRow>> {
  const rows = new Map<string, ProcessingRow>();
  let cursor: string | undefined;
  do {
    const page = await call(adminRoutes.listProcessing, { query: { prefix, limit: PAGE_ROWS, cursor } }, { signal });
    for (const row of page.items) rows.set(row.fileName === null ? row.fullPath : `${prefix}${row.fileName}`, row);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return rows;
}

/** Whether to ask the server about a file: an upload that a reload interrupted may have arrived. */
const isToBeFollowed = ({ item, outcome }: { item: BulkItem; outcome: string }) =>
  outcome === 'queued' || outcome === 'reading' || (item.upload === 'lost' && !item.row);

async function look(signal: AbortSignal): Promise<void> {
  const { folder, items } = bulkNow();
  if (folder === '' || !judged(items).some(isToBeFollowed)) return;
  try {
    const rows = await rowsOf(folder, signal);
    if (bulkNow().folder === folder) takeRows(rows);
  } catch (error) {
    // The next look may go better; nothing of the batch is lost meanwhile.
    if (!signal.aborted && !isAppError(error)) throw error;
  }
}

/** Looks again and again while the component is there; a batch without open questions costs nothing. */
export function useFollowing(): void {
  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const round = async () => {
      await look(controller.signal);
      if (controller.signal.aborted) return;
      timer = setTimeout(round, document.visibilityState === 'visible' ? LIVE_MS : HIDDEN_MS);
    };
    void round();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);
}

/** Has a file of the batch read again; throws what the API answers. */
export async function readAgain({ row, path }: BulkItem): Promise<void> {
  if (row) takeRows(new Map([[path, await retryOne(row.applicationId)]]));
}

export const isBusy = (items: readonly BulkItem[]): boolean => judged(items).some(isUnderWay);
