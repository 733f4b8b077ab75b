/** Entry of GET /api/admin/messages/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { readTrail } from '../audit/read-trail.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore } from '../stores/audit-store.ts';
import { messageStore } from '../stores/message-store.ts';
import { getMessage } from './get-message.ts';

export const uses = { reads: ['messages'], audits: true } as const satisfies Uses;

export const handler = httpHandler(routes.getMessage, uses, ({ tables }) => {
  const deps = { messages: messageStore(tables.messages), noteRead: readTrail(auditStore(tables.audit)) };
  return (input, actor) => getMessage(input, actor, deps);
});
