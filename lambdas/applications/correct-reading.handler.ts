/** Entry of PUT /api/applications/{id}/profile. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { limitedForm } from '../forms/form-limit.ts';
import { remembered } from '../indexes/job-catalog.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint, newId } from '../runtime/ids.ts';
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { matchRequests } from '../runtime/queue.ts';
import { applicationStore } from '../stores/application-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { correctReading } from './correct-reading.ts';

export const uses = {
  reads: ['jobs', 'matches', 'settings'],
  changes: ['applications', 'formCounters', 'resumes'],
  sends: ['matching'],
} as const satisfies Uses;

export const handler = httpHandler(
  routes.correctReading,
  uses,
  ({ sends, tables }) => {
    const jobs = jobStore(tables.jobs);
    const stores = {
      applications: applicationStore(tables.applications),
      resumes: resumeStore(tables.resumes),
      matches: matchStore(tables.matches),
    };
    const shown = { ...stores, getJob: jobs.get, openJobs: remembered(jobs, jobs.listOpen) };
    const onPostponed = (applicationId: string, cause: unknown) =>
      logger.warn('Matching is left to the sweep', { applicationId, ...loggableError(cause) });
    const facts = { newId, fingerprint, now: () => new Date().toISOString() };
    const deps = { ...shown, ...facts, requestMatches: matchRequests(sends.matching), onPostponed };
    return (input, actor) => correctReading(input, actor, deps);
  },
  limitedForm,
);
