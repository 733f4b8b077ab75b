/** Entry of the queue of matches to compute. */
import { matchRequestSchema } from '../../shared/contract/events.ts';
import { SYSTEM } from '../../shared/domain/policy.ts';
import { batchHandler } from '../runtime/batch.ts';
import { dynamodb } from '../runtime/clients.ts';
import { derivedId } from '../runtime/ids.ts';
import { countMetric, logger, secondsMetric } from '../runtime/log.ts';
import { applicationStore } from '../stores/application-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentCatalog } from '../stores/talent-catalog.ts';
import { talentStore } from '../stores/talent-store.ts';
import { matchJob } from './match-job.ts';
import { matchResume } from './match-resume.ts';
import { talentRanking } from './rank-talents.ts';
import { readyJobs } from './ready-jobs.ts';

export const handler = batchHandler(matchRequestSchema, () => {
  const client = dynamodb();
  const jobs = jobStore(client);
  const stores = { applications: applicationStore(client), talents: talentStore(client), resumes: resumeStore(client) };
  const now = () => new Date().toISOString();
  const facts = { derivedId, now, today: () => now().slice(0, 7) };
  const rankTalents = talentRanking({ ...stores, ...facts, talents: talentCatalog(stores.talents) });
  const deps = { ...stores, ...facts, ...readyJobs(jobs), jobs, matches: matchStore(client), rankTalents };
  return async (request) => {
    const startedAt = performance.now();
    const stored = await (request.kind === 'resume'
      ? matchResume(request, SYSTEM, deps)
      : matchJob(request, SYSTEM, deps));
    secondsMetric('MatchSeconds', (performance.now() - startedAt) / 1000);
    countMetric('MatchesStored', stored);
    logger.info('Matches stored', { kind: request.kind, stored });
  };
});
