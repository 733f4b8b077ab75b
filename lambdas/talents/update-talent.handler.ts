/** Entry of PATCH /api/admin/talents/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { matchRequests } from '../stores/queue.ts';
import { resultStores } from '../stores/result-stores.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { recentLegalBasis, settingsStore } from '../stores/settings-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { updateTalent } from './update-talent.ts';

export const handler = httpHandler(routes.updateTalent, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const stores = {
    talents: talentStore(client),
    applications: applicationStore(client),
    resumes: resumeStore(client),
    audit: auditTo(auditStore(client), now),
  };
  const onPostponed = (talentId: string, cause: unknown) =>
    logger.warn('Matching is left to the sweep', { talentId, ...loggableError(cause) });
  const stated = { ...resultStores(client), legalBasis: recentLegalBasis(settingsStore(client)) };
  const deps = { ...stores, ...stated, requestMatches: matchRequests(sqs()), onPostponed, now };
  return (input, actor) => updateTalent(input, actor, deps);
});
