/** Shows that reading an index from both ends finds every item once, whatever the size of its pages. */
import { expect, it } from 'vitest';
import type { QueryOptions } from '../../../lambdas/dynamodb/query.ts';
import { readWholeIndex } from '../../../lambdas/dynamodb/read-whole-index.ts';

function index(count: number, pageSize: number) {
  const items = Array.from({ length: count }, (_, at) => ({ id: `i${at}` }));
  let queries = 0;
  const query = async ({ ascending, cursor }: QueryOptions) => {
    queries += 1;
    const ordered = ascending ? items : items.toReversed();
    const start = Number(cursor ?? 0);
    const end = start + pageSize;
    return { items: ordered.slice(start, end), nextCursor: end < count ? String(end) : null };
  };
  return { table: { query }, queries: () => queries };
}

it.each([0, 1, 2, 9, 10, 11, 100])('finds all of %i items', async (count) => {
  const { queries, table } = index(count, 3);
  const found = await readWholeIndex<{ id: string }>(table, { key: { name: 'k', value: 'v' } }, ({ id }) => id);
  expect(new Set(found.map(({ id }) => id)).size).toBe(count);
  expect(found).toHaveLength(count);
  expect(queries()).toBeLessThanOrEqual(Math.ceil(count / 3) + 2);
});
