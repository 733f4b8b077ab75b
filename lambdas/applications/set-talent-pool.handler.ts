/** Entry of POST /api/applications/{id}/talent-pool. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { limitedForm } from '../forms/form-limit.ts';
import { remembered } from '../indexes/job-catalog.ts';
import { resultStores } from '../legal-basis/result-stores.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint } from '../runtime/ids.ts';
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { matchRequests } from '../runtime/queue.ts';
import { applicationStore } from '../stores/application-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { setTalentPool } from './set-talent-pool.ts';

export const uses = {
  reads: ['jobs', 'resumes', 'settings'],
  changes: ['applications', 'decisions', 'evaluations', 'formCounters', 'matches', 'talents'],
  sends: ['matching'],
} as const satisfies Uses;

export const handler = httpHandler(
  routes.setTalentPool,
  uses,
  ({ sends, tables }) => {
    const jobs = jobStore(tables.jobs);
    const sent = {
      applications: applicationStore(tables.applications),
      talents: talentStore(tables.talents),
      resumes: resumeStore(tables.resumes),
    };
    const shown = { getJob: jobs.get, openJobs: remembered(jobs, jobs.listOpen) };
    const onPostponed = (applicationId: string, cause: unknown) =>
      logger.warn('What follows is left to the sweep', { applicationId, ...loggableError(cause) });
    const facts = { fingerprint, now: () => new Date().toISOString() };
    const follows = { requestMatches: matchRequests(sends.matching), onPostponed };
    const deps = { ...sent, ...resultStores(tables), ...shown, ...facts, ...follows };
    return (input, actor) => setTalentPool(input, actor, deps);
  },
  limitedForm,
);
