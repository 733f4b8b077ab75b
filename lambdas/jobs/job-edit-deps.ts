/** What the entries that change the status of jobs wire alike. */
import type { Granted } from '../runtime/granted.ts';
import { matchRequests } from '../runtime/queue.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { applicationsIn } from './edit-job.ts';
import { logPostponed } from './log-postponed.ts';

type EditUses = { reads: ['applications']; changes: ['jobs']; audits: true; sends: ['matching'] };

export function jobEditDeps({ sends, tables }: Pick<Granted<EditUses>, 'sends' | 'tables'>) {
  const now = () => new Date().toISOString();
  return {
    jobs: jobStore(tables.jobs),
    audit: auditTo(auditStore(tables.audit), now),
    requestMatches: matchRequests(sends.matching),
    hasApplications: applicationsIn(applicationStore(tables.applications)),
    onPostponed: logPostponed,
    now,
  };
}
