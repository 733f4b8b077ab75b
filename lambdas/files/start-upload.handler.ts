/** Entry of POST /api/admin/files/uploads. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId, newId } from '../runtime/ids.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { fileStore } from '../stores/file-store.ts';
import { startUpload } from './start-upload.ts';

export const uses = { audits: true, files: ['write'] } as const satisfies Uses;

export const handler = httpHandler(routes.startUpload, uses, ({ files, tables }) => {
  const now = () => new Date().toISOString();
  const audit = auditTo(auditStore(tables.audit), now);
  const deps = { files: fileStore(files), newId, derivedId, now, audit };
  return (input, actor) => startUpload(input, actor, deps);
});
