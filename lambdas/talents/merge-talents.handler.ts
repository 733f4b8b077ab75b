/** Entry of POST /api/admin/talents/{id}/merge. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { evaluationStore } from '../stores/evaluation-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentMerging } from '../stores/talent-merging.ts';
import { talentStore } from '../stores/talent-store.ts';
import { mergeTalents } from './merge-talents.ts';

export const handler = httpHandler(routes.mergeTalents, () => {
  const client = dynamodb();
  const people = { talents: talentStore(client), merging: talentMerging(client), resumes: resumeStore(client) };
  const scored = {
    matches: matchStore(client),
    decisions: decisionStore(client),
    evaluations: evaluationStore(client),
  };
  const done = { activities: activityStore(client), outbox: outboxStore(client) };
  const audit = auditTo(auditStore(client), () => new Date().toISOString());
  const deps = { ...people, ...scored, ...done, applications: applicationStore(client), audit };
  return (input, actor) => mergeTalents(input, actor, deps);
});
