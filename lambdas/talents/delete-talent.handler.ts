/** Entry of DELETE /api/admin/talents/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { runRequests } from '../runtime/queue.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { evaluationStore } from '../stores/evaluation-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { messageStore } from '../stores/message-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { preferenceStore } from '../stores/preference-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { runStore } from '../stores/run-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { erasedIds } from '../stores/talent-tombstones.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { deleteTalent } from './delete-talent.ts';

export const uses = {
  changes: [
    'activities',
    'applications',
    'decisions',
    'evaluations',
    'matches',
    'messages',
    'outbox',
    'preferences',
    'resumes',
    'runs',
    'talents',
  ],
  audits: true,
  uploads: ['erase', 'erase-documents', 'erase-copies'],
  sends: ['runs'],
} as const satisfies Uses;

export const handler = httpHandler(routes.deleteTalent, uses, ({ sends, tables, uploads }) => {
  const sent = {
    talents: talentStore(tables.talents),
    applications: applicationStore(tables.applications),
    resumes: resumeStore(tables.resumes),
  };
  const scored = {
    matches: matchStore(tables.matches),
    decisions: decisionStore(tables.decisions),
    evaluations: evaluationStore(tables.evaluations),
  };
  const done = {
    activities: activityStore(tables.activities),
    outbox: outboxStore(tables.outbox),
    uploads: uploadStore(uploads),
  };
  const named = {
    preferences: preferenceStore(tables.preferences),
    runs: runStore(tables.runs),
    messages: messageStore(tables.messages),
  };
  const now = () => new Date().toISOString();
  const known = { erasedIds: erasedIds(tables.talents), requestRun: runRequests(sends.runs), now };
  const audit = auditTo(auditStore(tables.audit), now);
  return (input, actor) => deleteTalent(input, actor, { ...sent, ...scored, ...done, ...named, ...known, audit });
});
