/** Imports, exports, reconciliations, and resumes whose reading failed. */
import { routed } from '../runtime/router.ts';

export const endpoints = {
  'resumes/list-dead-letters': () => import('../resumes/list-dead-letters.handler.ts'),
  'resumes/list-processing': () => import('../resumes/list-processing.handler.ts'),
  'resumes/redrive-dead-letters': () => import('../resumes/redrive-dead-letters.handler.ts'),
  'resumes/retry-failed': () => import('../resumes/retry-failed.handler.ts'),
  'resumes/retry-processing': () => import('../resumes/retry-processing.handler.ts'),
  'exchange/check-import': () => import('../exchange/check-import.handler.ts'),
  'exchange/create-export': () => import('../exchange/create-export.handler.ts'),
  'exchange/create-import': () => import('../exchange/create-import.handler.ts'),
  'reconciliation/create-reconciliation': () => import('../reconciliation/create-reconciliation.handler.ts'),
  'runs/get-run': () => import('../runs/get-run.handler.ts'),
  'exchange/get-run-file': () => import('../exchange/get-run-file.handler.ts'),
  'runs/list-runs': () => import('../runs/list-runs.handler.ts'),
  'exchange/start-import': () => import('../exchange/start-import.handler.ts'),
  'runs/stop-run': () => import('../runs/stop-run.handler.ts'),
};

export const handler = routed(endpoints);
