/**
 * Fits the share of each family of criteria to graded pairs: of two people for one ad the one with the better grade should come
 * first. A loss over pairs (RankNet, Burges 2005) with the shares held near those in use; small steps, the same each time.
 */
import { CRITERION_FAMILIES } from '../../shared/domain/job-criteria.ts';
import { UNCLEAR_MOST } from '../../shared/domain/weighing.ts';
import type { Weights } from '../../shared/domain/weights.ts';
import type { Field } from './graded.ts';

export const FAMILIES = CRITERION_FAMILIES;

/** Of one pair, by family: the score of what has an answer, the part that has one, and whether the ad asks at all. */
export interface Sums {
  score: number[];
  clear: number[];
  there: number[];
}

/** The engine's weighted sum (`shared/domain/weighing.ts`). */
export function weightedSum({ score, clear, there }: Sums, shares: readonly number[]): number {
  let [sum, known, all] = [0, 0, 0];
  for (let at = 0; at < shares.length; at += 1) {
    const share = (shares[at] ?? 0) * (there[at] ?? 0);
    sum += share * (score[at] ?? 0);
    known += share * (clear[at] ?? 0);
    all += share;
  }
  if (all === 0 || known === 0) return 0;
  return sum / all + (1 - known / all) * Math.min(UNCLEAR_MOST, sum / known);
}

/** Two people of one ad, the better first, and how much it matters. */
interface Order {
  better: Sums;
  worse: Sums;
  weight: number;
}

/** What kinds of fields count; labels are crude and contrast pairs far from the margin. */
const KIND_COUNTS: Record<string, number> = { 'category labels': 0.5, 'contrast pairs': 0.5 };

/** Every ad counts alike within its kind, and the pairs of an ad by how far their grades are apart. */
export function ordersOf(fields: readonly Field[]): Order[] {
  const ofKind = new Map<string, number>();
  for (const { kind } of fields) ofKind.set(kind, (ofKind.get(kind) ?? 0) + 1);
  return fields.flatMap(({ kind, rows, grades }) => {
    const orders: Order[] = [];
    for (const [at, better] of rows.entries())
      for (const [other, worse] of rows.entries()) {
        const weight = 2 ** (grades[at] ?? 0) - 2 ** (grades[other] ?? 0);
        if (weight > 0) orders.push({ better, worse, weight });
      }
    const total = orders.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const counts = (KIND_COUNTS[kind] ?? 1) / (ofKind.get(kind) ?? 1);
    return orders.map((order) => ({ ...order, weight: (order.weight * counts) / total }));
  });
}

/** Difference of two sums at which an order is all but sure. */
const SURE = 0.04;
/** What leaving the shares in use costs, squared in logarithms. */
const NEARNESS = 0.02;

function lossOf(
  orders: readonly Order[],
  shares: readonly number[],
  logs: readonly number[],
  used: readonly number[],
): number {
  let loss = 0;
  for (const { better, worse, weight } of orders) {
    const apart = (weightedSum(better, shares) - weightedSum(worse, shares)) / SURE;
    loss += weight * (apart > 30 ? 0 : Math.log1p(Math.exp(-apart)));
  }
  return logs.reduce((sum, log, at) => sum + NEARNESS * (log - (used[at] ?? 0)) ** 2, loss);
}

const STEPS = [0.3, 0.1, 0.03, 0.01];
/**
 * Families that keep the share in use: among people whom several systems find, hardly anybody is graded by years or a licence alone,
 * so graded pairs would have them count next to nothing; of two who differ in nothing else, they decide.
 */
const HELD: readonly (typeof FAMILIES)[number][] = ['experience', 'licence'];

/** Shares that add up to 1, the held ones as they are. */
function normalised(logs: readonly number[], from: Weights): number[] {
  const isHeld = (at: number) => HELD.some((family) => family === FAMILIES[at]);
  const shares = logs.map(Math.exp);
  const rest = shares.reduce((sum, share, at) => (isHeld(at) ? sum : sum + share), 0);
  const held = HELD.reduce((sum, family) => sum + from[family], 0);
  return shares.map((share, at) => (isHeld(at) ? share : (share * (1 - held)) / rest));
}

/** Goes from the shares in use along one family after the other for as long as that helps, in ever smaller steps. */
export function fittedShares(orders: readonly Order[], from: Weights): number[] {
  const used = FAMILIES.map((family) => Math.log(from[family]));
  const lossAt = (logs: readonly number[]) => lossOf(orders, normalised(logs, from), logs, used);
  const moving = [...FAMILIES.keys()].filter((at) => !HELD.some((family) => family === FAMILIES[at]));
  let logs = [...used];
  let loss = lossAt(logs);
  for (const step of STEPS)
    for (let isBetter = true; isBetter; ) {
      isBetter = false;
      for (const at of moving)
        for (const move of [step, -step]) {
          const tried = logs.map((log, place) => (place === at ? log + move : log));
          const found = lossAt(tried);
          if (found < loss) [logs, loss, isBetter] = [tried, found, true];
        }
    }
  return normalised(logs, from);
}
