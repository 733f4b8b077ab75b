/** Entry of POST /api/admin/evaluations. */
import { routes } from '../../shared/contract/routes.ts';
import { EVALUATION_SECONDS_MAX } from '../../shared/domain/evaluation.ts';
import { dynamodb } from '../runtime/clients.ts';
import { streamLimits } from '../runtime/event-stream.ts';
import { newId } from '../runtime/ids.ts';
import { streamHandler } from '../runtime/stream.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { evaluationStore } from '../stores/evaluation-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentCatalog } from '../stores/talent-catalog.ts';
import { talentStore } from '../stores/talent-store.ts';
import { countEvaluation } from './count-evaluation.ts';
import { languageModels } from './language-models.ts';
import { matcher } from './matcher.ts';
import { talentRanking } from './rank-talents.ts';
import { readyJobs } from './ready-jobs.ts';
import { runEvaluation } from './run-evaluation.ts';

const LIMITS = streamLimits(EVALUATION_SECONDS_MAX, 'EVALUATION_TIMEOUT');

export const handler = streamHandler(routes.runEvaluation, LIMITS, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const facts = { now, newId, today: () => now().slice(0, 7), clock: () => performance.now(), matcher: matcher() };
  const people = { talents: talentStore(client), applications: applicationStore(client) };
  const stores = { ...people, resumes: resumeStore(client), decisions: decisionStore(client) };
  const everybody = { ...talentCatalog(stores.talents), get: stores.talents.get };
  const rankTalents = talentRanking({ ...stores, ...facts, talents: everybody });
  const results = { matches: matchStore(client), evaluations: evaluationStore(client), onComplete: countEvaluation };
  const audit = auditTo(auditStore(client), now);
  const help = { ...readyJobs(jobStore(client)), ...languageModels(), rankTalents, audit };
  return (input, actor, signal) => runEvaluation(input, actor, { ...facts, ...stores, ...results, ...help }, signal);
});
