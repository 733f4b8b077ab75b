/** Entry of the queue of imports, exports and reconciliations. */
import { runWorkSchema } from '../../shared/contract/events.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { SYSTEM } from '../../shared/domain/policy.ts';
import { resultStores } from '../legal-basis/result-stores.ts';
import { batchHandler } from '../runtime/batch.ts';
import { derivedId, newId } from '../runtime/ids.ts';
import { matchRequests, readingRequests, runRequests } from '../runtime/queue.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore } from '../stores/audit-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { exchangeStore } from '../stores/exchange-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { messageStore } from '../stores/message-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { runStore } from '../stores/run-store.ts';
import { recentLegalBasis, settingsStore } from '../stores/settings-store.ts';
import { claimOwner } from '../stores/talent-claims.ts';
import { talentStore } from '../stores/talent-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { takeUpRunWork } from './take-up-run-work.ts';
import { workDeps } from './work-deps.ts';

export const uses = {
  reads: ['audit', 'messages', 'settings'],
  changes: [
    'activities',
    'applications',
    'decisions',
    'employers',
    'evaluations',
    'jobs',
    'matches',
    'outbox',
    'resumes',
    'runs',
    'talents',
  ],
  uploads: [
    'create',
    'read',
    'erase',
    'take-in',
    'read-documents',
    'erase-documents',
    'create-copies',
    'read-copies',
    'erase-copies',
  ],
  sends: ['matching', 'resumes', 'runs'],
} as const satisfies Uses;

export const handler = batchHandler(runWorkSchema, uses, ({ sends, tables, uploads }) => {
  const sent = {
    talents: talentStore(tables.talents),
    applications: applicationStore(tables.applications),
    resumes: resumeStore(tables.resumes),
  };
  const noted = {
    activities: activityStore(tables.activities),
    outbox: outboxStore(tables.outbox),
    messages: messageStore(tables.messages),
  };
  const kept = {
    jobs: jobStore(tables.jobs),
    employers: employerStore(tables.employers),
    audit: auditStore(tables.audit),
    runs: runStore(tables.runs),
  };
  const files = {
    uploads: uploadStore(uploads),
    exchanges: exchangeStore(uploads),
    ownerOf: claimOwner(tables.talents),
  };
  const matching = { requestMatches: matchRequests(sends.matching), derivedId, newId };
  const queues = { ...matching, requestReading: readingRequests(sends.resumes), requestRun: runRequests(sends.runs) };
  const legalBasis = recentLegalBasis(settingsStore(tables.settings));
  const deps = workDeps({ ...sent, ...resultStores(tables), ...noted, ...kept, ...files, ...queues, legalBasis });
  return (work) => takeUpRunWork(work, SYSTEM, deps);
});
