/** How the work of reading a text grows with its length, told by this thread's own processor time: busy neighbours do not count. */

const ROUNDS = 2;
/** Below this, in microseconds, a difference says nothing. */
const NOISE = 15_000;

/** The least processor time of a few rounds, microseconds. */
function workOf(act: () => void): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.threadCpuUsage();
    act();
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  });
  return Math.min(...rounds);
}

/**
 * How many times the work of `act` on half of a text goes into that on the whole: about 2 where it grows with the
 * length, 4 where it grows with its square. 1 where it is too little to tell.
 */
export function growth(text: string, act: (text: string) => void): number {
  const half = workOf(() => act(text.slice(0, text.length / 2)));
  const whole = workOf(() => act(text));
  return whole < NOISE ? 1 : whole / Math.max(half, NOISE / 4);
}
