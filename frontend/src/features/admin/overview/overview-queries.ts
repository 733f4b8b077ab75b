/** Server data of the overview and the search: what waits today, and what some words find. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';

const REFRESH_MS = 60_000;
const SAME_ANSWER_MS = 10_000;

/** Asked again every minute while someone can see it. */
export function overviewQuery() {
  return queryOptions({
    queryKey: ['admin-overview', 'overview'],
    queryFn: ({ signal }) => call(adminRoutes.getOverview, {}, { signal }),
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: false,
  });
}

/** Jobs, talents and employers for some words; the last answer stays on screen while the next one loads. */
export function foundQuery(words: string) {
  return queryOptions({
    queryKey: ['admin-overview', 'search', words],
    queryFn: ({ signal }) => call(adminRoutes.searchEverything, { query: { q: words } }, { signal }),
    enabled: words !== '',
    staleTime: SAME_ANSWER_MS,
    placeholderData: words === '' ? undefined : keepPreviousData,
  });
}
