/** Entry of GET /api/admin/overview. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { applicationStore } from '../stores/application-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { remembered } from '../stores/job-catalog.ts';
import { jobStore } from '../stores/job-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { applicationsAtWork, hiredApplications } from './application-readings.ts';
import { getOverview } from './get-overview.ts';

export const handler = httpHandler(routes.getOverview, () => {
  const client = dynamodb();
  const jobs = jobStore(client);
  const applications = applicationStore(client);
  const deps = {
    applicationsSince: applications.listSince,
    atWorkSince: (time: string) => applicationsAtWork(applications, time),
    hired: () => hiredApplications(applications),
    countOfStage: applications.countStage,
    allJobs: remembered(jobs, () => jobs.listAll()),
    allEmployers: employerStore(client).all,
    countTalents: talentStore(client).count,
    now: () => new Date().toISOString(),
  };
  return (input, actor) => getOverview(input, actor, deps);
});
