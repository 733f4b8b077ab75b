/** Entry of the queue of imports, exports and reconciliations to go on with. */
import { runRequestSchema } from '../../shared/contract/events.ts';
import { SYSTEM } from '../../shared/domain/policy.ts';
import { batchHandler } from '../runtime/batch.ts';
import { dynamodb, s3, sqs } from '../runtime/clients.ts';
import { derivedId, newId } from '../runtime/ids.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore } from '../stores/audit-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { exchangeStore } from '../stores/exchange-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { messageStore } from '../stores/message-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { matchRequests, readingRequests, runRequests } from '../stores/queue.ts';
import { resultStores } from '../stores/result-stores.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { runStore } from '../stores/run-store.ts';
import { recentLegalBasis, settingsStore } from '../stores/settings-store.ts';
import { claimOwner } from '../stores/talent-claims.ts';
import { talentStore } from '../stores/talent-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { workDeps } from './work-deps.ts';
import { workOnRun } from './work-on-run.ts';

export const handler = batchHandler(runRequestSchema, () => {
  const db = dynamodb();
  const sent = { talents: talentStore(db), applications: applicationStore(db), resumes: resumeStore(db) };
  const noted = { activities: activityStore(db), outbox: outboxStore(db), messages: messageStore(db) };
  const kept = { jobs: jobStore(db), employers: employerStore(db), audit: auditStore(db), runs: runStore(db) };
  const files = { uploads: uploadStore(s3()), exchanges: exchangeStore(s3()), ownerOf: claimOwner(db) };
  const matching = { requestMatches: matchRequests(sqs()), derivedId, newId };
  const queues = { ...matching, requestReading: readingRequests(sqs()), requestRun: runRequests(sqs()) };
  const legalBasis = recentLegalBasis(settingsStore(db));
  const deps = workDeps({ ...sent, ...resultStores(db), ...noted, ...kept, ...files, ...queues, legalBasis });
  return (request) => workOnRun(request, SYSTEM, deps);
});
