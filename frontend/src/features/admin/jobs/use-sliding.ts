/** Animates rows that change places; not for users who prefer reduced motion. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

const SLIDE_MS = 220;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

function movesLittle(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** `list` holds elements with `data-key`; `order` changes whenever their order may have. */
export function useSliding(list: RefObject<HTMLElement | null>, order: unknown): void {
  const places = useRef(new Map<string, number>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what moves the rows
  useLayoutEffect(() => {
    const before = places.current;
    const now = new Map<string, number>();
    const still = movesLittle();
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? []) {
      const key = row.dataset.key ?? '';
      // Where it stands in the layout, whatever slide it is still on.
      const top = row.offsetTop;
      now.set(key, top);
      const from = before.get(key);
      if (still || from === undefined || from === top || !row.animate) continue;
      row.animate([{ transform: `translateY(${from - top}px)` }, { transform: 'none' }], {
        duration: SLIDE_MS,
        easing: EASE,
      });
    }
    places.current = now;
  }, [list, order]);
}
