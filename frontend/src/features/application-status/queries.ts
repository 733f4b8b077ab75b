/** Server data of the page: queries, their intervals, and cache updates after changes. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FollowedApplication } from '../../../../shared/contract/routes.ts';
import type { HistoryEvent } from '../../../../shared/domain/application-history.ts';
import { isAppError } from '../../../../shared/errors.ts';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';

const POLL_MS = 1500;
/** Reading takes seconds; who waits longer than a minute is asked less and less often. */
const BRISK_POLLS = 40;
const SLOWING = 1.15;
const SLOWEST_MS = 30_000;

/** What the private link carries. */
export interface OwnLink {
  id: string;
  token: string;
}

/** Parameters of every route for one's own application. */
export function ownRequest({ id, token }: OwnLink) {
  return { params: { id }, query: { token } };
}

const isCompared = (kind: HistoryEvent['kind'] | undefined) => kind === 'matched' || kind === 'not-compared';
const OF_READING = new Set<HistoryEvent['kind']>(['read', 'corrected', 'matched', 'not-compared']);

/** Whether nothing more will happen by itself. Matches are stored one by one, so the last step decides, not their presence. */
export function isSettled({ resume, history, withdrawnAt }: FollowedApplication): boolean {
  if (withdrawnAt !== null || resume.status === 'failed') return true;
  if (resume.status !== 'completed') return false;
  return isCompared(history.findLast(({ kind }) => OF_READING.has(kind))?.kind);
}

/** Milliseconds until the next look after `polls` answers; `false` once settled. */
export function nextPollMs(application: FollowedApplication | undefined, polls: number): number | false {
  if (application && isSettled(application)) return false;
  return Math.min(SLOWEST_MS, POLL_MS * SLOWING ** Math.max(0, polls - BRISK_POLLS));
}

export function isMissing(error: unknown): boolean {
  return isAppError(error) && error.kind === 'not-found';
}

export function applicationQuery(link: OwnLink) {
  return queryOptions({
    queryKey: ['applications', 'followed', link.id, link.token],
    queryFn: ({ signal }) => call(routes.followApplication, ownRequest(link), { signal }),
  });
}

/** The application, looked at again while something is going on; a correction begins a new wait. */
export function useFollowedApplication(link: OwnLink) {
  const wait = useRef<{ resumeId: string | null | undefined; from: number }>({ resumeId: undefined, from: 0 });
  return useQuery({
    ...applicationQuery(link),
    refetchInterval: ({ state }) => {
      if (state.error) return isMissing(state.error) || !state.data ? false : SLOWEST_MS;
      const resumeId = state.data?.resumeId;
      if (wait.current.resumeId !== resumeId) wait.current = { resumeId, from: state.dataUpdateCount };
      return nextPollMs(state.data, state.dataUpdateCount - wait.current.from);
    },
  });
}

/** Sends a change of one's own application; what the API answers is what the page shows from then on. */
export function useOwnChange<I>(link: OwnLink, send: (input: I) => Promise<FollowedApplication>) {
  const client = useQueryClient();
  const { queryKey } = applicationQuery(link);
  // A look that began before the change would bring back what was before it.
  const forgetLooks = () => client.cancelQueries({ queryKey });
  return useMutation({
    mutationFn: send,
    onMutate: forgetLooks,
    onSuccess: async (answer) => {
      await forgetLooks();
      client.setQueryData(queryKey, answer);
    },
  });
}
