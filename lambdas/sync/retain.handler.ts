/** Entry of the daily retention. */
import { SYSTEM } from '../../shared/domain/policy.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { newId } from '../runtime/ids.ts';
import { countMetric, logger, publishMetrics } from '../runtime/log.ts';
import { logFailure } from '../runtime/log-failure.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { evaluationStore } from '../stores/evaluation-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { preferenceStore } from '../stores/preference-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { runStore } from '../stores/run-store.ts';
import { settingsStore } from '../stores/settings-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { type RetainDeps, retain } from './retain.ts';
import type { RetentionReport } from './retention-round.ts';

/** Below the four fifths of its timeout at which a function counts as slow, one last erasure included. */
const BUDGET_MS = 420_000;

export async function handler(): Promise<RetentionReport> {
  logger.resetKeys();
  const endsAt = Date.now() + BUDGET_MS;
  const onFailure = (error: unknown) => logFailure('Retention left something for the next round', error);
  const report = await retain(SYSTEM, { ...stores(), hasTimeLeft: () => Date.now() < endsAt, onFailure });
  const { failed, unfinished, ...removed } = report;
  countMetric(
    'RetentionErased',
    Object.values(removed).reduce((sum, count) => sum + count, 0),
  );
  countMetric('RetentionFailed', failed);
  publishMetrics();
  logger.info('Retained', { ...removed, failed, unfinished });
  return report;
}

function stores(): Omit<RetainDeps, 'hasTimeLeft' | 'onFailure'> {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const trail = auditStore(client);
  return {
    activities: activityStore(client),
    applications: applicationStore(client),
    decisions: decisionStore(client),
    evaluations: evaluationStore(client),
    jobs: jobStore(client),
    matches: matchStore(client),
    outbox: outboxStore(client),
    preferences: preferenceStore(client),
    resumes: resumeStore(client),
    runs: runStore(client),
    settings: settingsStore(client),
    talents: talentStore(client),
    uploads: uploadStore(s3()),
    trail,
    audit: auditTo(trail, now),
    newId,
    now,
  };
}
