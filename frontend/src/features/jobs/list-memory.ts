/** Remembers a list's state while a job is open, so that going back restores place and focus. */
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Heights of the contents of the list's pages as last laid out, in pixels, by the id of their first job. */
const heights = new Map<string, number>();
/** The address behind the link that was followed last. */
let followed: string | undefined;

function contentHeight(element: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(element);
  return element.getBoundingClientRect().height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
}

/**
 * The style that gives a page of the list its old height before the browser has laid out what is far off screen: with an
 * estimate instead, the place one left would show other jobs.
 */
export function useRememberedHeight(ref: RefObject<HTMLElement | null>, firstJobId: string) {
  const [height] = useState(() => heights.get(firstJobId));
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element) heights.set(firstJobId, contentHeight(element));
    };
  }, [ref, firstJobId]);
  return height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` };
}

/** Notes which link in the list was followed. */
export function noteFollowed(target: EventTarget): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link) followed = link.getAttribute('href') ?? undefined;
}

/** Gives the focus back to the link that one followed, when one comes back by the browser's own way. */
export function useReturnToFollowed(list: RefObject<HTMLElement | null>): void {
  const navigation = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page comes back
  useEffect(() => {
    if (navigation !== 'POP' || followed === undefined) return;
    list.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(followed)}"]`)?.focus({ preventScroll: true });
    followed = undefined;
  }, []);
}
