/** Entry of DELETE /api/applications/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { limitedErasure } from '../forms/form-limit.ts';
import { SETTLED_TABLES, settlingStores } from '../merging/settling-stores.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint } from '../runtime/ids.ts';
import { runRequests } from '../runtime/queue.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { preferenceStore } from '../stores/preference-store.ts';
import { runStore } from '../stores/run-store.ts';
import { claimOwner } from '../stores/talent-claims.ts';
import { erasedIds } from '../stores/talent-tombstones.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { eraseApplication } from './erase-application.ts';

export const uses = {
  reads: ['settings'],
  changes: [...SETTLED_TABLES, 'formCounters', 'preferences', 'runs'],
  audits: true,
  uploads: ['erase', 'erase-documents', 'erase-copies'],
  sends: ['runs'],
} as const satisfies Uses;

export const handler = httpHandler(
  routes.eraseApplication,
  uses,
  ({ sends, tables, uploads }) => {
    const now = () => new Date().toISOString();
    const stores = {
      ...settlingStores(tables),
      preferences: preferenceStore(tables.preferences),
      runs: runStore(tables.runs),
      uploads: uploadStore(uploads),
    };
    const asked = {
      requestRun: runRequests(sends.runs),
      erasedIds: erasedIds(tables.talents),
      ownerOf: claimOwner(tables.talents),
    };
    const audit = auditTo(auditStore(tables.audit), now);
    const deps = { ...stores, ...asked, fingerprint, now, audit };
    return (input, actor) => eraseApplication(input, actor, deps);
  },
  limitedErasure,
);
