/** Entry of POST /api/admin/applications/stage. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { carrierFromEnvironment } from '../outbox/carrier.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId } from '../runtime/ids.ts';
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { reportRefusal } from '../runtime/report-refusal.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { moveApplications } from './move-applications.ts';
import { moverWithLetter } from './move-with-letter.ts';

export const uses = { changes: ['applications', 'outbox'], audits: true, sendsMessages: true } as const satisfies Uses;

export const handler = httpHandler(routes.moveApplications, uses, ({ carriers, tables }) => {
  const now = () => new Date().toISOString();
  const carrier = carrierFromEnvironment(carriers);
  const onPostponed = (applicationId: string, cause: unknown) =>
    logger.warn('A letter is left to the sweep', { applicationId, ...loggableError(cause) });
  const mail = { outbox: outboxStore(tables.outbox), carrier, derivedId, onRefused: reportRefusal };
  const letters = { ...mail, moveWithLetter: moverWithLetter(tables), onPostponed };
  const deps = {
    ...letters,
    applications: applicationStore(tables.applications),
    audit: auditTo(auditStore(tables.audit), now),
    now,
  };
  return (input, actor) => moveApplications(input, actor, deps);
});
