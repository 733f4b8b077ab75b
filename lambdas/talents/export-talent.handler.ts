/** Entry of GET /api/admin/talents/{id}/export. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { messageStore } from '../stores/message-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { verdictStore } from '../stores/verdict-store.ts';
import { exportTalent } from './export-talent.ts';

export const uses = {
  reads: [
    'activities',
    'applications',
    'decisions',
    'fileVerdicts',
    'matches',
    'messages',
    'outbox',
    'resumes',
    'talents',
  ],
  audits: true,
  uploads: ['read', 'read-documents'],
} as const satisfies Uses;

export const handler = httpHandler(routes.exportTalent, uses, ({ tables, uploads }) => {
  const now = () => new Date().toISOString();
  const sent = {
    talents: talentStore(tables.talents),
    applications: applicationStore(tables.applications),
    resumes: resumeStore(tables.resumes),
  };
  const scored = { matches: matchStore(tables.matches), decisions: decisionStore(tables.decisions) };
  const said = {
    activities: activityStore(tables.activities),
    outbox: outboxStore(tables.outbox),
    messages: messageStore(tables.messages),
  };
  const deps = {
    ...sent,
    ...scored,
    ...said,
    uploads: uploadStore(uploads),
    verdictOf: verdictStore(tables.fileVerdicts).of,
    audit: auditTo(auditStore(tables.audit), now),
    now,
  };
  return (input, actor) => exportTalent(input, actor, deps);
});
