/** Entry of GET /api/admin/employers/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import type { Application } from '../../shared/domain/application.ts';
import { readTrail } from '../audit/read-trail.ts';
import { remembered } from '../indexes/job-catalog.ts';
import { httpHandler } from '../runtime/http.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore } from '../stores/audit-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { getEmployer } from './get-employer.ts';

export const uses = { reads: ['applications', 'employers', 'jobs'], audits: true } as const satisfies Uses;

type Stage = Application['stage'];

const READ_AT_ONCE = 250;

export const handler = httpHandler(routes.getEmployer, uses, ({ tables }) => {
  const jobs = jobStore(tables.jobs);
  const applications = applicationStore(tables.applications);
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
  const deps = {
    employers: employerStore(tables.employers),
    allJobs: remembered(jobs, () => jobs.listAll()),
    stagesOf,
    noteRead: readTrail(auditStore(tables.audit)),
  };
  return (input, actor) => getEmployer(input, actor, deps);
});
