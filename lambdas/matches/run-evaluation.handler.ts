/** Entry of POST /api/admin/evaluations. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { EVALUATION_SECONDS_MAX } from '../../shared/domain/evaluation.ts';
import { sharedPeople } from '../indexes/people-engine.ts';
import { sharedRankingForms } from '../indexes/ranking-forms.ts';
import { streamLimits } from '../runtime/event-stream.ts';
import { newId } from '../runtime/ids.ts';
import { streamHandler } from '../runtime/stream.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { evaluationStore } from '../stores/evaluation-store.ts';
import { generationStore } from '../stores/generation-store.ts';
import { currentGenre, genreStore } from '../stores/genre-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { countEvaluation } from './count-evaluation.ts';
import { languageModels } from './language-models.ts';
import { matcher } from './matcher.ts';
import { talentRanking } from './rank-talents.ts';
import { readyJobs } from './ready-jobs.ts';
import { runEvaluation } from './run-evaluation.ts';

export const uses = {
  reads: ['applications', 'decisions', 'jobs', 'settings', 'talents'],
  // It stores the forms of readings that have none yet.
  changes: ['evaluations', 'matches', 'resumes'],
  audits: true,
  asksModels: ['explain', 'embed'],
  indexes: ['forms', 'talents'],
} as const satisfies Uses;

const LIMITS = streamLimits(EVALUATION_SECONDS_MAX, 'EVALUATION_TIMEOUT');

export const handler = streamHandler(routes.runEvaluation, LIMITS, uses, ({ bedrock, tables, indexes, search }) => {
  const now = () => new Date().toISOString();
  const facts = { now, newId, today: () => now().slice(0, 7), clock: () => performance.now(), matcher: matcher() };
  const people = { talents: talentStore(tables.talents), applications: applicationStore(tables.applications) };
  const stores = { ...people, resumes: resumeStore(tables.resumes), decisions: decisionStore(tables.decisions) };
  const generations = generationStore(indexes);
  const indexed = { index: sharedPeople(stores.talents, generations, search), forms: sharedRankingForms(generations) };
  const rankTalents = talentRanking({ ...stores, ...facts, ...indexed });
  const results = {
    matches: matchStore(tables.matches),
    evaluations: evaluationStore(tables.evaluations),
    onComplete: countEvaluation,
  };
  const audit = auditTo(auditStore(tables.audit), now);
  const ready = readyJobs(jobStore(tables.jobs), currentGenre(genreStore(tables.settings)));
  const help = { ...ready, ...languageModels({ bedrock }), rankTalents, audit };
  return (input, actor, signal) => runEvaluation(input, actor, { ...facts, ...stores, ...results, ...help }, signal);
});
