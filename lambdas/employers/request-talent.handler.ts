/** Entry of POST /api/employer-requests. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { limitedForm } from '../forms/form-limit.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId, fingerprint, newId } from '../runtime/ids.ts';
import { countMetric } from '../runtime/log.ts';
import { employerRequestStore } from '../stores/employer-request-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { requestTalent } from './request-talent.ts';

export const uses = {
  reads: ['settings'],
  changes: ['employerRequests', 'employers', 'formCounters'],
} as const satisfies Uses;

export const handler = httpHandler(
  routes.requestTalent,
  uses,
  ({ tables }) => {
    const now = () => new Date().toISOString();
    const stores = {
      employerRequests: employerRequestStore(tables.employerRequests),
      employers: employerStore(tables.employers),
    };
    const deps = { ...stores, newId, derivedId, fingerprint, now };
    return async (input, actor) => {
      const requested = await requestTalent(input, actor, deps);
      countMetric('EmployerRequests');
      return requested;
    };
  },
  limitedForm,
);
