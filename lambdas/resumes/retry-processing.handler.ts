/** Entry of POST /api/admin/resume-processing/{applicationId}/retry. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { readingRequests } from '../runtime/queue.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { retryProcessing } from './retry-processing.ts';

export const uses = {
  changes: ['applications'],
  audits: true,
  uploads: ['read'],
  sends: ['resumes'],
} as const satisfies Uses;

export const handler = httpHandler(routes.retryProcessing, uses, ({ sends, tables, uploads }) => {
  const onPostponed = (applicationId: string, cause: unknown) =>
    logger.warn('Reading is left to the sweep', { applicationId, ...loggableError(cause) });
  const now = () => new Date().toISOString();
  const stores = { applications: applicationStore(tables.applications), uploads: uploadStore(uploads) };
  const audit = auditTo(auditStore(tables.audit), now);
  const deps = { ...stores, audit, requestReading: readingRequests(sends.resumes), onPostponed, now };
  return (input, actor) => retryProcessing(input, actor, deps);
});
