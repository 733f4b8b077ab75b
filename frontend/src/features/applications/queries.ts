/** What the status page asks the API for, and how often. */
import { queryOptions } from '@tanstack/react-query';
import type { FollowedApplication } from '../../../../shared/contract/routes.ts';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';

const POLL_MS = 1500;
/** Reading takes seconds; who waits longer than a minute is asked less and less often. */
const BRISK_POLLS = 40;
const SLOWING = 1.15;
const SLOWEST_MS = 30_000;

/** Whether nothing more will happen by itself. */
export function isSettled({ resume, matches }: FollowedApplication): boolean {
  return resume.status === 'failed' || (resume.status === 'completed' && matches.length > 0);
}

/** Milliseconds until the next look after `polls` answers; `false` once settled. */
export function nextPollMs(application: FollowedApplication | undefined, polls: number): number | false {
  if (application && isSettled(application)) return false;
  return Math.min(SLOWEST_MS, POLL_MS * SLOWING ** Math.max(0, polls - BRISK_POLLS));
}

export function applicationQuery(id: string, token: string) {
  return queryOptions({
    queryKey: ['applications', 'followed', id, token],
    queryFn: ({ signal }) => call(routes.followApplication, { params: { id }, query: { token } }, { signal }),
    refetchInterval: ({ state }) => (state.status === 'error' ? false : nextPollMs(state.data, state.dataUpdateCount)),
  });
}
