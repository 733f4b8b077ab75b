/** Entry of POST /api/applications/{id}/confirm-link. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { limitedForm } from '../forms/form-limit.ts';
import { mailingStores } from '../outbox/mailing-stores.ts';
import { httpHandler } from '../runtime/http.ts';
import { requestConfirmation } from './request-confirmation.ts';

export const uses = {
  reads: ['settings'],
  changes: ['applications', 'formCounters', 'outbox'],
  sendsMessages: true,
} as const satisfies Uses;

export const handler = httpHandler(
  routes.requestConfirmation,
  uses,
  ({ carriers, tables }) => {
    const deps = mailingStores({ tables, carriers });
    return (input, actor) => requestConfirmation(input, actor, deps);
  },
  limitedForm,
);
