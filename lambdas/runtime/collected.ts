/** Collects an async iterable into an array. */

/** The items of a generator in an array. */
export async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
