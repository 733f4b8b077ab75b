/** Entry of POST /api/applications/{id}/confirm. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint } from '../runtime/ids.ts';
import { formCounterStore } from '../stores/form-counter-store.ts';
import { formLimit } from '../stores/form-limit.ts';
import { settingsStore } from '../stores/settings-store.ts';
import { settlingStores } from '../stores/settling-stores.ts';
import { confirmApplication } from './confirm-application.ts';

export const handler = httpHandler(
  routes.confirmApplication,
  () => {
    const deps = { ...settlingStores(dynamodb()), fingerprint, now: () => new Date().toISOString() };
    return (input, actor) => confirmApplication(input, actor, deps);
  },
  () => formLimit({ settings: settingsStore(dynamodb()), formCounters: formCounterStore(dynamodb()) }),
);
