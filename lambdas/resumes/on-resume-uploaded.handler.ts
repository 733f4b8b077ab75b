/** Entry of the queue of resumes. */
import { resumeWorkSchema } from '../../shared/contract/events.ts';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { batchHandler } from '../runtime/batch.ts';
import { dynamodb, s3, sqs } from '../runtime/clients.ts';
import { optionalEnv } from '../runtime/env.ts';
import { derivedId, newId } from '../runtime/ids.ts';
import { countFailure, countMetric, logger } from '../runtime/log.ts';
import { applicationStore } from '../stores/application-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchRequests, scanRequests } from '../stores/queue.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { recentLegalBasis, settingsStore } from '../stores/settings-store.ts';
import { claimOwner } from '../stores/talent-claims.ts';
import { talentStore } from '../stores/talent-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { verdictStore } from '../stores/verdict-store.ts';
import { fileReader } from './file-reader.ts';
import type { Outcome } from './read-uploaded-resume.ts';
import { takeUpWork } from './take-up-work.ts';

function report(applicationId: string, outcome: Outcome, correlationId: string | undefined): void {
  logger.info('Resume taken up', { applicationId, outcome, correlationId });
  if (outcome === 'completed') countMetric('ResumesRead');
}

const reports = { onOutcome: report, onFailure: (code: string) => countFailure('ResumesFailed', code) };

export const handler = batchHandler(resumeWorkSchema, () => {
  const client = dynamodb();
  const stores = { applications: applicationStore(client), talents: talentStore(client), resumes: resumeStore(client) };
  const queues = { requestMatches: matchRequests(sqs()), requestScan: scanRequests(sqs()) };
  const ports = { uploads: uploadStore(s3()), fileVerdicts: verdictStore(client), readFile: fileReader(), ...queues };
  const legalBasis = recentLegalBasis(settingsStore(client));
  const facts = { getJob: jobStore(client).get, legalBasis, newId, derivedId, now: () => new Date().toISOString() };
  const leaseSeconds = Number(optionalEnv(ENVIRONMENT.readingLeaseSeconds)) || undefined;
  const deps = { ...stores, ...ports, ...facts, ownerOf: claimOwner(client), leaseSeconds, ...reports };
  return (work) => takeUpWork(work, deps);
});
