/** Entry of POST /api/admin/messages/{id}/reply. */
import { routes } from '../../shared/contract/routes.ts';
import { ses, smsVoice } from '../runtime/carrier-clients.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId, fingerprint, newId } from '../runtime/ids.ts';
import { reportRefusal } from '../runtime/report-refusal.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { carrierFromEnvironment } from '../stores/carrier.ts';
import { messageStore } from '../stores/message-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { replyToMessage } from './reply-to-message.ts';

export const handler = httpHandler(routes.replyToMessage, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const stores = {
    messages: messageStore(client),
    outbox: outboxStore(client),
    audit: auditTo(auditStore(client), now),
  };
  const facts = { newId, derivedId, fingerprint, now, onRefused: reportRefusal };
  const deps = { ...stores, ...facts, carrier: carrierFromEnvironment({ ses, smsVoice }) };
  return (input, actor) => replyToMessage(input, actor, deps);
});
