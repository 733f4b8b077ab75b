/** Entry of DELETE /api/applications/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { fingerprint } from '../runtime/ids.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { erasedIds } from '../stores/erased-talent.ts';
import { evaluationStore } from '../stores/evaluation-store.ts';
import { formCounterStore } from '../stores/form-counter-store.ts';
import { erasureLimit } from '../stores/form-limit.ts';
import { matchStore } from '../stores/match-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { preferenceStore } from '../stores/preference-store.ts';
import { runRequests } from '../stores/queue.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { runStore } from '../stores/run-store.ts';
import { settingsStore } from '../stores/settings-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { eraseApplication } from './erase-application.ts';

export const handler = httpHandler(
  routes.eraseApplication,
  () => {
    const client = dynamodb();
    const now = () => new Date().toISOString();
    const sent = { talents: talentStore(client), applications: applicationStore(client), resumes: resumeStore(client) };
    const scored = { matches: matchStore(client), decisions: decisionStore(client) };
    const done = { activities: activityStore(client), outbox: outboxStore(client), uploads: uploadStore(s3()) };
    const tried = { evaluations: evaluationStore(client), preferences: preferenceStore(client) };
    const asked = { runs: runStore(client), requestRun: runRequests(sqs()), erasedIds: erasedIds(client) };
    const deps = { ...sent, ...scored, ...done, ...tried, ...asked, fingerprint, now };
    return (input, actor) => eraseApplication(input, actor, { ...deps, audit: auditTo(auditStore(client), now) });
  },
  () => erasureLimit({ settings: settingsStore(dynamodb()), formCounters: formCounterStore(dynamodb()) }),
);
