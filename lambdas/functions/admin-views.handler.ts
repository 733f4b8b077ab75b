/** The lists and overviews of recruiters: they read nearly everything and write nothing, not even the trail. */
import { routed } from '../runtime/router.ts';

export const endpoints = {
  'applications/list-applications': () => import('../applications/list-applications.handler.ts'),
  'overview/get-overview': () => import('../overview/get-overview.handler.ts'),
  'preferences/get-preferences': () => import('../preferences/get-preferences.handler.ts'),
  'audit/list-audit': () => import('../audit/list-audit.handler.ts'),
  'outbox/list-outbox': () => import('../outbox/list-outbox.handler.ts'),
  'search/search-everything': () => import('../search/search-everything.handler.ts'),
  'employers/list-employers': () => import('../employers/list-employers.handler.ts'),
  'jobs/get-job': () => import('../jobs/get-job.handler.ts'),
  'jobs/get-job-criteria': () => import('../jobs/get-job-criteria.handler.ts'),
  'jobs/list-jobs': () => import('../jobs/list-jobs.handler.ts'),
  'matches/list-evaluations': () => import('../matches/list-evaluations.handler.ts'),
  'matches/list-matches': () => import('../matches/list-matches.handler.ts'),
  'messages/list-messages': () => import('../messages/list-messages.handler.ts'),
  'settings/get-settings': () => import('../settings/get-settings.handler.ts'),
  'talents/list-duplicates': () => import('../talents/list-duplicates.handler.ts'),
  'talents/list-talents': () => import('../talents/list-talents.handler.ts'),
};

export const handler = routed(endpoints);
