/** Entry of GET /api/admin/employers/{id}/activities. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { activityStore } from '../stores/activity-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { listActivities } from './list-activities.ts';

export const uses = { reads: ['activities', 'employers'] } as const satisfies Uses;

export const handler = httpHandler(routes.listEmployerActivities, uses, ({ tables }) => {
  const employers = employerStore(tables.employers);
  const exists = async (id: string) => (await employers.get(id)) !== undefined;
  const deps = { people: { kind: 'employer' as const, exists }, activities: activityStore(tables.activities) };
  return (input, actor) => listActivities(input, actor, deps);
});
