/** Of a long list only the rows near the screen are in the page; the page is as tall as if all were. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Shorter lists are wholly in the page, where the browser's own search finds everything. */
const LONG_LIST_ROWS = 100;
const ROW_PX = 40;
const CARD_PX = 180;
const CARD_GAP_PX = 10;
const OVERSCAN = 14;

export interface RowWindow {
  /** Indexes of the rows to render, ascending. */
  indexes: readonly number[];
  /** Height of all that is left out above and below, in pixels. */
  before: number;
  after: number;
  /** For each card of a long list, so that its real height counts; rows of a table are all alike. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  /** Brings a row near the screen that may not be in the page yet. */
  bringNear: (index: number) => void;
}

/** Distance of the list from the top of the page, in pixels; followed only where the list is long. */
function useTop(body: RefObject<HTMLElement | null>, isLong: boolean): number {
  const [top, setTop] = useState(0);
  // What stands above the list grows and shrinks: filters wrap, saved views arrive. Never asked while scrolling.
  useLayoutEffect(() => {
    const place = () => {
      if (body.current) setTop(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
    };
    place();
    if (!isLong || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body, isLong]);
  return top;
}

/** `body` holds the rows, and `areCards` says that each is a card. */
export function useRowWindow(
  count: number,
  body: RefObject<HTMLTableSectionElement | null>,
  areCards: boolean,
): RowWindow {
  const isLong = count > LONG_LIST_ROWS;
  const top = useTop(body, isLong);
  const gap = areCards ? CARD_GAP_PX : 0;
  const rows = useWindowVirtualizer<HTMLElement>({
    count,
    enabled: isLong,
    estimateSize: () => (areCards ? CARD_PX : ROW_PX),
    gap,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights known so far are those of the other look
  useEffect(() => rows.measure(), [rows, areCards]);
  if (!isLong) {
    const indexes = Array.from({ length: count }, (_, index) => index);
    return { indexes, before: 0, after: 0, measure: undefined, bringNear: () => {} };
  }
  const items = rows.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return {
    indexes: items.map(({ index }) => index),
    before: first && first.index > 0 ? first.start - top - gap : 0,
    after: last && last.index < count - 1 ? rows.getTotalSize() - (last.end - top) - gap : 0,
    measure: areCards ? rows.measureElement : undefined,
    bringNear: (index) => rows.scrollToIndex(index, { align: 'center' }),
  };
}
