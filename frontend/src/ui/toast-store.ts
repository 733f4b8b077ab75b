/** The one toast on screen: a new one replaces the last. */
import { useSyncExternalStore } from 'react';

/** How long a toast stays unless someone is reading it, in milliseconds. */
export const TOAST_MS = 5000;

export interface Toast {
  id: string;
  title: string;
  description?: string;
  action?: { label: string; onPress: () => void };
  variant: 'default' | 'destructive';
  /** The same words take the focus in their place, which announces them: the toast only shows them. */
  isSaidElsewhere?: boolean;
}

let current: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast, replacing the one on screen; answers its id. */
export function showToast(toast: Omit<Toast, 'id' | 'variant'> & Partial<Pick<Toast, 'id' | 'variant'>>): string {
  const id = toast.id ?? `toast-${++count}`;
  set({ variant: 'default', ...toast, id });
  return id;
}

/** Takes a toast away; one that was replaced meanwhile is left alone. */
export function dismissToast(id: string): void {
  if (current?.id === id) set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast on screen; `null` on the server. */
export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
