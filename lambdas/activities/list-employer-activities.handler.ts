/** Entry of GET /api/admin/employers/{id}/activities. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { readTrail } from '../audit/read-trail.ts';
import { httpHandler } from '../runtime/http.ts';
import { activityStore } from '../stores/activity-store.ts';
import { auditStore } from '../stores/audit-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { listActivities } from './list-activities.ts';

export const uses = { reads: ['activities', 'employers'], audits: true } as const satisfies Uses;

export const handler = httpHandler(routes.listEmployerActivities, uses, ({ tables }) => {
  const employers = employerStore(tables.employers);
  const exists = async (id: string) => (await employers.get(id)) !== undefined;
  const deps = {
    people: { kind: 'employer' as const, exists },
    activities: activityStore(tables.activities),
    noteRead: readTrail(auditStore(tables.audit)),
  };
  return (input, actor) => listActivities(input, actor, deps);
});
