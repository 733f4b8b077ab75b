/** Entry of PATCH /api/admin/talents/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { readTrail } from '../audit/read-trail.ts';
import { resultStores } from '../legal-basis/result-stores.ts';
import { httpHandler } from '../runtime/http.ts';
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { matchRequests } from '../runtime/queue.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { recentLegalBasis, settingsStore } from '../stores/settings-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { updateTalent } from './update-talent.ts';

export const uses = {
  reads: ['resumes', 'settings'],
  changes: ['applications', 'decisions', 'evaluations', 'matches', 'talents'],
  audits: true,
  sends: ['matching'],
} as const satisfies Uses;

export const handler = httpHandler(routes.updateTalent, uses, ({ sends, tables }) => {
  const now = () => new Date().toISOString();
  const trail = auditStore(tables.audit);
  const stores = {
    talents: talentStore(tables.talents),
    applications: applicationStore(tables.applications),
    resumes: resumeStore(tables.resumes),
    audit: auditTo(trail, now),
    noteRead: readTrail(trail),
  };
  const onPostponed = (talentId: string, cause: unknown) =>
    logger.warn('Matching is left to the sweep', { talentId, ...loggableError(cause) });
  const stated = { ...resultStores(tables), legalBasis: recentLegalBasis(settingsStore(tables.settings)) };
  const deps = { ...stores, ...stated, requestMatches: matchRequests(sends.matching), onPostponed, now };
  return (input, actor) => updateTalent(input, actor, deps);
});
