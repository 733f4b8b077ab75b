/** Entry of POST /api/applications/{id}/review-request. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { limitedForm } from '../forms/form-limit.ts';
import { remembered } from '../indexes/job-catalog.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint } from '../runtime/ids.ts';
import { applicationStore } from '../stores/application-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { requestReview } from './request-review.ts';

export const uses = {
  reads: ['jobs', 'matches', 'resumes', 'settings'],
  changes: ['applications', 'formCounters'],
} as const satisfies Uses;

export const handler = httpHandler(
  routes.requestReview,
  uses,
  ({ tables }) => {
    const jobs = jobStore(tables.jobs);
    const stores = {
      applications: applicationStore(tables.applications),
      resumes: resumeStore(tables.resumes),
      matches: matchStore(tables.matches),
    };
    const shown = { ...stores, getJob: jobs.get, openJobs: remembered(jobs, jobs.listOpen) };
    const deps = { ...shown, fingerprint, now: () => new Date().toISOString() };
    return (input, actor) => requestReview(input, actor, deps);
  },
  limitedForm,
);
