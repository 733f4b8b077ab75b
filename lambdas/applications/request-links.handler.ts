/** Entry of POST /api/applications/link. */
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { limitedForm } from '../forms/form-limit.ts';
import { mailingStores } from '../outbox/mailing-stores.ts';
import { httpHandler } from '../runtime/http.ts';
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { claimOwner } from '../stores/talent-claims.ts';
import { talentStore } from '../stores/talent-store.ts';
import { requestLinks } from './request-links.ts';

export const uses = {
  reads: ['settings', 'talents'],
  changes: ['applications', 'formCounters', 'outbox'],
  sendsMessages: true,
} as const satisfies Uses;

export const handler = httpHandler(
  routes.requestLinks,
  uses,
  ({ carriers, tables }) => {
    const people = { talents: talentStore(tables.talents), ownerOf: claimOwner(tables.talents) };
    const onFailed = (cause: unknown) => logger.error('Links were not sent', loggableError(cause));
    const deps = { ...mailingStores({ tables, carriers }), ...people, wait, onFailed };
    return (input, actor) => requestLinks(input, actor, deps);
  },
  limitedForm,
);
