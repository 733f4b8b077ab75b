/** Entry of DELETE /api/admin/files. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId } from '../runtime/ids.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { fileStore } from '../stores/file-store.ts';
import { deleteFile } from './delete-file.ts';

export const uses = { audits: true, files: ['read', 'erase'] } as const satisfies Uses;

export const handler = httpHandler(routes.deleteFile, uses, ({ files, tables }) => {
  const audit = auditTo(auditStore(tables.audit), () => new Date().toISOString());
  const deps = { files: fileStore(files), derivedId, audit };
  return (input, actor) => deleteFile(input, actor, deps);
});
