/** The applicant's own application, opened with its token. */
import { routed } from '../runtime/router.ts';

export const endpoints = {
  'applications/confirm-application': () => import('../applications/confirm-application.handler.ts'),
  'applications/correct-reading': () => import('../applications/correct-reading.handler.ts'),
  'applications/erase-application': () => import('../applications/erase-application.handler.ts'),
  'applications/export-application': () => import('../applications/export-application.handler.ts'),
  'applications/follow-application': () => import('../applications/follow-application.handler.ts'),
  'applications/renew-token': () => import('../applications/renew-token.handler.ts'),
  'applications/request-review': () => import('../applications/request-review.handler.ts'),
  'applications/set-talent-pool': () => import('../applications/set-talent-pool.handler.ts'),
  'applications/withdraw-application': () => import('../applications/withdraw-application.handler.ts'),
};

export const handler = routed(endpoints);
