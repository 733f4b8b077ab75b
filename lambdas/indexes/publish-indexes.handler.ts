/** Entry of the writer of the indexes. */
import type { Uses } from '../../shared/contract/uses.ts';
import { SYSTEM } from '../../shared/domain/policy.ts';
import { logger, secondsMetric } from '../runtime/log.ts';
import { scheduledHandler } from '../runtime/scheduled.ts';
import { applicationStore } from '../stores/application-store.ts';
import { generationStore } from '../stores/generation-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { sharedApplicationIndex } from './application-index.ts';
import { indexPath } from './index-path.ts';
import { sharedJobIndex } from './job-index.ts';
import { peopleWriter } from './opensearch/people-writer.ts';
import { publishBesideCollection, publishIndexes } from './publish-indexes.ts';
import { sharedRankingForms } from './ranking-forms.ts';
import { sharedTalentIndex } from './talent-index.ts';

export const uses = {
  reads: ['applications', 'jobs', 'resumes', 'talents'],
  publishesIndexes: true,
} as const satisfies Uses;

export const handler = scheduledHandler(uses, ({ tables, indexes, search }) => {
  const store = generationStore(indexes);
  const stores = { talents: talentStore(tables.talents), resumes: resumeStore(tables.resumes) };
  const today = () => new Date().toISOString().slice(0, 7);
  const deps = {
    store,
    index: sharedTalentIndex(stores.talents, store),
    forms: sharedRankingForms(store),
    jobs: sharedJobIndex(jobStore(tables.jobs), store),
    applications: sharedApplicationIndex(applicationStore(tables.applications), store),
    resumes: stores.resumes,
    pathOf: indexPath,
    now: Date.now,
    today,
  };
  const people = search && peopleWriter({ search, ...stores, now: Date.now, today });
  return async () => {
    const report = people ? await publishBesideCollection(SYSTEM, people, deps) : await publishIndexes(SYSTEM, deps);
    secondsMetric('IndexBehindSeconds', Math.max(...Object.values(report).map(({ behindSeconds }) => behindSeconds)));
    logger.info('Published indexes', { ...report });
    return report;
  };
});
