/** Entry of GET /api/applications/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint } from '../runtime/ids.ts';
import { applicationStore } from '../stores/application-store.ts';
import { remembered } from '../stores/job-catalog.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { followApplication } from './follow-application.ts';

export const handler = httpHandler(routes.followApplication, () => {
  const client = dynamodb();
  const jobs = jobStore(client);
  const stores = { applications: applicationStore(client), resumes: resumeStore(client), matches: matchStore(client) };
  const deps = { ...stores, getJob: jobs.get, openJobs: remembered(jobs, jobs.listOpen), fingerprint };
  return (input, actor) => followApplication(input, actor, deps);
});
