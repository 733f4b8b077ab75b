/** Shows that paging through a changing list loses and repeats as little as can be. */
import { describe, expect, it } from 'vitest';
import { pageAfter } from '../../../lambdas/runtime/position-cursor.ts';

const idOf = (item: string) => item;
const LETTERS = ['a', 'b', 'c', 'd', 'e'];

describe('a page of a list', () => {
  it('ends with no cursor exactly when nothing follows', () => {
    expect(pageAfter(LETTERS, idOf, { limit: 5 })).toEqual({ items: LETTERS, nextCursor: null });
    expect(pageAfter([], idOf, { limit: 5 })).toEqual({ items: [], nextCursor: null });
    expect(pageAfter(LETTERS, idOf, { limit: 4 }).nextCursor).not.toBeNull();
  });

  it.each([1, 2, 3, 4])('of %i leads through the whole list', (limit) => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = pageAfter(LETTERS, idOf, { limit, cursor });
      seen.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(LETTERS);
  });

  it('continues after the last one shown when others came in before it', () => {
    const { nextCursor } = pageAfter(LETTERS, idOf, { limit: 2 });
    expect(pageAfter(['new', ...LETTERS], idOf, { limit: 2, cursor: nextCursor ?? '' }).items).toEqual(['c', 'd']);
  });

  it('continues from its place when the last one shown is gone, repeating none', () => {
    const { nextCursor } = pageAfter(LETTERS, idOf, { limit: 2 });
    expect(pageAfter(['a', 'c', 'd', 'e'], idOf, { limit: 2, cursor: nextCursor ?? '' }).items).toEqual(['c', 'd']);
  });

  it.each(['', 'b', '1', '.b', '-1.b', '1.b; drop', '99999999999.b'])('refuses the cursor %j', (cursor) => {
    expect(() => pageAfter(LETTERS, idOf, { limit: 2, cursor })).toThrow(
      expect.objectContaining({ kind: 'invalid', details: { errors: [{ path: 'cursor', code: 'INVALID' }] } }),
    );
  });

  it('is shorter where the items would not fit into one answer, and leads to the others', () => {
    const long = Array.from({ length: 100 }, (_, at) => ({ id: `item${at}`, text: 'x'.repeat(100_000) }));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = pageAfter(long, ({ id }) => id, { limit: 100, cursor });
      expect(JSON.stringify(page).length).toBeLessThan(5_000_000);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(long.map(({ id }) => id));
  });

  it('is empty behind the end', () => {
    expect(pageAfter(LETTERS, idOf, { limit: 2, cursor: '500.gone' })).toEqual({ items: [], nextCursor: null });
  });
});
