/** Entry of the queue of resumes. */
import { resumeWorkSchema } from '../../shared/contract/events.ts';
import { batchHandler } from '../runtime/batch.ts';
import { dynamodb, s3, sqs } from '../runtime/clients.ts';
import { derivedId, newId } from '../runtime/ids.ts';
import { countMetric, logger } from '../runtime/log.ts';
import { applicationStore } from '../stores/application-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchRequests, scanRequests } from '../stores/queue.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { fileReader } from './file-reader.ts';
import type { Outcome } from './read-uploaded-resume.ts';
import { takeUpWork } from './take-up-work.ts';

function report(applicationId: string, outcome: Outcome, correlationId: string | undefined): void {
  logger.info('Resume taken up', { applicationId, outcome, correlationId });
  if (outcome === 'completed') countMetric('ResumesRead');
  if (outcome === 'failed') countMetric('ResumesFailed');
}

export const handler = batchHandler(resumeWorkSchema, () => {
  const client = dynamodb();
  const stores = { applications: applicationStore(client), talents: talentStore(client), resumes: resumeStore(client) };
  const queues = { requestMatches: matchRequests(sqs()), requestScan: scanRequests(sqs()) };
  const ports = { uploads: uploadStore(s3()), readFile: fileReader(), ...queues };
  const facts = { getJob: jobStore(client).get, newId, derivedId, now: () => new Date().toISOString() };
  const deps = { ...stores, ...ports, ...facts, onOutcome: report };
  return (work) => takeUpWork(work, deps);
});
