/** Entry of POST /api/admin/evaluations. */
import { routes } from '../../shared/contract/routes.ts';
import { EVALUATION_SECONDS_MAX } from '../../shared/domain/evaluation.ts';
import { dynamodb } from '../runtime/clients.ts';
import { newId } from '../runtime/ids.ts';
import { countMetric, secondsMetric } from '../runtime/log.ts';
import { streamHandler } from '../runtime/stream.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { evaluationStore } from '../stores/evaluation-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentCatalog } from '../stores/talent-catalog.ts';
import { talentStore } from '../stores/talent-store.ts';
import { languageModels } from './language-models.ts';
import { talentRanking } from './rank-talents.ts';
import { readyJobs } from './ready-jobs.ts';
import { runEvaluation } from './run-evaluation.ts';

/** What is left of the 70 s once the last event is on its way. */
const MARGIN_SECONDS = 4;
const LIMITS = {
  keepAliveMs: 15_000,
  endsAfterMs: (EVALUATION_SECONDS_MAX - MARGIN_SECONDS) * 1000,
  timeoutCode: 'EVALUATION_TIMEOUT',
};

export const handler = streamHandler(
  routes.runEvaluation,
  () => {
    const client = dynamodb();
    const now = () => new Date().toISOString();
    const facts = { now, newId, today: () => now().slice(0, 7), clock: () => performance.now() };
    const [talents, resumes] = [talentStore(client), resumeStore(client)];
    const rankTalents = talentRanking({ talents: talentCatalog(talents), resumes, today: facts.today });
    const results = { matches: matchStore(client), evaluations: evaluationStore(client) };
    const about = { talents, resumes, decisions: decisionStore(client), ...readyJobs(jobStore(client)) };
    const audit = auditTo(auditStore(client), now);
    const onComplete = (count: number, elapsedMs: number) => {
      countMetric('MatchesStored', count);
      secondsMetric('EvaluationSeconds', elapsedMs / 1000);
    };
    const deps = { ...facts, ...results, ...about, ...languageModels(), rankTalents, audit, onComplete };
    return (input, actor, signal) => runEvaluation(input, actor, deps, signal);
  },
  LIMITS,
);
