/** Server data of the files screen: a folder's list in pages, one file, and keeping both in step with what was done. */
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Page } from '../../../../../shared/contract/listing.ts';
import type { StoredFile } from '../../../../../shared/domain/file.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';
import { metadataOf } from '../kit/files/upload-run.ts';
import { BY_CURSOR, FRESH_WHILE_SHORT } from '../kit/list/cursor-pages.ts';
import { fileRow, folderOf, folderRow, type Row } from './file-rows.ts';
import { storageCall } from './storage-call.ts';

const KEY = 'admin-files';
/** Under these names the screen says that it is still trying. */
export const LISTING = 'list';
export const READING = 'file';

/** What these calls keep trying by themselves is not tried again on top, and not put off while the browser sees no network. */
const PATIENT = { retry: false, networkMode: 'always' } as const;

export function filesQuery(prefix: string, pageSize: number) {
  return infiniteQueryOptions({
    queryKey: [KEY, LISTING, prefix, pageSize],
    queryFn: ({ pageParam, signal }) =>
      storageCall(LISTING, 'FILE_LIST_FAILED', () => listed(prefix, pageSize, pageParam, signal), signal),
    ...BY_CURSOR,
    ...FRESH_WHILE_SHORT,
    ...PATIENT,
  });
}

async function listed(prefix: string, pageSize: number, pageToken: string | undefined, signal: AbortSignal) {
  const query = { prefix, delimiter: '/' as const, pageSize, pageToken };
  const { items, prefixes, nextPageToken } = await call(adminRoutes.listFiles, { query }, { signal });
  return { items: [...prefixes.map(folderRow), ...items.map(fileRow)], nextCursor: nextPageToken ?? null };
}

export function fileQuery(path: string) {
  return queryOptions({
    queryKey: [KEY, READING, path],
    queryFn: ({ signal }) => storageCall(READING, 'FILE_READ_FAILED', () => metadataOf(path, signal), signal),
    ...PATIENT,
  });
}

/** Where a file can be downloaded for a few minutes. */
export async function downloadAddress(path: string, signal: AbortSignal): Promise<string> {
  return (await call(adminRoutes.getFileUrl, { query: { path } }, { signal })).url;
}

/** Deletes a file; one that is gone already is no failure. */
export async function deleteFile(path: string, signal: AbortSignal): Promise<void> {
  try {
    await call(adminRoutes.deleteFile, { query: { path } }, { signal });
  } catch (error) {
    if (!isAppError(error) || error.kind !== 'not-found') throw error;
  }
}

/** Whether there is a file under exactly this path. */
export async function isTaken(path: string, signal?: AbortSignal): Promise<boolean> {
  const query = { prefix: path, delimiter: '' as const, pageSize: 1 };
  const { items } = await call(adminRoutes.listFiles, { query }, { signal });
  // Keys come in order, so that the path itself would be the first with this beginning.
  return items[0]?.fullPath === path;
}

type Pages = InfiniteData<Page<Row>>;

function changeFolder(client: QueryClient, path: string, change: (rows: Row[], isFirst: boolean) => Row[]): void {
  client.setQueriesData<Pages>({ queryKey: [KEY, LISTING, folderOf(path)] }, (data) => {
    if (!data) return undefined;
    return { ...data, pages: data.pages.map((page, index) => ({ ...page, items: change(page.items, index === 0) })) };
  });
}

/** Shows a file that has just arrived, without asking for a long list again. */
export function showArrived(client: QueryClient, file: StoredFile): void {
  const row = fileRow(file);
  changeFolder(client, file.fullPath, (rows, isFirst) => {
    const others = rows.filter(({ path }) => path !== file.fullPath);
    return isFirst ? [...others, row] : others;
  });
  client.setQueryData(fileQuery(file.fullPath).queryKey, file);
}

/** Takes a file that was deleted out of the lists. */
export function hideDeleted(client: QueryClient, path: string): void {
  changeFolder(client, path, (rows) => rows.filter((row) => row.path !== path));
  client.removeQueries({ queryKey: fileQuery(path).queryKey });
}
