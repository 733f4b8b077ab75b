/** Entry of POST /api/applications/{id}/talent-pool. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint } from '../runtime/ids.ts';
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { applicationStore } from '../stores/application-store.ts';
import { formCounterStore } from '../stores/form-counter-store.ts';
import { formLimit } from '../stores/form-limit.ts';
import { remembered } from '../stores/job-catalog.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchRequests } from '../stores/queue.ts';
import { resultStores } from '../stores/result-stores.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { settingsStore } from '../stores/settings-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { setTalentPool } from './set-talent-pool.ts';

export const handler = httpHandler(
  routes.setTalentPool,
  () => {
    const client = dynamodb();
    const jobs = jobStore(client);
    const sent = { applications: applicationStore(client), talents: talentStore(client), resumes: resumeStore(client) };
    const shown = { getJob: jobs.get, openJobs: remembered(jobs, jobs.listOpen) };
    const onPostponed = (applicationId: string, cause: unknown) =>
      logger.warn('What follows is left to the sweep', { applicationId, ...loggableError(cause) });
    const facts = { fingerprint, now: () => new Date().toISOString() };
    const follows = { requestMatches: matchRequests(sqs()), onPostponed };
    const deps = { ...sent, ...resultStores(client), ...shown, ...facts, ...follows };
    return (input, actor) => setTalentPool(input, actor, deps);
  },
  () => formLimit({ settings: settingsStore(dynamodb()), formCounters: formCounterStore(dynamodb()) }),
);
