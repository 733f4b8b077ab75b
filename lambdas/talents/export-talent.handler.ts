/** Entry of GET /api/admin/talents/{id}/export. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { messageStore } from '../stores/message-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { verdictStore } from '../stores/verdict-store.ts';
import { exportTalent } from './export-talent.ts';

export const handler = httpHandler(routes.exportTalent, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const sent = { talents: talentStore(client), applications: applicationStore(client), resumes: resumeStore(client) };
  const scored = { matches: matchStore(client), decisions: decisionStore(client) };
  const said = { activities: activityStore(client), outbox: outboxStore(client), messages: messageStore(client) };
  const deps = {
    ...sent,
    ...scored,
    ...said,
    uploads: uploadStore(s3()),
    verdictOf: verdictStore(client).of,
    audit: auditTo(auditStore(client), now),
    now,
  };
  return (input, actor) => exportTalent(input, actor, deps);
});
