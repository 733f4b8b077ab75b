/** Entry of POST /api/admin/talents/{id}/corrections. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { newId } from '../runtime/ids.ts';
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { matchRequests } from '../stores/queue.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { correctResume } from './correct-resume.ts';

export const handler = httpHandler(routes.correctResume, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const stores = {
    talents: talentStore(client),
    applications: applicationStore(client),
    resumes: resumeStore(client),
    matches: matchStore(client),
    audit: auditTo(auditStore(client), now),
  };
  const onPostponed = (applicationId: string, cause: unknown) =>
    logger.warn('Matching is left to the sweep', { applicationId, ...loggableError(cause) });
  const deps = { ...stores, requestMatches: matchRequests(sqs()), onPostponed, newId, now };
  return (input, actor) => correctResume(input, actor, deps);
});
