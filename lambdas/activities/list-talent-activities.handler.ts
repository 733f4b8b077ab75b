/** Entry of GET /api/admin/talents/{id}/activities. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { activityStore } from '../stores/activity-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { listActivities } from './list-activities.ts';

export const handler = httpHandler(routes.listTalentActivities, () => {
  const talents = talentStore(dynamodb());
  const exists = async (id: string) => (await talents.get(id)) !== undefined;
  const deps = { people: { kind: 'talent' as const, exists }, activities: activityStore(dynamodb()) };
  return (input, actor) => listActivities(input, actor, deps);
});
