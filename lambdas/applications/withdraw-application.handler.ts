/** Entry of POST /api/applications/{id}/withdraw. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint } from '../runtime/ids.ts';
import { applicationStore } from '../stores/application-store.ts';
import { formCounterStore } from '../stores/form-counter-store.ts';
import { formLimit } from '../stores/form-limit.ts';
import { remembered } from '../stores/job-catalog.ts';
import { jobStore } from '../stores/job-store.ts';
import { resultStores } from '../stores/result-stores.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { settingsStore } from '../stores/settings-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { withdrawApplication } from './withdraw-application.ts';

export const handler = httpHandler(
  routes.withdrawApplication,
  () => {
    const client = dynamodb();
    const jobs = jobStore(client);
    const stores = {
      applications: applicationStore(client),
      resumes: resumeStore(client),
      ...resultStores(client),
    };
    const shown = { ...stores, getJob: jobs.get, openJobs: remembered(jobs, jobs.listOpen) };
    const deps = { ...shown, talents: talentStore(client), fingerprint, now: () => new Date().toISOString() };
    return (input, actor) => withdrawApplication(input, actor, deps);
  },
  () => formLimit({ settings: settingsStore(dynamodb()), formCounters: formCounterStore(dynamodb()) }),
);
