/** Compares the pay of jobs across pay periods. */
import type { Job } from './job.ts';

/** Hours and months of a full-time year, to compare pay given for other periods: 52 weeks of 40 hours. */
const PERIODS_PER_YEAR = { year: 1, month: 12, hour: 2080 } as const;

/**
 * The most that a full-time year can pay, in the job's own currency: of 12 months or 2,080 hours, by its upper bound, else
 * by its lower one; `null` where no pay is stated.
 */
export function yearlyPay(job: Pick<Job, 'salaryMin' | 'salaryMax' | 'salaryPeriod'>): number | null {
  const top = job.salaryMax ?? job.salaryMin;
  return top === null ? null : top * PERIODS_PER_YEAR[job.salaryPeriod];
}

/** Whether a year's pay can reach the wish; jobs without a stated pay cannot be said to. */
export function paysAtLeast(job: Parameters<typeof yearlyPay>[0], perYear: number): boolean {
  return (yearlyPay(job) ?? Number.NEGATIVE_INFINITY) >= perYear;
}
