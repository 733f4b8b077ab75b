/** Entry of GET /api/applications/{id}/export. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { remembered } from '../indexes/job-catalog.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint } from '../runtime/ids.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { exportApplication } from './export-application.ts';

export const uses = {
  reads: ['activities', 'applications', 'jobs', 'matches', 'outbox', 'resumes', 'talents'],
} as const satisfies Uses;

export const handler = httpHandler(routes.exportApplication, uses, ({ tables }) => {
  const stores = {
    applications: applicationStore(tables.applications),
    resumes: resumeStore(tables.resumes),
    matches: matchStore(tables.matches),
  };
  const about = {
    talents: talentStore(tables.talents),
    activities: activityStore(tables.activities),
    outbox: outboxStore(tables.outbox),
  };
  const jobs = jobStore(tables.jobs);
  const openJobs = remembered(jobs, jobs.listOpen);
  const deps = { ...stores, ...about, openJobs, fingerprint, now: () => new Date().toISOString() };
  return (input, actor) => exportApplication(input, actor, deps);
});
