/** Entry of the queue of scans. */
import { scanRequestSchema } from '../../shared/contract/events.ts';
import { QUEUE_PROMISES } from '../../shared/contract/promises.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { SYSTEM } from '../../shared/domain/policy.ts';
import { batchHandler } from '../runtime/batch.ts';
import { derivedId, newId } from '../runtime/ids.ts';
import { countFailure, countMetric, logger } from '../runtime/log.ts';
import { matchRequests, runRequests } from '../runtime/queue.ts';
import { applicationStore } from '../stores/application-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { claimOwner } from '../stores/talent-claims.ts';
import { talentStore } from '../stores/talent-store.ts';
import { pagesReader } from './file-reader.ts';
import { readScannedResume } from './read-scanned-resume.ts';
import { textractReader } from './scan-reader.ts';
import { secondReader } from './second-reader.ts';

export const uses = {
  changes: ['applications', 'resumes', 'talents'],
  sends: ['matching', 'runs'],
  recognisesScans: true,
  asksModels: ['read'],
} as const satisfies Uses;

export const handler = batchHandler(
  scanRequestSchema,
  uses,
  ({ bedrock, sends, tables, textract }) => {
    const stores = {
      applications: applicationStore(tables.applications),
      talents: talentStore(tables.talents),
      resumes: resumeStore(tables.resumes),
    };
    const ports = {
      recognise: textractReader(textract()),
      readPages: pagesReader(),
      lookAgain: secondReader({ bedrock }),
      requestMatches: matchRequests(sends.matching),
      reportGone: runRequests(sends.runs),
      ownerOf: claimOwner(tables.talents),
    };
    const onFailure = (code: string) => countFailure('ResumesFailed', code);
    const deps = { ...stores, ...ports, onFailure, newId, derivedId, now: () => new Date().toISOString() };
    return async (request) => {
      const outcome = await readScannedResume(request, SYSTEM, deps);
      logger.info('Scan taken up', { applicationId: request.applicationId, outcome });
      if (outcome === 'completed') countMetric('ResumesRead');
    };
  },
  { promise: QUEUE_PROMISES.read, isOf: () => true },
);
