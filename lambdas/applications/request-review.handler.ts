/** Entry of POST /api/applications/{id}/review-request. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint } from '../runtime/ids.ts';
import { applicationStore } from '../stores/application-store.ts';
import { formCounterStore } from '../stores/form-counter-store.ts';
import { formLimit } from '../stores/form-limit.ts';
import { remembered } from '../stores/job-catalog.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { settingsStore } from '../stores/settings-store.ts';
import { requestReview } from './request-review.ts';

export const handler = httpHandler(
  routes.requestReview,
  () => {
    const client = dynamodb();
    const jobs = jobStore(client);
    const stores = {
      applications: applicationStore(client),
      resumes: resumeStore(client),
      matches: matchStore(client),
    };
    const shown = { ...stores, getJob: jobs.get, openJobs: remembered(jobs, jobs.listOpen) };
    const deps = { ...shown, fingerprint, now: () => new Date().toISOString() };
    return (input, actor) => requestReview(input, actor, deps);
  },
  () => formLimit({ settings: settingsStore(dynamodb()), formCounters: formCounterStore(dynamodb()) }),
);
