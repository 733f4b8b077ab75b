/** Entry of GET /api/admin/employers/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Application } from '../../shared/domain/application.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { applicationStore } from '../stores/application-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { remembered } from '../stores/job-catalog.ts';
import { jobStore } from '../stores/job-store.ts';
import { getEmployer } from './get-employer.ts';

type Stage = Application['stage'];

const READ_AT_ONCE = 250;

export const handler = httpHandler(routes.getEmployer, () => {
  const client = dynamodb();
  const jobs = jobStore(client);
  const applications = applicationStore(client);
  const stagesOf = async (jobId: string) => {
    const stages: Stage[] = [];
    let cursor: string | undefined;
    do {
      const page = await applications.list({ by: { jobId }, limit: READ_AT_ONCE, cursor });
      stages.push(...page.items.map(({ stage }) => stage));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return stages;
  };
  const deps = { employers: employerStore(client), allJobs: remembered(jobs, () => jobs.listAll()), stagesOf };
  return (input, actor) => getEmployer(input, actor, deps);
});
