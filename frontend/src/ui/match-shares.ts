/** What each criterion adds to the percent of a match and what it leaves missing, so that the parts make a hundred. */
import type { Criterion, Match } from '../../../shared/domain/match.ts';

type Shared = Pick<Criterion, 'id' | 'label' | 'importance' | 'verdict' | 'weight' | 'score'>;

/** Points of a hundred. */
export interface Share<C extends Shared = Criterion> {
  criterion: C;
  gained: number;
  lacking: number;
}

/**
 * The percent is a curve over the weighted sum (`shared/domain/calibrate.ts`), so no criterion has points of its own: what was
 * reached is parted in proportion to weight x score, and what is missing to weight x (1 - score).
 */
export function sharesOf<C extends Shared>({
  criteria,
  percent,
}: Pick<Match, 'percent'> & { criteria: readonly C[] }): Share<C>[] {
  const reached = criteria.reduce((sum, { weight, score }) => sum + weight * score, 0);
  const open = criteria.reduce((sum, { weight, score }) => sum + weight * (1 - score), 0);
  return criteria.map((criterion) => ({
    criterion,
    gained: reached > 0 ? (percent * criterion.weight * criterion.score) / reached : 0,
    lacking: open > 0 ? ((100 - percent) * criterion.weight * (1 - criterion.score)) / open : 0,
  }));
}

/** Whole numbers near `values` with their sum: the largest remainders are rounded up (Hamilton's method). */
export function wholeNumbers(values: readonly number[]): number[] {
  const whole = values.map(Math.floor);
  const left = Math.round(values.reduce((sum, value) => sum + value, 0)) - whole.reduce((sum, value) => sum + value, 0);
  const byRemainder = values.map((value, at) => [value - Math.floor(value), at] as const).sort(([a], [b]) => b - a);
  for (const [, at] of byRemainder.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}
