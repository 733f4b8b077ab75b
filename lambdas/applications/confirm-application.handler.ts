/** Entry of POST /api/applications/{id}/confirm. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { limitedForm } from '../forms/form-limit.ts';
import { SETTLED_TABLES, settlingStores } from '../merging/settling-stores.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint } from '../runtime/ids.ts';
import { confirmApplication } from './confirm-application.ts';

export const uses = {
  reads: ['settings'],
  changes: [...SETTLED_TABLES, 'formCounters'],
} as const satisfies Uses;

export const handler = httpHandler(
  routes.confirmApplication,
  uses,
  ({ tables }) => {
    const deps = { ...settlingStores(tables), fingerprint, now: () => new Date().toISOString() };
    return (input, actor) => confirmApplication(input, actor, deps);
  },
  limitedForm,
);
