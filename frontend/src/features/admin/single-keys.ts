/** Shortcuts of a single key: never while somebody types or answers a question, and off for whoever turned them off. */
import { useEffect, useRef } from 'react';

const OFF_KEY = 'encaje.single-keys-off';

/** Whether shortcuts without Ctrl or Cmd work on this device (WCAG 2.1.4 asks for a way to turn them off). */
export function singleKeysAreOn(): boolean {
  return localStorage.getItem(OFF_KEY) === null;
}

export function turnSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(OFF_KEY);
  else localStorage.setItem(OFF_KEY, 'yes');
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio';
  return target.isContentEditable || target.matches('textarea, select');
}

/** Calls the entry of `keys` under the pressed key (`j`, `?`, `X` with Shift). */
export function useSingleKeys(keys: Readonly<Record<string, () => void>>, isEnabled = true): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isEnabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      const act = latest.current[event.key];
      if (!act || !singleKeysAreOn() || document.querySelector('dialog[open], [aria-modal="true"]')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEnabled]);
}
