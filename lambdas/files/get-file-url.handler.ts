/** Entry of GET /api/admin/files/url. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { readTrail } from '../audit/read-trail.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId } from '../runtime/ids.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore } from '../stores/audit-store.ts';
import { fileStore } from '../stores/file-store.ts';
import { verdictStore } from '../stores/verdict-store.ts';
import { getFileUrl } from './get-file-url.ts';

export const uses = { reads: ['applications', 'fileVerdicts'], audits: true, files: ['read'] } as const satisfies Uses;

export const handler = httpHandler(routes.getFileUrl, uses, ({ files, tables }) => {
  const stores = { files: fileStore(files), applications: applicationStore(tables.applications) };
  const deps = {
    ...stores,
    derivedId,
    noteRead: readTrail(auditStore(tables.audit)),
    verdictOf: verdictStore(tables.fileVerdicts).of,
  };
  return (input, actor) => getFileUrl(input, actor, deps);
});
