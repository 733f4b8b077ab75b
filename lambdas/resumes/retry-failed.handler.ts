/** Entry of POST /api/admin/resume-processing/retry. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { readingRequests } from '../stores/queue.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { retryFailed } from './retry-failed.ts';

/** Leaves room within the 25 s of an answer to count what is left. */
const RETRYING_MS = 15_000;

export const handler = httpHandler(routes.retryFailed, () => {
  const onPostponed = (applicationId: string, cause: unknown) =>
    logger.warn('Reading is left to the sweep', { applicationId, ...loggableError(cause) });
  const now = () => new Date().toISOString();
  const client = dynamodb();
  const stores = { applications: applicationStore(client), uploads: uploadStore(s3()) };
  const audit = auditTo(auditStore(client), now);
  const deps = { ...stores, audit, requestReading: readingRequests(sqs()), onPostponed, now };
  return (input, actor) => {
    const end = Date.now() + RETRYING_MS;
    return retryFailed(input, actor, { ...deps, isTimeUp: () => Date.now() > end });
  };
});
