/** Entry of GET /api/admin/employers/{id}/activities. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { activityStore } from '../stores/activity-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { listActivities } from './list-activities.ts';

export const handler = httpHandler(routes.listEmployerActivities, () => {
  const employers = employerStore(dynamodb());
  const exists = async (id: string) => (await employers.get(id)) !== undefined;
  const deps = { people: { kind: 'employer' as const, exists }, activities: activityStore(dynamodb()) };
  return (input, actor) => listActivities(input, actor, deps);
});
