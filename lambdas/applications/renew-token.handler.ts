/** Entry of POST /api/applications/{id}/token. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint, newToken } from '../runtime/ids.ts';
import { applicationStore } from '../stores/application-store.ts';
import { formCounterStore } from '../stores/form-counter-store.ts';
import { formLimit } from '../stores/form-limit.ts';
import { settingsStore } from '../stores/settings-store.ts';
import { renewToken } from './renew-token.ts';

export const handler = httpHandler(
  routes.renewToken,
  () => {
    const deps = { applications: applicationStore(dynamodb()), fingerprint, newToken };
    return (input, actor) => renewToken(input, actor, deps);
  },
  () => formLimit({ settings: settingsStore(dynamodb()), formCounters: formCounterStore(dynamodb()) }),
);
