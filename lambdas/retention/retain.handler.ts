/** Entry of the daily retention and of the word count after it. */
import type { Uses } from '../../shared/contract/uses.ts';
import { SYSTEM } from '../../shared/domain/policy.ts';
import { resultStores } from '../legal-basis/result-stores.ts';
import { newId } from '../runtime/ids.ts';
import { logger } from '../runtime/log.ts';
import { runRequests } from '../runtime/queue.ts';
import { scheduledHandler } from '../runtime/scheduled.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { employerRequestStore } from '../stores/employer-request-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { genreStore } from '../stores/genre-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { messageStore } from '../stores/message-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { preferenceStore } from '../stores/preference-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { runStore } from '../stores/run-store.ts';
import { settingsStore } from '../stores/settings-store.ts';
import { claimOwner } from '../stores/talent-claims.ts';
import { talentStore } from '../stores/talent-store.ts';
import { erasedIds } from '../stores/talent-tombstones.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { countGenre } from './count-genre.ts';
import { observedRetention } from './observed-retention.ts';
import { retain } from './retain.ts';
import type { RoundDeps } from './retention-round.ts';

export const uses = {
  reads: ['jobs'],
  changes: [
    'activities',
    'applications',
    'decisions',
    'employerRequests',
    'employers',
    'evaluations',
    'matches',
    'messages',
    'outbox',
    'preferences',
    'resumes',
    'runs',
    'settings',
    'talents',
  ],
  audits: true,
  expiresAudit: true,
  uploads: ['read', 'erase', 'erase-documents', 'erase-copies'],
  sends: ['runs'],
} as const satisfies Uses;

/** `time` is the schedule's own: the moment for which the round is. */
export const handler = scheduledHandler(uses, ({ sends, tables, uploads }) => {
  const trail = auditStore(tables.audit);
  const sent = {
    talents: talentStore(tables.talents),
    applications: applicationStore(tables.applications),
    resumes: resumeStore(tables.resumes),
  };
  const scored = {
    ...resultStores(tables),
    jobs: jobStore(tables.jobs),
    preferences: preferenceStore(tables.preferences),
  };
  const noted = { activities: activityStore(tables.activities), outbox: outboxStore(tables.outbox) };
  const written = { messages: messageStore(tables.messages), employers: employerStore(tables.employers) };
  const kept = {
    settings: settingsStore(tables.settings),
    genres: genreStore(tables.settings),
    runs: runStore(tables.runs),
    uploads: uploadStore(uploads),
    erasedIds: erasedIds(tables.talents),
    ownerOf: claimOwner(tables.talents),
  };
  const asked = {
    requestRun: runRequests(sends.runs),
    employerRequests: employerRequestStore(tables.employerRequests),
  };
  const deps = { ...sent, ...scored, ...noted, ...written, ...kept, ...asked, trail, newId };
  return async ({ time }: { time?: string }) => {
    const now = () => time ?? new Date().toISOString();
    // Noted by the round's clock, or a round years ahead would expire its own notes without end.
    const round = (rest: RoundDeps) => retain(SYSTEM, { ...deps, now, audit: auditTo(trail, now), ...rest });
    const report = await observedRetention(round);
    const { people = 0 } = (await countGenre({ ...deps, now })) ?? {};
    logger.info('Words of the base counted', { people });
    return report;
  };
});
