/** Keeps the focus when the pressed row leaves the list. */
import { type FocusEvent, useEffect, useRef } from 'react';
import { focusHeading } from '../../../ui/page-heading.tsx';

interface Place {
  row: string | undefined;
  /** Of its row in the list. */
  index: number;
}

function placeOf(element: Element): Place {
  const row = element.closest<HTMLElement>('[data-row]');
  return { row: row?.dataset.row, index: [...(row?.parentElement?.children ?? [])].indexOf(row as Element) };
}

/** The links of the row, or of the one that has taken its place. */
function successorOf({ row, index }: Place): HTMLElement | null | undefined {
  if (row === undefined) return undefined;
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const next = rows.find(({ dataset }) => dataset.row === row) ?? rows[index] ?? rows.at(-1);
  return next?.querySelector<HTMLElement>('[data-part~="proc-actions"] a');
}

/** What the element around it all listens with. Without a row to go on at, the head of the page takes the focus. */
export function useKeptFocus() {
  const place = useRef<Place>(undefined);
  useEffect(() => {
    if (!place.current || document.activeElement !== document.body) return;
    const successor = successorOf(place.current);
    place.current = undefined;
    if (successor) successor.focus({ preventScroll: true });
    else focusHeading();
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      place.current = placeOf(target);
    },
    // A removed element fires no event; a click outside needs no successor.
    onBlur: () => {
      place.current = undefined;
    },
  };
}
