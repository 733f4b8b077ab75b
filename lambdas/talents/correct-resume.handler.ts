/** Entry of POST /api/admin/talents/{id}/corrections. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { newId } from '../runtime/ids.ts';
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { matchRequests } from '../runtime/queue.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { correctResume } from './correct-resume.ts';

export const uses = {
  changes: ['applications', 'matches', 'resumes', 'talents'],
  audits: true,
  sends: ['matching'],
} as const satisfies Uses;

export const handler = httpHandler(routes.correctResume, uses, ({ sends, tables }) => {
  const now = () => new Date().toISOString();
  const stores = {
    talents: talentStore(tables.talents),
    applications: applicationStore(tables.applications),
    resumes: resumeStore(tables.resumes),
    matches: matchStore(tables.matches),
    audit: auditTo(auditStore(tables.audit), now),
  };
  const onPostponed = (applicationId: string, cause: unknown) =>
    logger.warn('Matching is left to the sweep', { applicationId, ...loggableError(cause) });
  const deps = { ...stores, requestMatches: matchRequests(sends.matching), onPostponed, newId, now };
  return (input, actor) => correctResume(input, actor, deps);
});
