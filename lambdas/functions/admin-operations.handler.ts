/** Imports, exports, reconciliations, and resumes whose reading went wrong. */
import { routed } from '../runtime/router.ts';

export const endpoints = {
  'resumes/list-dead-letters': () => import('../resumes/list-dead-letters.handler.ts'),
  'resumes/list-processing': () => import('../resumes/list-processing.handler.ts'),
  'resumes/redrive-dead-letters': () => import('../resumes/redrive-dead-letters.handler.ts'),
  'resumes/retry-failed': () => import('../resumes/retry-failed.handler.ts'),
  'resumes/retry-processing': () => import('../resumes/retry-processing.handler.ts'),
  'sync/check-import': () => import('../sync/check-import.handler.ts'),
  'sync/create-export': () => import('../sync/create-export.handler.ts'),
  'sync/create-import': () => import('../sync/create-import.handler.ts'),
  'sync/create-reconciliation': () => import('../sync/create-reconciliation.handler.ts'),
  'sync/get-run': () => import('../sync/get-run.handler.ts'),
  'sync/get-run-file': () => import('../sync/get-run-file.handler.ts'),
  'sync/list-runs': () => import('../sync/list-runs.handler.ts'),
  'sync/start-import': () => import('../sync/start-import.handler.ts'),
  'sync/stop-run': () => import('../sync/stop-run.handler.ts'),
};

export const handler = routed(endpoints);
