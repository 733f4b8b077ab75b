/** Reports health and the API description; reads no data. */
import { routed } from '../runtime/router.ts';

export const endpoints = {
  'health/get-health': () => import('../health/get-health.handler.ts'),
  'health/get-openapi': () => import('../health/get-openapi.handler.ts'),
};

export const handler = routed(endpoints);
