/** Converts sums of weights to probabilities. */

/** Probabilities that sum to 1, each in proportion to the exponential of its sum; large sums do not overflow. */
export function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / total);
}
