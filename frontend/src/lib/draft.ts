/** What is being typed into a form, kept in this tab of this device until it has been sent: a reload loses nothing. */
import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

const keyOf = (name: string) => `encaje.draft.${name}`;

/** What was kept under a name; `undefined` when nothing was, or nothing that can be read. */
export function readDraft<T extends object>(name: string): Partial<T> | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(name)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<T>) : undefined;
  } catch {
    // A browser may forbid storage, and a person may edit it; the form then starts empty.
    return undefined;
  }
}

export function writeDraft(name: string, values: object): void {
  try {
    window.sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // Forbidden or full: what was typed then lasts as long as the page.
  }
}

export function clearDraft(name: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(name));
  } catch {
    // See above.
  }
}

/** Puts what was kept back into `fields`, except where something stands already, and keeps them from then on. */
export function useDraft<V extends FieldValues, C, O extends FieldValues | undefined>(
  { getValues, setValue, watch }: Pick<UseFormReturn<V, C, O>, 'getValues' | 'setValue' | 'watch'>,
  name: string,
  fields: readonly Path<V>[],
): void {
  useEffect(() => {
    const kept = readDraft<Record<string, unknown>>(name) ?? {};
    for (const field of fields) {
      const value = kept[field];
      if (value !== undefined && value !== null && !getValues(field)) setValue(field, value as PathValue<V, Path<V>>);
    }
    const { unsubscribe } = watch((_values, { name: changed }) => {
      // Only what a person changes is worth keeping, not what is put back or emptied.
      if (changed === undefined) return;
      writeDraft(name, Object.fromEntries(fields.map((field) => [field, getValues(field)])));
    });
    return unsubscribe;
  }, [getValues, setValue, watch, name, fields]);
}
