/** Entry of PATCH /api/admin/employers/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { readTrail } from '../audit/read-trail.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { updateEmployer } from './update-employer.ts';

export const uses = { changes: ['employers'], audits: true } as const satisfies Uses;

export const handler = httpHandler(routes.updateEmployer, uses, ({ tables }) => {
  const now = () => new Date().toISOString();
  const trail = auditStore(tables.audit);
  const notes = { audit: auditTo(trail, now), noteRead: readTrail(trail) };
  const deps = { employers: employerStore(tables.employers), ...notes, now };
  return (input, actor) => updateEmployer(input, actor, deps);
});
