/** How much processor time of this thread a piece of work takes, and how that grows: busy neighbours do not count. */

/** The answer of `work` with the milliseconds of processor time that it took. */
export async function costOf<T>(work: () => T | Promise<T>): Promise<{ answer: T; milliseconds: number }> {
  const before = process.threadCpuUsage();
  const answer = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { answer, milliseconds: (user + system) / 1000 };
}

/** Below this, in milliseconds, a difference says nothing on a busy machine, and holds nobody up. */
const NOISE = 60;
/** Some systems count processor time in ticks of 4 ms: what took fewer than three of them is too coarse to compare. */
const COARSE = 12;

/**
 * The power of the size by which a cost grows: the slope of the line through the logarithms that fits best. 0 where even
 * the largest is too little work to tell.
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
