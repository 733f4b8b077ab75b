/** Entry of POST /api/admin/applications/stage. */
import { routes } from '../../shared/contract/routes.ts';
import { ses, smsVoice } from '../runtime/carrier-clients.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId } from '../runtime/ids.ts';
import { reportRefusal } from '../runtime/report-refusal.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { carrierFromEnvironment } from '../stores/carrier.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { moveApplications } from './move-applications.ts';

export const handler = httpHandler(routes.moveApplications, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const carrier = carrierFromEnvironment({ ses, smsVoice });
  const letters = { outbox: outboxStore(client), carrier, derivedId, onRefused: reportRefusal };
  const deps = { ...letters, applications: applicationStore(client), audit: auditTo(auditStore(client), now), now };
  return (input, actor) => moveApplications(input, actor, deps);
});
