/** One job as visitors see it: its own page and the profile builder ask for it under the same key. */
import { queryOptions } from '@tanstack/react-query';
import type { PublicJob } from '../../../shared/domain/job.ts';
import { isAppError } from '../../../shared/errors.ts';
import { call } from './api-client.ts';
import { routes } from './api-routes.ts';

async function findJob(jobId: string, signal: AbortSignal): Promise<PublicJob | null> {
  try {
    return await call(routes.getPublicJob, { params: { jobId } }, { signal });
  } catch (error) {
    if (isAppError(error) && error.kind === 'not-found') return null;
    throw error;
  }
}

/** One job by id or slug; `null` where there is none: an answer like any other, so that the server can send it along. */
export function jobQuery(jobId: string) {
  return queryOptions({ queryKey: ['jobs', 'one', jobId], queryFn: ({ signal }) => findJob(jobId, signal) });
}
