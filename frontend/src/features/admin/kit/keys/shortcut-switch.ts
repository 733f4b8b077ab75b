/** Whether single-key shortcuts are on; users of speech input can switch them off. */
import { useSyncExternalStore } from 'react';

const OFF_KEY = 'encaje.admin-shortcuts-off';
const listeners = new Set<() => void>();

/** On by default; the setting is stored in this browser. */
export function shortcutsAreOn(): boolean {
  return localStorage.getItem(OFF_KEY) !== 'yes';
}

export function switchShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(OFF_KEY);
  else localStorage.setItem(OFF_KEY, 'yes');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useShortcutsAreOn(): boolean {
  return useSyncExternalStore(subscribe, shortcutsAreOn);
}

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** Whether a key pressed here is meant as a shortcut: never while typing, in a dialog, or with another key held. */
export function meansShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  if (event.target instanceof Element && event.target.closest(TYPING)) return false;
  return document.querySelector('dialog[open]') === null && shortcutsAreOn();
}
