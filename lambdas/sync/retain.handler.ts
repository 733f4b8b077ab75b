/** Entry of the daily retention. */
import { SYSTEM } from '../../shared/domain/policy.ts';
import { dynamodb, s3, sqs } from '../runtime/clients.ts';
import { newId } from '../runtime/ids.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { employerRequestStore } from '../stores/employer-request-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { erasedIds } from '../stores/erased-talent.ts';
import { jobStore } from '../stores/job-store.ts';
import { messageStore } from '../stores/message-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { preferenceStore } from '../stores/preference-store.ts';
import { runRequests } from '../stores/queue.ts';
import { resultStores } from '../stores/result-stores.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { runStore } from '../stores/run-store.ts';
import { settingsStore } from '../stores/settings-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { observedRetention } from './observed-retention.ts';
import { retain } from './retain.ts';

/** `time` is the schedule's own: the moment for which the round is. */
export const handler = ({ time }: { time?: string }) => {
  const client = dynamodb();
  const now = () => time ?? new Date().toISOString();
  const trail = auditStore(client);
  const sent = { talents: talentStore(client), applications: applicationStore(client), resumes: resumeStore(client) };
  const scored = { ...resultStores(client), jobs: jobStore(client), preferences: preferenceStore(client) };
  const noted = { activities: activityStore(client), outbox: outboxStore(client), runs: runStore(client) };
  const written = { messages: messageStore(client), employers: employerStore(client) };
  const kept = { settings: settingsStore(client), uploads: uploadStore(s3()), erasedIds: erasedIds(client) };
  const asked = { requestRun: runRequests(sqs()), employerRequests: employerRequestStore(client) };
  const deps = { ...sent, ...scored, ...noted, ...written, ...kept, ...asked, trail, newId, now };
  // Noted by the round's clock, or a round years ahead would expire its own notes without end.
  return observedRetention((round) => retain(SYSTEM, { ...deps, audit: auditTo(trail, now), ...round }));
};
