/** Entry of DELETE /api/admin/files/uploads/{uploadId}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId } from '../runtime/ids.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { fileStore } from '../stores/file-store.ts';
import { abortUpload } from './abort-upload.ts';

export const uses = { audits: true, files: ['abort-parts'] } as const satisfies Uses;

export const handler = httpHandler(routes.abortUpload, uses, ({ files, tables }) => {
  const audit = auditTo(auditStore(tables.audit), () => new Date().toISOString());
  const deps = { files: fileStore(files), derivedId, audit };
  return (input, actor) => abortUpload(input, actor, deps);
});
