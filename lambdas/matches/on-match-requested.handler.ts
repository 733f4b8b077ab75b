/** Entry of the queue of matches to compute. */
import { matchRequestSchema } from '../../shared/contract/events.ts';
import { QUEUE_PROMISES } from '../../shared/contract/promises.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { SYSTEM } from '../../shared/domain/policy.ts';
import { sharedPeople } from '../indexes/people-engine.ts';
import { sharedRankingForms } from '../indexes/ranking-forms.ts';
import { settleConfirmed } from '../merging/settle-confirmed.ts';
import { SETTLED_TABLES, settlingStores } from '../merging/settling-stores.ts';
import { batchHandler } from '../runtime/batch.ts';
import { derivedId } from '../runtime/ids.ts';
import { countMetric, logger, secondsMetric } from '../runtime/log.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import { generationStore } from '../stores/generation-store.ts';
import { currentGenre, genreStore } from '../stores/genre-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { computeMatches } from './compute-matches.ts';
import { settleApplication } from './match-resume.ts';
import { matcher } from './matcher.ts';
import { talentRanking } from './rank-talents.ts';
import { readyJobs } from './ready-jobs.ts';

export const uses = {
  reads: ['settings'],
  changes: [...SETTLED_TABLES, 'jobs'],
  indexes: ['forms', 'talents'],
} as const satisfies Uses;

export const handler = batchHandler(
  matchRequestSchema,
  uses,
  ({ tables, indexes, search }) => {
    const jobs = jobStore(tables.jobs);
    const stores = settlingStores(tables);
    const now = () => new Date().toISOString();
    const facts = { derivedId, now, today: () => now().slice(0, 7), matcher: matcher() };
    const generations = generationStore(indexes);
    const indexed = {
      index: sharedPeople(stores.talents, generations, search),
      forms: sharedRankingForms(generations),
    };
    const rankTalents = talentRanking({ ...stores, ...facts, ...indexed });
    const settle = (application: ApplicationRecord, at: string) =>
      settleConfirmed(application, { at, actor: SYSTEM }, { ...stores, now });
    const deps = {
      ...stores,
      ...facts,
      ...readyJobs(jobs, currentGenre(genreStore(tables.settings))),
      jobs,
      rankTalents,
      settle,
    };
    return async (request) => {
      if (request.kind === 'settle') return settleApplication(request.applicationId, deps);
      const startedAt = performance.now();
      const stored = await computeMatches(request, SYSTEM, deps);
      secondsMetric('MatchSeconds', (performance.now() - startedAt) / 1000);
      countMetric('MatchesStored', stored);
      logger.info('Matches stored', { kind: request.kind, stored, correlationId: request.correlationId });
    };
  },
  { promise: QUEUE_PROMISES.match, isOf: ({ kind }) => kind === 'resume' },
);
