/** Entry of GET /api/admin/sync/runs/{id}/file. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { readTrail } from '../audit/read-trail.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore } from '../stores/audit-store.ts';
import { runStore } from '../stores/run-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { getRunFile } from './get-run-file.ts';

export const uses = { reads: ['runs'], audits: true, uploads: ['read-copies'] } as const satisfies Uses;

export const handler = httpHandler(routes.getRunFile, uses, ({ tables, uploads }) => {
  const noteRead = readTrail(auditStore(tables.audit));
  const deps = { runs: runStore(tables.runs), uploads: uploadStore(uploads), noteRead };
  return (input, actor) => getRunFile(input, actor, deps);
});
