/** How much processor time of this thread a piece of work takes, and how that grows: busy neighbours do not count. */

/** The answer of `work` with the milliseconds of processor time that it took. */
export async function costOf<T>(work: () => T | Promise<T>): Promise<{ answer: T; milliseconds: number }> {
  const before = process.threadCpuUsage();
  const answer = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { answer, milliseconds: (user + system) / 1000 };
}

/** What the reference work takes on a quiet machine of the kind that `docs/measured.md` names, in milliseconds of processor time. */
const REFERENCE_MS = 50;
const REFERENCE_LINES = 6_000;
const REFERENCE_ROUNDS = 13;
const REFERENCE_TEXT = Array.from(
  { length: REFERENCE_LINES },
  (_, at) => `${at % 97} lines of work, since 20${at % 30}`,
);

/**
 * How slow this machine is at this moment: 1 on a quiet one, 2 where neighbours on the same core make work take twice its
 * time. By work of the kind that reading does, which is always the same: splitting, matching and counting words.
 */
export function slowness(): number {
  const before = process.threadCpuUsage();
  for (let round = 0; round < REFERENCE_ROUNDS; round += 1) {
    const counts = new Map<string, number>();
    for (const line of REFERENCE_TEXT)
      for (const word of line.match(/\p{L}+|\d+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / REFERENCE_MS;
}

/** Below this, in milliseconds, a difference says nothing on a busy machine, and holds nobody up. */
const NOISE = 60;
/** Some systems count processor time in ticks of 4 ms: what took fewer than three of them is too coarse to compare. */
const COARSE = 12;

/**
 * The power of the size by which a cost grows: the slope of the line through the logarithms that fits best. 0 where even
 * the largest is too little work to measure.
 */
export function exponentOf(costs: readonly { size: number; milliseconds: number }[]): number {
  if (costs.every(({ milliseconds }) => milliseconds < NOISE)) return 0;
  const points = costs.map(
    ({ size, milliseconds }) => [Math.log(size), Math.log(Math.max(milliseconds, COARSE))] as const,
  );
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const above = points.reduce((sum, [size, cost]) => sum + (size - x) * (cost - y), 0);
  return above / points.reduce((sum, [size]) => sum + (size - x) ** 2, 0);
}
