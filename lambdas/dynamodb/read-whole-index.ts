/** Reads a large index from both ends at once, in half the time. */
import type { QueryOptions } from './query.ts';
import type { Table } from './table.ts';

type Whole = Pick<QueryOptions, 'index' | 'key'>;

/**
 * Every item of a query, in no order. Pages can only be had one after the other, so two readers begin at either end and
 * stop where they meet. An item that is changed meanwhile may move past both: anyone who needs it asks for what changed.
 */
export async function readWholeIndex<T>(
  table: Pick<Table<T>, 'query'>,
  options: Whole,
  idOf: (item: T) => string,
): Promise<T[]> {
  const found = new Map<string, T>();
  const readFrom = async (ascending: boolean): Promise<void> => {
    let cursor: string | undefined;
    do {
      const page = await table.query({ ...options, ascending, cursor });
      const hasMet = page.items.some((item) => found.has(idOf(item)));
      for (const item of page.items) found.set(idOf(item), item);
      cursor = hasMet ? undefined : (page.nextCursor ?? undefined);
    } while (cursor);
  };
  await Promise.all([readFrom(true), readFrom(false)]);
  return [...found.values()];
}
