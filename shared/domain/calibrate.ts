/** Turns the weighted sum into a percentage and a grade that mean the same for every job. */
import { FITTED_KNOTS } from './fitted-shares.ts';
import type { Grade } from './match.ts';

type Knots = readonly (readonly [number, number])[];

/** Of version 1: knots that were felt, by which stored results of it are computed again. */
const FELT_KNOTS: Knots = [
  [0, 0],
  [0.15, 8],
  [0.3, 25],
  [0.45, 45],
  [0.6, 65],
  [0.75, 82],
  [0.9, 95],
  [1, 100],
];

/**
 * Percent 0..100, unrounded, of a weighted sum 0..1: of graded people with such a sum that many in a hundred were worth a call.
 * Monotone, piecewise linear and strictly increasing, so that it never changes an order. `version` is the engine's.
 */
export function calibrate(sum: number, version?: string): number {
  const knots = version === '1' ? FELT_KNOTS : FITTED_KNOTS;
  const bounded = Math.min(1, Math.max(0, sum));
  for (let at = 1; at < knots.length; at++) {
    const [left, low] = knots[at - 1] ?? [0, 0];
    const [right, high] = knots[at] ?? [1, 100];
    if (bounded <= right) return low + ((bounded - left) / (right - left)) * (high - low);
  }
  return 100;
}

/** Percents above which a demanded skill without proof costs, and the most that is then left: the top of a B. */
const SHORT_FROM = 70;
const SHORT_MOST = 84.4;

/**
 * The percent where a demanded skill is not proven in a dated role: unchanged up to 70, from there on pressed together
 * so that it stays a B at most. Strictly increasing as well, so that people who lack the same keep their order.
 */
export function unproven(percent: number): number {
  if (percent <= SHORT_FROM) return percent;
  return SHORT_FROM + ((percent - SHORT_FROM) * (SHORT_MOST - SHORT_FROM)) / (100 - SHORT_FROM);
}

/** Lowest whole percent of each grade; fixed, so that a B of today is a B of next year. */
const BOUNDS: readonly (readonly [Grade, number])[] = [
  ['A', 85],
  ['B', 70],
  ['C', 55],
  ['D', 40],
  ['E', 25],
];

/** The grade of a whole percent: A from 85, B from 70, C from 55, D from 40, E from 25, else F. */
export function gradeOf(percent: number): Grade {
  return BOUNDS.find(([, lowest]) => percent >= lowest)?.[0] ?? 'F';
}
