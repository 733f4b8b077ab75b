/** Entry of PATCH /api/admin/applications/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { readingRequests } from '../stores/queue.ts';
import { updateApplication } from './update-application.ts';

export const handler = httpHandler(routes.updateApplication, () => {
  const onPostponed = (applicationId: string, cause: unknown) =>
    logger.warn('Reading is left to the sweep', { applicationId, ...loggableError(cause) });
  const now = () => new Date().toISOString();
  const client = dynamodb();
  const stores = { applications: applicationStore(client), audit: auditTo(auditStore(client), now) };
  const deps = { ...stores, requestReading: readingRequests(sqs()), onPostponed, now };
  return (input, actor) => updateApplication(input, actor, deps);
});
