/** The panel's single keys: which there are, and what each does. */
import { useLayoutEffect } from 'react';
import { meansShortcut } from './shortcut-switch.ts';

/** How long `g` waits for the letter of a screen. */
const PREFIX_MS = 1500;

/** `g` and then a letter. */
export const GO_KEYS = {
  o: '/admin-panel',
  a: '/admin-panel/applications',
  t: '/admin-panel/talents',
  e: '/admin-panel/employers',
  j: '/admin-panel/jobs',
  v: '/admin-panel/evaluate',
  u: '/admin-panel/outbox',
} as const;
export const NEW_JOB = '/admin-panel/jobs/new';

export interface ShortcutActions {
  go: (path: string) => void;
  openPalette: () => void;
  openList: () => void;
}

/** Whether this device calls its command key so. */
export function hasCommandKey(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

function focusSearch(): void {
  document
    .querySelector<HTMLInputElement>(
      '[data-part~="admin-screen"] input[type="search"], [data-part~="admin-screen"] .amplify-searchfield input',
    )
    ?.focus();
}

function actionOf(key: string, actions: ShortcutActions): (() => void) | undefined {
  if (key === 'n') return () => actions.go(NEW_JOB);
  if (key === '/') return focusSearch;
  return key === '?' ? actions.openList : undefined;
}

function take(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Listens before anything on the page does; answers how to stop. */
function listen(actions: ShortcutActions): () => void {
  let prefixedUntil = 0;
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
      take(event);
      if (!document.querySelector('dialog[open]')) actions.openPalette();
      return;
    }
    if (!meansShortcut(event)) return;
    const target = Date.now() < prefixedUntil ? GO_KEYS[event.key as keyof typeof GO_KEYS] : undefined;
    prefixedUntil = event.key === 'g' ? Date.now() + PREFIX_MS : 0;
    const action = target === undefined ? actionOf(event.key, actions) : () => actions.go(target);
    if (!action) return;
    take(event);
    action();
  };
  window.addEventListener('keydown', onKey, { capture: true });
  return () => window.removeEventListener('keydown', onKey, { capture: true });
}

/** From the moment the panel is drawn, so that no key is lost. `actions` has to stay the same while nothing about it changes. */
export function useShortcuts(actions: ShortcutActions): void {
  useLayoutEffect(() => listen(actions), [actions]);
}
