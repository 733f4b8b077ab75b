/** Sorts jobs in the order a recruiter requests. */
import type { JOB_SORTS } from '../../shared/contract/admin-jobs.ts';
import { JOB_STATUSES, REMOTE_POLICIES } from '../../shared/domain/job-choices.ts';
import { yearlyPay } from '../../shared/domain/job-pay.ts';
import type { ListedJob } from './job-rows.ts';

type Sort = (typeof JOB_SORTS)[number];
type Order = 'asc' | 'desc';
/** As much of a job as any of the columns compares. */
type Job = ListedJob;

// Accents and case aside, and `Turno 2` before `Turno 10`.
const ALPHABET = new Intl.Collator('es', { sensitivity: 'base', numeric: true });
const byText = (text: (job: Job) => string) => (a: Job, b: Job) => ALPHABET.compare(text(a), text(b));
const byNumber = (number: (job: Job) => number) => (a: Job, b: Job) => number(a) - number(b);
const byTime = (a: Job, b: Job) => (a.updatedAt < b.updatedAt ? -1 : Number(a.updatedAt > b.updatedAt));

/** The order in which each column is first shown: what is new, well paid or public is looked for, names are looked up. */
const ASCENDING: Record<Sort, { compare: (a: Job, b: Job) => number; first: Order }> = {
  updatedAt: { compare: byTime, first: 'desc' },
  title: { compare: byText((job) => job.title), first: 'asc' },
  company: { compare: byText((job) => job.company), first: 'asc' },
  location: { compare: byText((job) => job.location), first: 'asc' },
  remotePolicy: { compare: byNumber((job) => REMOTE_POLICIES.indexOf(job.remotePolicy)), first: 'asc' },
  salary: { compare: byNumber((job) => yearlyPay(job) ?? 0), first: 'desc' },
  status: { compare: byNumber((job) => JOB_STATUSES.indexOf(job.status)), first: 'asc' },
  public: { compare: byNumber((job) => Number(job.public)), first: 'desc' },
};

/**
 * Without `order` as suits what it is sorted by; equal ones last changed first. Salaries compare by their figures for a
 * year, whatever the currency, since rates of exchange would make the order change by itself; jobs without a stated pay
 * come last either way.
 */
export function sortedJobs<T extends { job: ListedJob }>(jobs: readonly T[], sort: Sort, order?: Order): T[] {
  const { compare, first } = ASCENDING[sort];
  const sign = (order ?? first) === 'asc' ? 1 : -1;
  const unpaid = (job: Job) => Number(sort === 'salary' && yearlyPay(job) === null);
  const byId = (a: Job, b: Job) => (a.jobId < b.jobId ? -1 : 1);
  return jobs.toSorted(
    ({ job: a }, { job: b }) => unpaid(a) - unpaid(b) || sign * compare(a, b) || byTime(b, a) || byId(a, b),
  );
}
