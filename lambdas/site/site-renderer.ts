/** Loads the server's build of the site by path, since functions and site are built separately. */
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import type { RequestOf, ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { PublicJob } from '../../shared/domain/job.ts';
import { requiredEnv } from '../runtime/env.ts';

type Contract = typeof routes;

/** What `frontend/src/app/server.tsx` exports. */
export interface SiteRenderer {
  /** Public pages with a fixed address, in every language. */
  LISTED_PATHS: readonly string[];
  /** Other addresses that lead to a page, without language, each with the page's own. */
  MOVED_PATHS: Readonly<Record<string, string>>;
  renderPage(
    request: { pathname: string; search: string; origin: string; now: number },
    deps: {
      load<K extends keyof Contract>(route: K, request: RequestOf<Contract[K]>): Promise<ResponseOf<Contract[K]>>;
      isClosed(jobReference: string): Promise<boolean>;
      describeJob(job: PublicJob, address: string): object;
      onFailure(error: unknown): void;
    },
  ): Promise<{ status: number; html: string; isPrivate: boolean }>;
}

/** Loads the file that the environment names. Throws where it is missing: then the site was not built. */
export async function siteRenderer(): Promise<SiteRenderer> {
  const file = requiredEnv(ENVIRONMENT.siteRenderer);
  const address = isAbsolute(file) ? pathToFileURL(file) : new URL(file, import.meta.url);
  return (await import(address.href)) as SiteRenderer;
}
