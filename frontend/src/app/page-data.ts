/** The API data that pages show, fetched on the server before rendering: one function per page. */
import type { QueryClient } from '@tanstack/react-query';
import type { PublicJob } from '../../../shared/domain/job.ts';
import { MARKETING_CLAIMS } from '../../../shared/domain/marketing-claims.ts';
import { DEFAULT_SETTINGS, siteSettingsOf } from '../../../shared/domain/settings.ts';
import { newestJobsQuery } from '../features/home/queries.ts';
import { readFilters } from '../features/jobs/filters.ts';
import { jobsQuery } from '../features/jobs/queries.ts';
import { jobQuery } from '../lib/job-query.ts';
import { siteSettingsQuery } from '../lib/site-settings.ts';

export interface Asked {
  /** Keeps the answers, which travel in the page. */
  client: QueryClient;
  /** What the address says, by the names in the page's path. */
  params: Readonly<Record<string, string | undefined>>;
  /** Empty, or with its question mark. */
  search: string;
  /** Whether a job that visitors cannot see once was open and is closed now. */
  isClosed(jobReference: string): Promise<boolean>;
  /** Receives the error of a call that the page can do without. */
  onFailure(error: unknown): void;
}

/** What came of it; nothing where the page can be shown as it is. */
export interface Found {
  /** @default 200 */
  status?: 404 | 410;
  /** The job that the page describes to search engines as structured data. */
  describes?: PublicJob;
}

/** The shared settings of a page; where they cannot be had it is made with the defaults, and asks again in the browser. */
export async function settings({ client, onFailure }: Asked): Promise<Found> {
  try {
    await client.fetchQuery(siteSettingsQuery);
  } catch (error) {
    onFailure(error);
    const claims = MARKETING_CLAIMS.map((claim) => ({ ...claim, shown: true }));
    client.setQueryData(siteSettingsQuery.queryKey, { ...siteSettingsOf(DEFAULT_SETTINGS), claims }, { updatedAt: 0 });
  }
  return {};
}

export async function home(asked: Asked): Promise<Found> {
  await asked.client.fetchQuery(newestJobsQuery);
  return settings(asked);
}

export async function jobs({ client, search }: Asked): Promise<Found> {
  await client.fetchInfiniteQuery(jobsQuery(readFilters(new URLSearchParams(search))));
  return {};
}

export async function job({ client, params, isClosed }: Asked): Promise<Found> {
  const { jobId = '' } = params;
  const found = await client.fetchQuery(jobQuery(jobId));
  if (found) return { describes: found };
  return { status: (await isClosed(jobId)) ? 410 : 404 };
}
