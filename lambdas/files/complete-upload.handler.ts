/** Entry of POST /api/admin/files/uploads/{uploadId}/complete. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId } from '../runtime/ids.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { fileStore } from '../stores/file-store.ts';
import { completeUpload } from './complete-upload.ts';

export const uses = {
  reads: ['applications'],
  audits: true,
  files: ['write', 'read', 'read-parts'],
} as const satisfies Uses;

export const handler = httpHandler(routes.completeUpload, uses, ({ files, tables }) => {
  const audit = auditTo(auditStore(tables.audit), () => new Date().toISOString());
  const deps = { files: fileStore(files), applications: applicationStore(tables.applications), derivedId, audit };
  return (input, actor) => completeUpload(input, actor, deps);
});
