/** Everything that work on runs may need: an import writes, an export reads, and a reconciliation compares, nearly all. */
import { dynamodb, s3, sqs } from '../runtime/clients.ts';
import { derivedId, newId } from '../runtime/ids.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { evaluationStore } from '../stores/evaluation-store.ts';
import { exchangeStore } from '../stores/exchange-store.ts';
import { remembered } from '../stores/job-catalog.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { messageStore } from '../stores/message-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { matchRequests, readingRequests, runRequests } from '../stores/queue.ts';
import { dropAdopter } from '../stores/register-drop.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { runStore } from '../stores/run-store.ts';
import { claimOwner } from '../stores/talent-claims.ts';
import { talentStore } from '../stores/talent-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { importTargets } from './import-targets.ts';
import { logPostponed } from './log-postponed.ts';
import type { WorkOnRunDeps } from './work-on-run.ts';

/** Made once per container. */
export function workDeps(): WorkOnRunDeps {
  const client = dynamodb();
  const sent = { talents: talentStore(client), applications: applicationStore(client), resumes: resumeStore(client) };
  const scored = {
    matches: matchStore(client),
    decisions: decisionStore(client),
    evaluations: evaluationStore(client),
  };
  const noted = { activities: activityStore(client), outbox: outboxStore(client), messages: messageStore(client) };
  const kept = { jobs: jobStore(client), employers: employerStore(client), audit: auditStore(client) };
  const files = { uploads: uploadStore(s3()), exchanges: exchangeStore(s3()) };
  const queues = { requestMatches: matchRequests(sqs()), requestReading: readingRequests(sqs()) };
  const onward = { runs: runStore(client), requestRun: runRequests(sqs()), onPostponed: logPostponed };
  const facts = { ownerOf: claimOwner(client), derivedId, newId, now: () => new Date().toISOString() };
  const deps = { ...sent, ...scored, ...noted, ...kept, ...files, ...queues, ...onward, ...facts };
  const getJob = deps.jobs.get;
  const activeJobs = remembered(deps.jobs, deps.jobs.listActive);
  return {
    ...deps,
    getJob,
    hasActiveJobs: async () => (await activeJobs()).length > 0,
    adoptDrop: dropAdopter({ ...deps, getJob }),
    targetOf: importTargets(deps),
  };
}
