/** Entry of the queue of resumes. */
import { resumeWorkSchema } from '../../shared/contract/events.ts';
import { QUEUE_PROMISES } from '../../shared/contract/promises.ts';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { batchHandler } from '../runtime/batch.ts';
import { optionalEnv } from '../runtime/env.ts';
import { derivedId, newId } from '../runtime/ids.ts';
import { countFailure, countMetric, logger } from '../runtime/log.ts';
import { matchRequests, runRequests, scanRequests } from '../runtime/queue.ts';
import { applicationStore } from '../stores/application-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { recentLegalBasis, settingsStore } from '../stores/settings-store.ts';
import { claimOwner } from '../stores/talent-claims.ts';
import { talentStore } from '../stores/talent-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { verdictStore } from '../stores/verdict-store.ts';
import { fileReader } from './file-reader.ts';
import type { Outcome } from './read-uploaded-resume.ts';
import { secondReader } from './second-reader.ts';
import { takeUpWork } from './take-up-work.ts';

export const uses = {
  reads: ['jobs', 'settings'],
  changes: ['applications', 'fileVerdicts', 'resumes', 'talents'],
  uploads: ['read', 'erase', 'take-in'],
  sends: ['matching', 'runs', 'scans'],
  asksModels: ['read'],
} as const satisfies Uses;

function report(applicationId: string, outcome: Outcome, correlationId: string | undefined): void {
  logger.info('Resume taken up', { applicationId, outcome, correlationId });
  if (outcome === 'completed') countMetric('ResumesRead');
}

const reports = { onOutcome: report, onFailure: (code: string) => countFailure('ResumesFailed', code) };

export const handler = batchHandler(
  resumeWorkSchema,
  uses,
  ({ bedrock, sends, tables, uploads }) => {
    const stores = {
      applications: applicationStore(tables.applications),
      talents: talentStore(tables.talents),
      resumes: resumeStore(tables.resumes),
    };
    const queues = {
      requestMatches: matchRequests(sends.matching),
      requestScan: scanRequests(sends.scans),
      reportGone: runRequests(sends.runs),
    };
    const ports = {
      uploads: uploadStore(uploads),
      fileVerdicts: verdictStore(tables.fileVerdicts),
      readFile: fileReader(),
      lookAgain: secondReader({ bedrock }),
      ...queues,
    };
    const legalBasis = recentLegalBasis(settingsStore(tables.settings));
    const facts = {
      getJob: jobStore(tables.jobs).get,
      legalBasis,
      newId,
      derivedId,
      now: () => new Date().toISOString(),
    };
    const leaseSeconds = Number(optionalEnv(ENVIRONMENT.readingLeaseSeconds)) || undefined;
    const deps = { ...stores, ...ports, ...facts, ownerOf: claimOwner(tables.talents), leaseSeconds, ...reports };
    return (work, follow) => takeUpWork(work, { ...deps, onTaken: follow });
  },
  { promise: QUEUE_PROMISES.read, isOf: () => true },
);
