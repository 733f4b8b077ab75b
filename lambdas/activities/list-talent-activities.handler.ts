/** Entry of GET /api/admin/talents/{id}/activities. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { readTrail } from '../audit/read-trail.ts';
import { httpHandler } from '../runtime/http.ts';
import { activityStore } from '../stores/activity-store.ts';
import { auditStore } from '../stores/audit-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { listActivities } from './list-activities.ts';

export const uses = { reads: ['activities', 'talents'], audits: true } as const satisfies Uses;

export const handler = httpHandler(routes.listTalentActivities, uses, ({ tables }) => {
  const talents = talentStore(tables.talents);
  const exists = async (id: string) => (await talents.get(id)) !== undefined;
  const deps = {
    people: { kind: 'talent' as const, exists },
    activities: activityStore(tables.activities),
    noteRead: readTrail(auditStore(tables.audit)),
  };
  return (input, actor) => listActivities(input, actor, deps);
});
