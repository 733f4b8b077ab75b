/** Messages and requests of public forms in memory: written once under their id, as the real stores do. */

/** A store of records with their key under `keyName`; `rows` is what is stored. */
export function fakeOnce<K extends string, T extends Record<K, string>>(keyName: K) {
  const rows = new Map<string, T>();
  return {
    rows,
    get: async (id: string) => rows.get(id),
    insert: async (record: T) => {
      // Later, so that callers at once really interleave.
      await Promise.resolve();
      if (rows.has(record[keyName])) return false;
      rows.set(record[keyName], record);
      return true;
    },
  };
}
