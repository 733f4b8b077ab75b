/** What rounds over files share: each handles a bounded part, and one bad file does not block the others. */
import { inParallel } from '../runtime/in-parallel.ts';

/** Looked up by the hundred or a few at once, this many take a few seconds. */
export const LOOKED_AT_PER_ROUND = 2_000;

export interface Found {
  found: number;
  /** Could not be looked at, or not be asked for; the log says which. */
  failed: number;
}

export interface OnFailure {
  /** Reports what failed by the application's id: a key may be called after its person. */
  onFailure(applicationId: string, error: unknown): void;
}

/** Does the same with each, a few at once, where `act` returns whether it found something; failures are reported and counted. */
export async function withEach<T>(
  items: readonly T[],
  atOnce: number,
  { idOf, act, onFailure }: { idOf(item: T): string; act(item: T): Promise<boolean> } & OnFailure,
): Promise<Found> {
  const result = { found: 0, failed: 0 };
  await inParallel(items, atOnce, async (item) => {
    try {
      if (await act(item)) result.found += 1;
    } catch (error) {
      onFailure(idOf(item), error);
      result.failed += 1;
    }
  });
  return result;
}

/** The first `count` of what comes after `skip` others. */
export async function firstOf<T>(items: AsyncIterable<T>, count: number, skip = 0): Promise<T[]> {
  const first: T[] = [];
  let passed = 0;
  for await (const item of items) {
    passed += 1;
    if (passed > skip) first.push(item);
    if (first.length === count) break;
  }
  return first;
}
