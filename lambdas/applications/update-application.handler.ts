/** Entry of PATCH /api/admin/applications/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import type { Actor } from '../../shared/domain/policy.ts';
import { readTrail } from '../audit/read-trail.ts';
import { SETTLED_TABLES, settlingStores } from '../merging/settling-stores.ts';
import { carrierFromEnvironment } from '../outbox/carrier.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId } from '../runtime/ids.ts';
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { readingRequests } from '../runtime/queue.ts';
import { reportRefusal } from '../runtime/report-refusal.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { claimOwner } from '../stores/talent-claims.ts';
import { confirmApplication } from './confirmed-application.ts';
import { moverWithLetter } from './move-with-letter.ts';
import { updateApplication } from './update-application.ts';

export const uses = {
  changes: SETTLED_TABLES,
  audits: true,
  sends: ['resumes'],
  sendsMessages: true,
} as const satisfies Uses;

export const handler = httpHandler(routes.updateApplication, uses, ({ carriers, sends, tables }) => {
  const onPostponed = (applicationId: string, cause: unknown) =>
    logger.warn('Work is left to the sweep', { applicationId, ...loggableError(cause) });
  const now = () => new Date().toISOString();
  const settling = settlingStores(tables);
  const confirm = (find: () => Promise<ApplicationRecord>, actor: Actor) =>
    confirmApplication(find, actor, { ...settling, now });
  const trail = auditStore(tables.audit);
  const notes = { audit: auditTo(trail, now), noteRead: readTrail(trail) };
  const people = { talents: settling.talents, ownerOf: claimOwner(tables.talents) };
  const stores = { ...people, applications: settling.applications, ...notes, confirm };
  const carrier = carrierFromEnvironment(carriers);
  const mail = { outbox: settling.outbox, carrier, derivedId, onRefused: reportRefusal };
  const letters = { ...mail, moveWithLetter: moverWithLetter(tables) };
  const deps = { ...stores, ...letters, requestReading: readingRequests(sends.resumes), onPostponed, now };
  return (input, actor) => updateApplication(input, actor, deps);
});
