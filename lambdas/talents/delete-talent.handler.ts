/** Entry of DELETE /api/admin/talents/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { erasedIds } from '../stores/erased-talent.ts';
import { evaluationStore } from '../stores/evaluation-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { messageStore } from '../stores/message-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { preferenceStore } from '../stores/preference-store.ts';
import { runRequests } from '../stores/queue.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { runStore } from '../stores/run-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { deleteTalent } from './delete-talent.ts';

export const handler = httpHandler(routes.deleteTalent, () => {
  const client = dynamodb();
  const sent = { talents: talentStore(client), applications: applicationStore(client), resumes: resumeStore(client) };
  const scored = {
    matches: matchStore(client),
    decisions: decisionStore(client),
    evaluations: evaluationStore(client),
  };
  const done = { activities: activityStore(client), outbox: outboxStore(client), uploads: uploadStore(s3()) };
  const named = { preferences: preferenceStore(client), runs: runStore(client), messages: messageStore(client) };
  const now = () => new Date().toISOString();
  const known = { erasedIds: erasedIds(client), requestRun: runRequests(sqs()), now };
  const audit = auditTo(auditStore(client), now);
  return (input, actor) => deleteTalent(input, actor, { ...sent, ...scored, ...done, ...named, ...known, audit });
});
