/** Entry of GET /api/applications/{id}/export. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint } from '../runtime/ids.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { remembered } from '../stores/job-catalog.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { exportApplication } from './export-application.ts';

export const handler = httpHandler(routes.exportApplication, () => {
  const client = dynamodb();
  const stores = { applications: applicationStore(client), resumes: resumeStore(client), matches: matchStore(client) };
  const about = { talents: talentStore(client), activities: activityStore(client), outbox: outboxStore(client) };
  const jobs = jobStore(client);
  const openJobs = remembered(jobs, jobs.listOpen);
  const deps = { ...stores, ...about, openJobs, fingerprint, now: () => new Date().toISOString() };
  return (input, actor) => exportApplication(input, actor, deps);
});
