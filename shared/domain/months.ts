/** Counts months over merged intervals, so that parallel jobs do not count twice. */

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

/** The `YYYY-MM` of a month number; the other way of `monthNumber`. */
export function monthOf(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}

/** The union of intervals in order; those that end before they begin are left out. */
export function mergedIntervals(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals.filter(({ from, to }) => to > from).sort((a, b) => a.from - b.from);
  const merged: Interval[] = [];
  for (const { from, to } of sorted) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

/**
 * Months covered by at least one interval. Two jobs held at once count once. Intervals that end before they begin count
 * nothing.
 */
export function mergedMonths(intervals: readonly Interval[]): number {
  return mergedIntervals(intervals).reduce((total, { from, to }) => total + to - from, 0);
}
