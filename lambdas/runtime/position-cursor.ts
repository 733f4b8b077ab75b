/** Pages through a list in memory, by the id after which the next page begins. */
import type { Page, PageQuery } from '../../shared/contract/listing.ts';
import { invalidCursor } from './place-cursor.ts';
import { limitToResponseSize } from './response-size.ts';

/** What a page may take of the 6 MB of an answer. */
export const PAGE_MAX_BYTES = 4_500_000;

/** One page of `items`, shorter than asked for where they are long. The cursor names the last item shown and where it stood, in case it is gone by then. */
export function pageAfter<T>(items: readonly T[], idOf: (item: T) => string, query: PageQuery): Page<T> {
  return shownAfter(items, idOf, query, (some) => some);
}

/** As `pageAfter`, of what `show` makes of the items of the page, one of each. */
export function shownAfter<T, S>(
  items: readonly T[],
  idOf: (item: T) => string,
  { limit, cursor }: PageQuery,
  show: (items: T[]) => S[],
): Page<S> {
  const start = cursor === undefined ? 0 : positionAfter(items, idOf, cursor);
  const page = limitToResponseSize(show(items.slice(start, start + limit)), PAGE_MAX_BYTES);
  const end = start + page.length;
  const last = page.length > 0 ? items[end - 1] : undefined;
  return { items: page, nextCursor: last !== undefined && end < items.length ? cursorAt(end - 1, idOf(last)) : null };
}

function positionAfter<T>(items: readonly T[], idOf: (item: T) => string, cursor: string): number {
  const { place, id } = positionIn(cursor);
  const found = items.findIndex((item) => idOf(item) === id);
  return found >= 0 ? found + 1 : place;
}

/** The cursor that names the last item shown and where it stood, from 0. */
export const cursorAt = (place: number, id: string): string => `${place}.${id}`;

/** What a cursor names: the last item shown and where it stood. Throws `INVALID_INPUT` for what is none. */
export function positionIn(cursor: string): { place: number; id: string } {
  const [, position, id] = /^(\d{1,9})\.(\w+)$/.exec(cursor) ?? [];
  if (position === undefined || id === undefined) throw invalidCursor();
  return { place: Number(position), id };
}
