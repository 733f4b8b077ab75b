/** Entry of POST /api/applications/{id}/token. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { limitedForm } from '../forms/form-limit.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint, newToken } from '../runtime/ids.ts';
import { applicationStore } from '../stores/application-store.ts';
import { renewToken } from './renew-token.ts';

export const uses = { reads: ['settings'], changes: ['applications', 'formCounters'] } as const satisfies Uses;

export const handler = httpHandler(
  routes.renewToken,
  uses,
  ({ tables }) => {
    const deps = { applications: applicationStore(tables.applications), fingerprint, newToken };
    return (input, actor) => renewToken(input, actor, deps);
  },
  limitedForm,
);
