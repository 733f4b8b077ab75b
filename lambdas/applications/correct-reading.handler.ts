/** Entry of PUT /api/applications/{id}/profile. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint, newId } from '../runtime/ids.ts';
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { applicationStore } from '../stores/application-store.ts';
import { formCounterStore } from '../stores/form-counter-store.ts';
import { formLimit } from '../stores/form-limit.ts';
import { remembered } from '../stores/job-catalog.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { matchRequests } from '../stores/queue.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { settingsStore } from '../stores/settings-store.ts';
import { correctReading } from './correct-reading.ts';

export const handler = httpHandler(
  routes.correctReading,
  () => {
    const client = dynamodb();
    const jobs = jobStore(client);
    const stores = {
      applications: applicationStore(client),
      resumes: resumeStore(client),
      matches: matchStore(client),
    };
    const shown = { ...stores, getJob: jobs.get, openJobs: remembered(jobs, jobs.listOpen) };
    const onPostponed = (applicationId: string, cause: unknown) =>
      logger.warn('Matching is left to the sweep', { applicationId, ...loggableError(cause) });
    const facts = { newId, fingerprint, now: () => new Date().toISOString() };
    const deps = { ...shown, ...facts, requestMatches: matchRequests(sqs()), onPostponed };
    return (input, actor) => correctReading(input, actor, deps);
  },
  () => formLimit({ settings: settingsStore(dynamodb()), formCounters: formCounterStore(dynamodb()) }),
);
