/** How the work of reading a text grows with its length, measured by this thread's own processor time: other processes do not count. */

const ROUNDS = 2;
const PARTS = 8;
/** Below this, in microseconds, a difference says nothing. */
const NOISE = 20_000;

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
 * By which power of the length the work of `act` grows: about 1 where it grows with the length, 2 where with its
 * square, measured between an eighth of a text and the whole. 0 where the whole is too little work to measure.
 */
export function growth(text: string, act: (text: string) => void): number {
  const part = workOf(() => act(text.slice(0, text.length / PARTS)));
  const whole = workOf(() => act(text));
  return whole < NOISE ? 0 : Math.log(whole / Math.max(part, NOISE / PARTS)) / Math.log(PARTS);
}
