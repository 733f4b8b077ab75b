/** Creates a value on first use and keeps it, unless creation failed: then the next use retries. */

/** The promise of what `make` makes, the same for all who ask while it is being made and ever after. */
export function wiredOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
