/** Entry of DELETE /api/applications/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { limitedErasure } from '../forms/form-limit.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint } from '../runtime/ids.ts';
import { runRequests } from '../runtime/queue.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { evaluationStore } from '../stores/evaluation-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { preferenceStore } from '../stores/preference-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { runStore } from '../stores/run-store.ts';
import { claimOwner } from '../stores/talent-claims.ts';
import { talentStore } from '../stores/talent-store.ts';
import { erasedIds } from '../stores/talent-tombstones.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { eraseApplication } from './erase-application.ts';

export const uses = {
  reads: ['settings'],
  changes: [
    'activities',
    'applications',
    'decisions',
    'evaluations',
    'formCounters',
    'matches',
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

export const handler = httpHandler(
  routes.eraseApplication,
  uses,
  ({ sends, tables, uploads }) => {
    const now = () => new Date().toISOString();
    const sent = {
      talents: talentStore(tables.talents),
      applications: applicationStore(tables.applications),
      resumes: resumeStore(tables.resumes),
    };
    const scored = { matches: matchStore(tables.matches), decisions: decisionStore(tables.decisions) };
    const done = {
      activities: activityStore(tables.activities),
      outbox: outboxStore(tables.outbox),
      uploads: uploadStore(uploads),
    };
    const tried = {
      evaluations: evaluationStore(tables.evaluations),
      preferences: preferenceStore(tables.preferences),
    };
    const asked = {
      runs: runStore(tables.runs),
      requestRun: runRequests(sends.runs),
      erasedIds: erasedIds(tables.talents),
      ownerOf: claimOwner(tables.talents),
    };
    const audit = auditTo(auditStore(tables.audit), now);
    const deps = { ...sent, ...scored, ...done, ...tried, ...asked, fingerprint, now, audit };
    return (input, actor) => eraseApplication(input, actor, deps);
  },
  limitedErasure,
);
