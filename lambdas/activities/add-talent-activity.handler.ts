/** Entry of POST /api/admin/talents/{id}/activities. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { carrierFromEnvironment, organiserFromEnvironment } from '../outbox/carrier.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId, fingerprint, timeOrderedId } from '../runtime/ids.ts';
import { reportRefusal } from '../runtime/report-refusal.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { addActivity } from './add-activity.ts';
import { talentPeople } from './talent-people.ts';

export const uses = {
  reads: ['applications', 'talents'],
  changes: ['activities', 'outbox'],
  audits: true,
  uploads: ['create-documents', 'erase-documents'],
  sendsMessages: true,
} as const satisfies Uses;

export const handler = httpHandler(routes.addTalentActivity, uses, ({ carriers, tables, uploads }) => {
  const now = () => new Date().toISOString();
  const stores = {
    activities: activityStore(tables.activities),
    outbox: outboxStore(tables.outbox),
    uploads: uploadStore(uploads),
  };
  const sending = { carrier: carrierFromEnvironment(carriers), organiser: organiserFromEnvironment() };
  const facts = { timeOrderedId, derivedId, fingerprint, now, onRefused: reportRefusal };
  const people = talentPeople({
    talents: talentStore(tables.talents),
    applications: applicationStore(tables.applications),
  });
  const deps = { ...stores, ...sending, ...facts, people, audit: auditTo(auditStore(tables.audit), now) };
  return (input, actor) => addActivity(input, actor, deps);
});
