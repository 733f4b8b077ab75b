/** Entry of POST /api/admin/talents/{id}/activities. */
import { routes } from '../../shared/contract/routes.ts';
import { ses, smsVoice } from '../runtime/carrier-clients.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId, fingerprint, timeOrderedId } from '../runtime/ids.ts';
import { reportRefusal } from '../runtime/report-refusal.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { carrierFromEnvironment, organiserFromEnvironment } from '../stores/carrier.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { addActivity } from './add-activity.ts';
import { talentPeople } from './talent-people.ts';

export const handler = httpHandler(routes.addTalentActivity, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const stores = { activities: activityStore(client), outbox: outboxStore(client), uploads: uploadStore(s3()) };
  const sending = { carrier: carrierFromEnvironment({ ses, smsVoice }), organiser: organiserFromEnvironment() };
  const facts = { timeOrderedId, derivedId, fingerprint, now, onRefused: reportRefusal };
  const people = talentPeople({ talents: talentStore(client), applications: applicationStore(client) });
  const deps = { ...stores, ...sending, ...facts, people, audit: auditTo(auditStore(client), now) };
  return (input, actor) => addActivity(input, actor, deps);
});
