/** Entry of POST /api/applications/link. */
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { formCounterStore } from '../stores/form-counter-store.ts';
import { formLimit } from '../stores/form-limit.ts';
import { mailingStores } from '../stores/mailing-stores.ts';
import { settingsStore } from '../stores/settings-store.ts';
import { claimOwner } from '../stores/talent-claims.ts';
import { talentStore } from '../stores/talent-store.ts';
import { requestLinks } from './request-links.ts';

export const handler = httpHandler(
  routes.requestLinks,
  () => {
    const client = dynamodb();
    const people = { talents: talentStore(client), ownerOf: claimOwner(client) };
    const onFailed = (cause: unknown) => logger.error('Links were not sent', loggableError(cause));
    const deps = { ...mailingStores(client), ...people, wait, onFailed };
    return (input, actor) => requestLinks(input, actor, deps);
  },
  () => formLimit({ settings: settingsStore(dynamodb()), formCounters: formCounterStore(dynamodb()) }),
);
