/** Entry of POST /api/admin/employers. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { newId } from '../runtime/ids.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { createEmployer } from './create-employer.ts';

export const uses = { changes: ['employers'], audits: true } as const satisfies Uses;

export const handler = httpHandler(routes.createEmployer, uses, ({ tables }) => {
  const now = () => new Date().toISOString();
  const deps = {
    employers: employerStore(tables.employers),
    audit: auditTo(auditStore(tables.audit), now),
    newId,
    now,
  };
  return (input, actor) => createEmployer(input, actor, deps);
});
