/** Walking a list by keyboard: j and k move the focus from row to row, arrows too once it is there, x selects, Enter opens. */
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useSingleKeys } from '../keys/single-keys.ts';
import type { RowWindow } from './row-window.ts';

function focusRow(row: Element): void {
  const target =
    row.querySelector<HTMLElement>('th a, th button') ?? row.querySelector<HTMLElement>('a, button, input');
  target?.focus({ preventScroll: true });
  row.scrollIntoView?.({ block: 'nearest' });
}

const ARROWS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
/** Has arrows of its own. */
const OWN_ARROWS = 'select, textarea, input:not([type="checkbox"]), [role="menu"], [role="listbox"]';

interface RowKeys {
  body: RefObject<HTMLTableSectionElement | null>;
  count: number;
  rowWindow: RowWindow;
  /** Selects the row at this index, or no longer; with `isRange` all from the last one selected. */
  select: ((index: number, isRange: boolean) => void) | undefined;
  clear: (() => void) | undefined;
  isEnabled: boolean;
}

/** Moves the focus by rows; `current` is the row that has it, or had it last. */
function useRowFocus({ body, count, rowWindow }: Pick<RowKeys, 'body' | 'count' | 'rowWindow'>) {
  const current = useRef(-1);
  const wanted = useRef<number | null>(null);
  const rowAt = (index: number) => body.current?.querySelector(`[data-index="${index}"]`);
  // A row far away is in the page only after the list has been scrolled to it.
  useEffect(() => {
    const row = wanted.current === null ? undefined : rowAt(wanted.current);
    if (!row) return;
    wanted.current = null;
    focusRow(row);
  });
  const move = (step: number) => {
    const next = Math.min(Math.max(current.current + step, 0), count - 1);
    if (next < 0) return;
    current.current = next;
    const row = rowAt(next);
    if (row) return focusRow(row);
    wanted.current = next;
    rowWindow.bringNear(next);
  };
  return { current, move };
}

/** Returns the props by which the body tracks the focused row. */
export function useRowKeys({ select, clear, isEnabled, ...rows }: RowKeys) {
  const { current, move } = useRowFocus(rows);
  const isSomewhere = () => current.current >= 0 && current.current < rows.count;
  useSingleKeys(
    {
      j: () => move(1),
      k: () => move(-1),
      ...(select && {
        x: () => isSomewhere() && select(current.current, false),
        X: () => isSomewhere() && select(current.current, true),
      }),
      ...(clear && { Escape: clear }),
    },
    isEnabled,
  );
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const index = target.closest('[data-index]')?.getAttribute('data-index');
      if (index) current.current = Number(index);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = ARROWS[event.key];
      const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (step === undefined || altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(OWN_ARROWS)) return;
      event.preventDefault();
      move(step);
    },
  };
}
