/** Entry of GET /api/applications/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { remembered } from '../indexes/job-catalog.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint } from '../runtime/ids.ts';
import { applicationStore } from '../stores/application-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { followApplication } from './follow-application.ts';

export const uses = { reads: ['applications', 'jobs', 'matches', 'resumes'] } as const satisfies Uses;

export const handler = httpHandler(routes.followApplication, uses, ({ tables }) => {
  const jobs = jobStore(tables.jobs);
  const stores = {
    applications: applicationStore(tables.applications),
    resumes: resumeStore(tables.resumes),
    matches: matchStore(tables.matches),
  };
  const facts = { fingerprint, now: () => new Date().toISOString() };
  const deps = { ...stores, ...facts, getJob: jobs.get, openJobs: remembered(jobs, jobs.listOpen) };
  return (input, actor) => followApplication(input, actor, deps);
});
