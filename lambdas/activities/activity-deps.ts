/** What the entries that add an activity of a talent or an employer wire alike. */
import { carrierFromEnvironment, organiserFromEnvironment } from '../outbox/carrier.ts';
import type { Granted } from '../runtime/granted.ts';
import { derivedId, fingerprint, timeOrderedId } from '../runtime/ids.ts';
import { reportRefusal } from '../runtime/report-refusal.ts';
import { activityStore } from '../stores/activity-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { uploadStore } from '../stores/upload-store.ts';

type ActivityUses = {
  changes: ['activities', 'outbox'];
  audits: true;
  uploads: ['create-documents', 'erase-documents'];
  sendsMessages: true;
};

export function activityDeps({ carriers, tables, uploads }: Granted<ActivityUses>) {
  const now = () => new Date().toISOString();
  return {
    activities: activityStore(tables.activities),
    outbox: outboxStore(tables.outbox),
    uploads: uploadStore(uploads),
    carrier: carrierFromEnvironment(carriers),
    organiser: organiserFromEnvironment(),
    audit: auditTo(auditStore(tables.audit), now),
    onRefused: reportRefusal,
    ...{ timeOrderedId, derivedId, fingerprint, now },
  };
}
