/** The indexes of talents, jobs and applications and the forms of readings as the product has them, in files that are nowhere. */
import { type ApplicationSource, applicationIndex } from '../../lambdas/indexes/application-index.ts';
import { type JobIndexDeps, jobIndex } from '../../lambdas/indexes/job-index.ts';
import { rankingForms } from '../../lambdas/indexes/ranking-forms.ts';
import { talentIndex } from '../../lambdas/indexes/talent-index.ts';
import type { TalentStore } from '../../lambdas/stores/talent-store.ts';
import type { Job } from '../../shared/domain/job.ts';
import { START } from '../lambdas/records.ts';
import { type Clock, clockAt, fakeJobs } from './fakes.ts';

/** Both over a store of talents, by its clock. */
export function indexInMemory(talents: Pick<TalentStore, 'everyone' | 'all' | 'changedSince'>, clock: Clock) {
  const index = talentIndex({ talents, path: ':memory:', now: () => Date.parse(clock.now()) });
  return { index, forms: rankingForms(':memory:') };
}

/** The index of jobs over a store of them, by its clock. */
export function jobIndexInMemory(jobs: JobIndexDeps['jobs'], clock: Clock) {
  return jobIndex({ jobs, paths: { all: ':memory:', open: ':memory:' }, now: () => Date.parse(clock.now()) });
}

/** The index of these jobs, which stay as they are. */
export function indexOfJobs(...records: Job[]) {
  const clock = clockAt(START);
  return jobIndexInMemory(fakeJobs(clock, ...records), clock);
}

/** The index of applications over a store of them, by its clock. */
export function applicationIndexInMemory(applications: ApplicationSource, clock: Clock) {
  return applicationIndex({ applications, path: ':memory:', now: () => Date.parse(clock.now()) });
}
