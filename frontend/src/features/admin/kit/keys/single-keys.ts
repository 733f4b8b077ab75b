/** Single-key shortcuts, active while the component that registers them is on screen. */
import { useLayoutEffect, useRef } from 'react';
import { meansShortcut } from './shortcut-switch.ts';

/** Calls the entry of `keys` under the pressed key: `j`, or `X` with Shift. */
export function useSingleKeys(keys: Readonly<Record<string, () => void>>, isEnabled = true): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    if (!isEnabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const act = latest.current[event.key];
      if (!act || !meansShortcut(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEnabled]);
}
