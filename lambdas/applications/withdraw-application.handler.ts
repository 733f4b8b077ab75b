/** Entry of POST /api/applications/{id}/withdraw. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { limitedForm } from '../forms/form-limit.ts';
import { remembered } from '../indexes/job-catalog.ts';
import { resultStores } from '../legal-basis/result-stores.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint } from '../runtime/ids.ts';
import { applicationStore } from '../stores/application-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { withdrawApplication } from './withdraw-application.ts';

export const uses = {
  reads: ['jobs', 'resumes', 'settings'],
  changes: ['applications', 'decisions', 'evaluations', 'formCounters', 'matches', 'talents'],
} as const satisfies Uses;

export const handler = httpHandler(
  routes.withdrawApplication,
  uses,
  ({ tables }) => {
    const jobs = jobStore(tables.jobs);
    const stores = {
      applications: applicationStore(tables.applications),
      resumes: resumeStore(tables.resumes),
      ...resultStores(tables),
    };
    const shown = { ...stores, getJob: jobs.get, openJobs: remembered(jobs, jobs.listOpen) };
    const deps = { ...shown, talents: talentStore(tables.talents), fingerprint, now: () => new Date().toISOString() };
    return (input, actor) => withdrawApplication(input, actor, deps);
  },
  limitedForm,
);
