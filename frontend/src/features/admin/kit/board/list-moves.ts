/** Shows a moved card at its new place before the server has answered, and puts it back when the server refuses. */
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Page } from '../../../../../../shared/contract/listing.ts';

/** Lists whose query keys are `[key, 'list', filters]`, and which of the filters says what column a row is in. */
export interface MovableLists<Row> {
  key: string;
  field: 'status' | 'stage';
  keyOf: (row: Row) => string;
  /** How the lists are sorted; without it, what has just been moved stands first. */
  order?: (a: Row, b: Row) => number;
}

type Counts = Record<string, number>;
type Filters = Record<string, unknown>;
type CountedPage<Row> = Page<Row> & { total?: number; byStatus?: Counts; byStage?: Counts };
type Pages<Row> = InfiniteData<CountedPage<Row>>;

/** Lists that differ in the column only are about the same people. */
function restOf(filters: Filters, field: string): string {
  return JSON.stringify(Object.entries({ ...filters, [field]: undefined }).sort());
}

function counted(counts: Counts | undefined, from: string, to: string): Counts | undefined {
  return counts && from !== to ? { ...counts, [from]: (counts[from] ?? 1) - 1, [to]: (counts[to] ?? 0) + 1 } : counts;
}

function recounted<Row>(page: CountedPage<Row>, from: string, to: string, change: number): CountedPage<Row> {
  const { total, byStatus, byStage } = page;
  return {
    ...page,
    ...(total !== undefined && { total: total + change }),
    ...(byStatus && { byStatus: counted(byStatus, from, to) }),
    ...(byStage && { byStage: counted(byStage, from, to) }),
  };
}

/** The pages with one row more: where it belongs, or at the end of what has been loaded. */
function withRow<Row>(pages: CountedPage<Row>[], row: Row, order: (a: Row, b: Row) => number): CountedPage<Row>[] {
  const at = pages.findIndex((page, index) => {
    const isLast = index === pages.length - 1;
    return isLast || page.items.some((other) => order(row, other) <= 0);
  });
  return pages.map((page, index) => {
    if (index !== at) return page;
    const place = page.items.findIndex((other) => order(row, other) <= 0);
    return { ...page, items: page.items.toSpliced(place < 0 ? page.items.length : place, 0, row) };
  });
}

interface MoveOf<Row> {
  row: Row;
  from: string;
  to: string;
}

/** One list after the move; `column` is the one that it is narrowed to, if it is. */
function moved<Row>(data: Pages<Row>, { row, from, to }: MoveOf<Row>, column: unknown, lists: MovableLists<Row>) {
  const { keyOf, order = () => 0 } = lists;
  const isIt = (other: Row) => keyOf(other) === keyOf(row);
  const belongs = column === undefined || column === to;
  const change = Number(belongs) - Number(column === undefined || column === from);
  const isHere = data.pages.some((page) => page.items.some(isIt));
  const pages = data.pages.map((page) => ({
    ...recounted(page, from, to, change),
    items: page.items.flatMap((other) => (isIt(other) ? (belongs ? [row] : []) : [other])),
  }));
  return { ...data, pages: column === to && !isHere ? withRow(pages, row, order) : pages };
}

/**
 * Writes `row`, as it is or will be once moved from the column `from`, into all lists that are about it. Answers what takes
 * that back.
 */
export function moveInLists<Row extends object>(
  client: QueryClient,
  kind: MovableLists<Row>,
  row: Row,
  from: string,
): () => void {
  const { key, field, keyOf } = kind;
  const to = String((row as Record<string, unknown>)[field]);
  const lists = client.getQueriesData<Pages<Row>>({ queryKey: [key, 'list'] });
  const filtersOf = (queryKey: QueryKey) => (queryKey[2] ?? {}) as Filters;
  const holds = ([, data]: (typeof lists)[number]) =>
    data?.pages.some((page) => page.items.some((other) => keyOf(other) === keyOf(row)));
  const concerned = new Set(lists.filter(holds).map(([queryKey]) => restOf(filtersOf(queryKey), field)));
  for (const [queryKey, data] of lists) {
    const filters = filtersOf(queryKey);
    if (!data || !concerned.has(restOf(filters, field))) continue;
    client.setQueryData(queryKey, moved(data, { row, from, to }, filters[field], kind));
  }
  return () => {
    for (const [queryKey, data] of lists) client.setQueryData(queryKey, data);
  };
}
