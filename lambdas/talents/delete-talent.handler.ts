/** Entry of DELETE /api/admin/talents/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { SETTLED_TABLES, settlingStores } from '../merging/settling-stores.ts';
import { httpHandler } from '../runtime/http.ts';
import { runRequests } from '../runtime/queue.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { messageStore } from '../stores/message-store.ts';
import { preferenceStore } from '../stores/preference-store.ts';
import { runStore } from '../stores/run-store.ts';
import { erasedIds, wasConfirmed } from '../stores/talent-tombstones.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { deleteTalent } from './delete-talent.ts';

export const uses = {
  changes: [...SETTLED_TABLES, 'messages', 'preferences', 'runs'],
  audits: true,
  uploads: ['erase', 'erase-documents', 'erase-copies'],
  sends: ['runs'],
} as const satisfies Uses;

export const handler = httpHandler(routes.deleteTalent, uses, ({ sends, tables, uploads }) => {
  const stores = {
    ...settlingStores(tables),
    messages: messageStore(tables.messages),
    preferences: preferenceStore(tables.preferences),
    runs: runStore(tables.runs),
    uploads: uploadStore(uploads),
  };
  const now = () => new Date().toISOString();
  const known = {
    erasedIds: erasedIds(tables.talents),
    wasConfirmed: wasConfirmed(tables.talents),
    requestRun: runRequests(sends.runs),
    now,
  };
  const audit = auditTo(auditStore(tables.audit), now);
  return (input, actor) => deleteTalent(input, actor, { ...stores, ...known, audit });
});
