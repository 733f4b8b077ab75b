/** Entry of the queue of imports, exports and reconciliations to go on with. */
import { runRequestSchema } from '../../shared/contract/events.ts';
import { SYSTEM } from '../../shared/domain/policy.ts';
import { batchHandler } from '../runtime/batch.ts';
import { dynamodb, s3, sqs } from '../runtime/clients.ts';
import { derivedId } from '../runtime/ids.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { evaluationStore } from '../stores/evaluation-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { matchRequests, runRequests } from '../stores/queue.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { runStore } from '../stores/run-store.ts';
import { claimOwner } from '../stores/talent-claims.ts';
import { talentStore } from '../stores/talent-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { importTargets } from './import-targets.ts';
import { logPostponed } from './log-postponed.ts';
import { workOnRun } from './work-on-run.ts';

export const handler = batchHandler(runRequestSchema, () => {
  const client = dynamodb();
  const sent = { talents: talentStore(client), applications: applicationStore(client), resumes: resumeStore(client) };
  const scored = {
    matches: matchStore(client),
    decisions: decisionStore(client),
    evaluations: evaluationStore(client),
  };
  const done = { activities: activityStore(client), outbox: outboxStore(client), uploads: uploadStore(s3()) };
  const kept = { jobs: jobStore(client), employers: employerStore(client), runs: runStore(client) };
  const queues = { requestRun: runRequests(sqs()), requestMatches: matchRequests(sqs()), onPostponed: logPostponed };
  const facts = { ownerOf: claimOwner(client), derivedId, now: () => new Date().toISOString() };
  const deps = { ...sent, ...scored, ...done, ...kept, ...queues, ...facts };
  return (request) => workOnRun(request, SYSTEM, { ...deps, targetOf: importTargets(deps) });
});
