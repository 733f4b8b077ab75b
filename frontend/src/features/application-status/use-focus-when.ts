/** Moves the focus to what has just appeared, when the pressed button is gone. */
import { useEffect, useRef } from 'react';

/** The element that takes the focus when `isTrue` becomes true while it is on screen, not when it begins that way. */
export function useFocusWhen<T extends HTMLElement>(isTrue: boolean) {
  const element = useRef<T>(null);
  const was = useRef(isTrue);
  useEffect(() => {
    if (isTrue && !was.current) element.current?.focus();
    was.current = isTrue;
  }, [isTrue]);
  return element;
}
