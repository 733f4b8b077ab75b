/** Counts months, so that years of experience come from merged intervals and never twice from parallel jobs. */

/** Half-open interval of month numbers, see `monthNumber`. */
export interface Interval {
  from: number;
  to: number;
}

/** Months since year 0 of a `YYYY-MM`; NaN for anything else, so that a broken date is noticed and not read as zero. */
export function monthNumber(month: string): number {
  const found = /^(\d{4})-(\d{2})$/.exec(month);
  return found ? Number(found[1]) * 12 + Number(found[2]) - 1 : Number.NaN;
}

/**
 * Months covered by at least one interval. Two jobs held at once count once: the union of intervals, found by sorting
 * by start and sweeping. Intervals that end before they begin count nothing.
 */
export function mergedMonths(intervals: readonly Interval[]): number {
  const sorted = intervals.filter(({ from, to }) => to > from).sort((a, b) => a.from - b.from);
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of sorted) {
    total += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return total;
}
