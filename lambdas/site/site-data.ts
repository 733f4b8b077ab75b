/** Runs the API calls of pages rendered on the server, without a network request. */
import type { RequestOf, ResponseOf } from '../../shared/contract/route.ts';
import { routes } from '../../shared/contract/routes.ts';
import { fieldErrors } from '../../shared/domain/field-errors.ts';
import type { Job } from '../../shared/domain/job.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { type Settings, siteSettingsOf } from '../../shared/domain/settings.ts';
import { AppError } from '../../shared/errors.ts';
import type { JobIndex } from '../indexes/job-index.ts';
import { publicJob } from '../jobs/public-jobs.ts';

export interface SiteDataDeps extends Pick<JobIndex, 'openPage'> {
  getJob(jobId: string): Promise<Job | undefined>;
  settings(): Promise<Settings>;
  /** @default false */
  secondReader?: boolean;
}

type Answers = {
  [K in 'listPublicJobs' | 'getPublicJob' | 'getSiteSettings']: (
    request: RequestOf<(typeof routes)[K]>,
  ) => Promise<unknown>;
};

/** The calls that pages make while they are rendered, each with the answer of its route and nothing beyond it. */
export function siteData(actor: Actor, deps: SiteDataDeps) {
  const answers: Answers = {
    listPublicJobs: async ({ query }) => {
      const wanted = routes.listPublicJobs.query.safeParse(query ?? {});
      if (!wanted.success) throw new AppError('invalid', 'INVALID_INPUT', { errors: fieldErrors(wanted.error) });
      return deps.openPage(wanted.data);
    },
    getPublicJob: ({ params }) => publicJob(params.jobId, deps.getJob),
    getSiteSettings: async () => siteSettingsOf(await deps.settings(), deps.secondReader),
  };
  /** Throws `AppError` where the API would refuse, and `ROUTE_NOT_FOUND` for calls that no public page makes. */
  return async <K extends keyof typeof routes>(
    route: K,
    request: RequestOf<(typeof routes)[K]>,
  ): Promise<ResponseOf<(typeof routes)[K]>> => {
    authorise(actor, 'jobs.browse');
    if (!(route in answers)) throw new AppError('not-found', 'ROUTE_NOT_FOUND');
    const answer = await answers[route as keyof Answers](request as never);
    return routes[route as keyof Answers].response.parse(answer) as ResponseOf<(typeof routes)[K]>;
  };
}
