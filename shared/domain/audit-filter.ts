/** Which entries of the audit trail someone asks for, decided alike for its list and for the file that is made of it. */
import type { AuditEntry } from './audit.ts';
import { folded } from './folded.ts';

/** What is absent restricts nothing. */
export interface AuditFilter {
  recordKind?: AuditEntry['recordKind'];
  recordId?: string;
  /** Part of the e-mail address of the person who did it, in any case. */
  actor?: string;
  /** Part of the action: `erase`, `job.`. */
  action?: string;
  /** Days, `YYYY-MM-DD`, UTC, both included. */
  from?: string;
  to?: string;
}

/** The first and the last moment that a filter's days take in, ISO 8601 UTC; absent where it is open. */
export function auditTimes({ from, to }: AuditFilter): { since?: string; until?: string } {
  return { ...(from && { since: `${from}T00:00:00.000Z` }), ...(to && { until: `${to}T23:59:59.999Z` }) };
}

/** Whether an entry is among those that `filter` asks for; entries of the system have no actor to be found by. */
export function passesAuditFilter(filter: AuditFilter): (entry: AuditEntry) => boolean {
  const { since, until } = auditTimes(filter);
  const [actor, action] = [folded(filter.actor?.trim() ?? ''), folded(filter.action?.trim() ?? '')];
  return (entry) =>
    (filter.recordKind === undefined || entry.recordKind === filter.recordKind) &&
    (filter.recordId === undefined || entry.recordId === filter.recordId) &&
    (actor === '' || folded(entry.actorEmail ?? '').includes(actor)) &&
    (action === '' || folded(entry.action).includes(action)) &&
    (since === undefined || entry.at >= since) &&
    (until === undefined || entry.at <= until);
}
