/** Runs work over many items with limited concurrency. */

/** Nothing more is begun once one of them has failed; that failure is thrown. */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  act: (item: T) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < items.length; from += atOnce) {
    await Promise.all(items.slice(from, from + atOnce).map(act));
  }
}
