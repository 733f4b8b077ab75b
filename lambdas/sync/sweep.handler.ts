/** Entry of the scheduled sweep. */
import { SYSTEM } from '../../shared/domain/policy.ts';
import { dynamodb, s3, sqs } from '../runtime/clients.ts';
import { derivedId, newId } from '../runtime/ids.ts';
import { countMetric, logger, publishMetrics } from '../runtime/log.ts';
import { applicationStore } from '../stores/application-store.ts';
import { restoreLead } from '../stores/employer-lead.ts';
import { employerRequestStore } from '../stores/employer-request-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchRequests, readingRequests, runRequests } from '../stores/queue.ts';
import { dropAdopter } from '../stores/register-drop.ts';
import { runStore } from '../stores/run-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { type SweepReport, sweep } from './sweep.ts';

/** `takeOver` is sent by the local stack when it starts; the schedule on AWS sends nothing of the kind. */
export async function handler(event: { takeOver?: boolean }): Promise<SweepReport> {
  logger.resetKeys();
  const stores = { applications: applicationStore(dynamodb()), jobs: jobStore(dynamodb()), uploads: uploadStore(s3()) };
  const now = () => new Date().toISOString();
  const facts = { getJob: stores.jobs.get, derivedId, newId, now };
  const queues = { requestReading: readingRequests(sqs()), requestMatches: matchRequests(sqs()) };
  const exchange = { runs: runStore(dynamodb()), requestRun: runRequests(sqs()) };
  const asked = { employerRequests: employerRequestStore(dynamodb()), employers: employerStore(dynamodb()) };
  const leads = {
    employerRequests: asked.employerRequests,
    restoreLead: ({ requestId }: { requestId: string }) => restoreLead({ requestId }, asked),
  };
  const deps = { ...stores, ...queues, ...leads, ...exchange, now, adoptDrop: dropAdopter({ ...stores, ...facts }) };
  const report = await sweep({ takeOver: event.takeOver === true }, SYSTEM, deps);
  countMetric(
    'SweepFound',
    Object.values(report).reduce((sum, count) => sum + count, 0),
  );
  publishMetrics();
  logger.info('Swept', { ...report });
  return report;
}
