/** Entry of GET /api/admin/overview. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { countByStatus } from '../../shared/domain/job.ts';
import { remembered } from '../indexes/job-catalog.ts';
import { sharedJobIndex } from '../indexes/job-index.ts';
import { sharedTalentIndex } from '../indexes/talent-index.ts';
import { httpHandler } from '../runtime/http.ts';
import { applicationStore } from '../stores/application-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { applicationsAtWork, hiredApplications } from './application-readings.ts';
import { getOverview } from './get-overview.ts';

export const uses = { reads: ['applications', 'employers', 'jobs', 'talents'] } as const satisfies Uses;

export const handler = httpHandler(routes.getOverview, uses, ({ tables }) => {
  const jobs = jobStore(tables.jobs);
  const talents = talentStore(tables.talents);
  const applications = applicationStore(tables.applications);
  const statuses = remembered(jobs, () => jobs.listStatuses());
  const deps = {
    applicationsSince: applications.listSince,
    atWorkSince: (time: string) => applicationsAtWork(applications, time),
    hired: () => hiredApplications(applications),
    countOfStage: applications.countStage,
    allEmployers: employerStore(tables.employers).all,
    // Counted in the indexes where there are some; a new container of AWS would read all talents and jobs to make them.
    jobsByStatus: async () => (await sharedJobIndex(jobs).countByStatusIfMade()) ?? countByStatus(await statuses()),
    countTalents: async () => (await sharedTalentIndex(talents).countIfMade()) ?? talents.count(),
    now: () => new Date().toISOString(),
  };
  return (input, actor) => getOverview(input, actor, deps);
});
