/** Public reads: open jobs and the settings of the site. */
import { routed } from '../runtime/router.ts';

export const endpoints = {
  'jobs/get-public-job': () => import('../jobs/get-public-job.handler.ts'),
  'jobs/list-public-jobs': () => import('../jobs/list-public-jobs.handler.ts'),
  'jobs/list-similar-jobs': () => import('../jobs/list-similar-jobs.handler.ts'),
  'settings/get-site-settings': () => import('../settings/get-site-settings.handler.ts'),
};

export const handler = routed(endpoints);
