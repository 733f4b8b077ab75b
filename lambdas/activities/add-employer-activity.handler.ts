/** Entry of POST /api/admin/employers/{id}/activities. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { employerStore } from '../stores/employer-store.ts';
import { activityDeps } from './activity-deps.ts';
import { addActivity } from './add-activity.ts';
import { employerPeople } from './employer-people.ts';

export const uses = {
  changes: ['activities', 'employers', 'outbox'],
  audits: true,
  uploads: ['create-documents', 'erase-documents'],
  sendsMessages: true,
} as const satisfies Uses;

export const handler = httpHandler(routes.addEmployerActivity, uses, (granted) => {
  const deps = { ...activityDeps(granted), people: employerPeople(employerStore(granted.tables.employers)) };
  return (input, actor) => addActivity(input, actor, deps);
});
