/** Lists stored files by folder, with data of storage and of their applications. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { StoredFile } from '../../shared/domain/file.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import { inParallel } from '../runtime/in-parallel.ts';
import type { FileStore } from '../stores/file-store.ts';
import { type FileViewDeps, fileView } from './file-view.ts';

export interface ListFilesDeps extends FileViewDeps {
  files: Pick<FileStore, 'bucket' | 'head' | 'list'>;
}

type Route = typeof routes.listFiles;

/** A page of a thousand is looked at in about 30 rounds; more at once only wait for each other's connections. */
const LOOKED_AT_ONCE = 32;

/**
 * A list of storage names keys alone, so that each file is asked about by itself; one that went away meanwhile is left
 * out, which makes the page shorter. Errors: `INVALID_INPUT` for a page token of another list.
 */
export async function listFiles(
  { query }: Pick<ActionInput<Route>, 'query'>,
  actor: Actor,
  deps: ListFilesDeps,
): Promise<ResponseOf<Route>> {
  authorise(actor, 'files.manage');
  const { keys, prefixes, nextPageToken } = await deps.files.list(query);
  const seen = new Map<string, StoredFile>();
  await inParallel(keys, LOOKED_AT_ONCE, async (key) => {
    const facts = await deps.files.head(key);
    if (facts) seen.set(key, await fileView(facts, deps));
  });
  const items = keys.flatMap((key) => seen.get(key) ?? []);
  return { items, prefixes, nextPageToken };
}
