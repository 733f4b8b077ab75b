/** Entry of GET /api/admin/talents/{id}/activities/{activityId}/document. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { readTrail } from '../audit/read-trail.ts';
import { httpHandler } from '../runtime/http.ts';
import { activityStore } from '../stores/activity-store.ts';
import { auditStore } from '../stores/audit-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { verdictStore } from '../stores/verdict-store.ts';
import { getDocument } from './get-document.ts';

export const uses = {
  reads: ['activities', 'fileVerdicts'],
  audits: true,
  uploads: ['read-documents'],
} as const satisfies Uses;

export const handler = httpHandler(routes.getTalentDocument, uses, ({ tables, uploads }) => {
  const stores = { activities: activityStore(tables.activities), uploads: uploadStore(uploads) };
  const deps = { kind: 'talent' as const, ...stores, noteRead: readTrail(auditStore(tables.audit)) };
  const verdictOf = verdictStore(tables.fileVerdicts).of;
  return (input, actor) => getDocument(input, actor, { ...deps, verdictOf });
});
