/** Entry of the daily retention. */
import { SYSTEM } from '../../shared/domain/policy.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { newId } from '../runtime/ids.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { erasedIds } from '../stores/erased-talent.ts';
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
import { observedRetention } from './observed-retention.ts';
import { retain } from './retain.ts';

export const handler = () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const trail = auditStore(client);
  const sent = { talents: talentStore(client), applications: applicationStore(client), resumes: resumeStore(client) };
  const scored = { matches: matchStore(client), decisions: decisionStore(client), jobs: jobStore(client) };
  const noted = { activities: activityStore(client), outbox: outboxStore(client), runs: runStore(client) };
  const tried = { evaluations: evaluationStore(client), preferences: preferenceStore(client) };
  const kept = { settings: settingsStore(client), uploads: uploadStore(s3()), erasedIds: erasedIds(client) };
  const deps = { ...sent, ...scored, ...noted, ...tried, ...kept, newId, now, trail, audit: auditTo(trail, now) };
  return observedRetention((round) => retain(SYSTEM, { ...deps, ...round }));
};
