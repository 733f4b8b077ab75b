/** Shows who changed what and when. */
import type { Page } from '../../shared/contract/listing.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { AuditEntry } from '../../shared/domain/audit.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { AuditStore } from '../stores/audit-store.ts';

/** Newest first; of one record, that record's own index is read. */
export async function listAudit(
  { query }: Pick<ActionInput<typeof routes.listAudit>, 'query'>,
  actor: Actor,
  deps: { audit: Pick<AuditStore, 'list'> },
): Promise<Page<AuditEntry>> {
  authorise(actor, 'audit.read');
  const { limit, cursor, ...filter } = query;
  return deps.audit.list({ limit, cursor }, filter);
}
