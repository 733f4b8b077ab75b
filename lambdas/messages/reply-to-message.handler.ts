/** Entry of POST /api/admin/messages/{id}/reply. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { carrierFromEnvironment } from '../outbox/carrier.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId, fingerprint, newId } from '../runtime/ids.ts';
import { reportRefusal } from '../runtime/report-refusal.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { messageStore } from '../stores/message-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { replyToMessage } from './reply-to-message.ts';

export const uses = { changes: ['messages', 'outbox'], audits: true, sendsMessages: true } as const satisfies Uses;

export const handler = httpHandler(routes.replyToMessage, uses, ({ carriers, tables }) => {
  const now = () => new Date().toISOString();
  const stores = {
    messages: messageStore(tables.messages),
    outbox: outboxStore(tables.outbox),
    audit: auditTo(auditStore(tables.audit), now),
  };
  const facts = { newId, derivedId, fingerprint, now, onRefused: reportRefusal };
  const deps = { ...stores, ...facts, carrier: carrierFromEnvironment(carriers) };
  return (input, actor) => replyToMessage(input, actor, deps);
});
