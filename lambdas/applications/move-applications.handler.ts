/** Entry of POST /api/admin/applications/stage. */
import { routes } from '../../shared/contract/routes.ts';
import { ses, smsVoice } from '../runtime/carrier-clients.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId } from '../runtime/ids.ts';
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { reportRefusal } from '../runtime/report-refusal.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { carrierFromEnvironment } from '../stores/carrier.ts';
import { moverWithLetter } from '../stores/move-and-tell.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { moveApplications } from './move-applications.ts';

export const handler = httpHandler(routes.moveApplications, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const carrier = carrierFromEnvironment({ ses, smsVoice });
  const onPostponed = (applicationId: string, cause: unknown) =>
    logger.warn('A letter is left to the sweep', { applicationId, ...loggableError(cause) });
  const mail = { outbox: outboxStore(client), carrier, derivedId, onRefused: reportRefusal };
  const letters = { ...mail, moveAndTell: moverWithLetter(client), onPostponed };
  const deps = { ...letters, applications: applicationStore(client), audit: auditTo(auditStore(client), now), now };
  return (input, actor) => moveApplications(input, actor, deps);
});
