/** Entry of DELETE /api/admin/employers/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { activityStore } from '../stores/activity-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { employerRequestStore } from '../stores/employer-request-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { deleteEmployer } from './delete-employer.ts';

export const uses = {
  changes: ['activities', 'employerRequests', 'employers', 'outbox'],
  audits: true,
  uploads: ['erase-documents'],
} as const satisfies Uses;

export const handler = httpHandler(routes.deleteEmployer, uses, ({ tables, uploads }) => {
  const audit = auditTo(auditStore(tables.audit), () => new Date().toISOString());
  const about = {
    employers: employerStore(tables.employers),
    employerRequests: employerRequestStore(tables.employerRequests),
  };
  const deps = {
    ...about,
    activities: activityStore(tables.activities),
    outbox: outboxStore(tables.outbox),
    uploads: uploadStore(uploads),
  };
  return (input, actor) => deleteEmployer(input, actor, { ...deps, audit });
});
