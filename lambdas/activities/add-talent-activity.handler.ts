/** Entry of POST /api/admin/talents/{id}/activities. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { applicationStore } from '../stores/application-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { activityDeps } from './activity-deps.ts';
import { addActivity } from './add-activity.ts';
import { talentPeople } from './talent-people.ts';

export const uses = {
  reads: ['applications', 'talents'],
  changes: ['activities', 'outbox'],
  audits: true,
  uploads: ['create-documents', 'erase-documents'],
  sendsMessages: true,
} as const satisfies Uses;

export const handler = httpHandler(routes.addTalentActivity, uses, (granted) => {
  const { talents, applications } = granted.tables;
  const people = talentPeople({ talents: talentStore(talents), applications: applicationStore(applications) });
  const deps = { ...activityDeps(granted), people };
  return (input, actor) => addActivity(input, actor, deps);
});
