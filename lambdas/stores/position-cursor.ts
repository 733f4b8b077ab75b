/** Pages through a list that is held in memory, by the id after which the next page begins. */
import type { Page, PageQuery } from '../../shared/contract/listing.ts';
import { AppError } from '../../shared/errors.ts';

/** One page of `items`. The cursor names the last item shown and where it stood, in case it is gone by then. */
export function pageAfter<T>(items: T[], idOf: (item: T) => string, { limit, cursor }: PageQuery): Page<T> {
  const start = cursor === undefined ? 0 : positionAfter(items, idOf, cursor);
  const page = items.slice(start, start + limit);
  const last = page.at(-1);
  const isMore = last !== undefined && start + limit < items.length;
  return { items: page, nextCursor: isMore ? `${start + limit - 1}.${idOf(last)}` : null };
}

function positionAfter<T>(items: T[], idOf: (item: T) => string, cursor: string): number {
  const [, position, id] = /^(\d{1,9})\.(\w+)$/.exec(cursor) ?? [];
  if (position === undefined)
    throw new AppError('invalid', 'INVALID_INPUT', { errors: [{ path: 'cursor', code: 'INVALID' }] });
  const found = items.findIndex((item) => idOf(item) === id);
  return found >= 0 ? found + 1 : Number(position);
}
