/** A list's state as its address says it: filters, order and search survive reloads and can be sent to a colleague. */
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export type Order = 'asc' | 'desc';

/** Writes values of the address; an empty one leaves it. `replace` for what is typed, so that going back leaves the list. */
export function useSetAddress(): (values: Record<string, string>, how?: { replace: boolean }) => void {
  const [, setParams] = useSearchParams();
  return useCallback(
    (values, how) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      }, how),
    [setParams],
  );
}

/** One value of the address, if it is among those allowed. */
export function useAddressChoice<T extends string>(name: string, allowed: readonly T[]): T | undefined {
  const [params] = useSearchParams();
  const value = params.get(name);
  return allowed.find((one) => one === value);
}

/** The part of the address that is the list's own, with its question mark; empty where the list is as it comes. */
export function useListAddress(names: readonly string[]): string {
  const [params] = useSearchParams();
  const kept = names.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  const search = new URLSearchParams(kept).toString();
  return search && `?${search}`;
}

/** By what the list is sorted, for its query; nothing where the address asks for no order, or one that does not exist. */
export function useSort<S extends string>(sorts: readonly S[]): { sort?: S; order?: Order } {
  const sort = useAddressChoice('sort', sorts);
  const order = useAddressChoice('order', ['asc', 'desc']);
  return sort ? { sort, order } : {};
}
