/** Entry of POST /api/employer-requests. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId, fingerprint, newId } from '../runtime/ids.ts';
import { countMetric } from '../runtime/log.ts';
import { employerRequestStore } from '../stores/employer-request-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { formCounterStore } from '../stores/form-counter-store.ts';
import { formLimit } from '../stores/form-limit.ts';
import { settingsStore } from '../stores/settings-store.ts';
import { requestTalent } from './request-talent.ts';

export const handler = httpHandler(
  routes.requestTalent,
  () => {
    const now = () => new Date().toISOString();
    const client = dynamodb();
    const stores = { employerRequests: employerRequestStore(client), employers: employerStore(client) };
    const deps = { ...stores, newId, derivedId, fingerprint, now };
    return async (input, actor) => {
      const requested = await requestTalent(input, actor, deps);
      countMetric('EmployerRequests');
      return requested;
    };
  },
  () => formLimit({ settings: settingsStore(dynamodb()), formCounters: formCounterStore(dynamodb()) }),
);
