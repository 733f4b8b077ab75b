/** Entry of every address outside the API, behind CloudFront and its cache. */
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { VISITOR } from '../../shared/domain/policy.ts';
import { sharedJobIndex } from '../indexes/job-index.ts';
import { optionalEnv, requiredEnv } from '../runtime/env.ts';
import { logFailure } from '../runtime/log-failure.ts';
import { pageHandler } from '../runtime/page.ts';
import { generationStore } from '../stores/generation-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { recentSettings, settingsStore } from '../stores/settings-store.ts';
import { answerSite } from './answer-site.ts';
import { siteData } from './site-data.ts';
import { siteRenderer } from './site-renderer.ts';

export const uses = { reads: ['jobs', 'settings'], indexes: ['open-jobs'] } as const satisfies Uses;

export const handler = pageHandler(uses, async ({ tables, indexes }) => {
  const jobs = jobStore(tables.jobs);
  const { openJobs, openPage } = sharedJobIndex(jobs, generationStore(indexes));
  const settings = recentSettings(settingsStore(tables.settings));
  const secondReader = optionalEnv(ENVIRONMENT.secondReader) === '1';
  const data = { getJob: jobs.get, openJobs, openPage, settings, secondReader };
  const onFailure = (error: unknown) => logFailure('Page without its data', error);
  const facts = { origin: requiredEnv(ENVIRONMENT.siteOrigin), now: Date.now };
  const deps = { ...data, ...facts, onFailure, load: siteData(VISITOR, data), renderer: await siteRenderer() };
  return (request) => answerSite(request, VISITOR, deps);
});
