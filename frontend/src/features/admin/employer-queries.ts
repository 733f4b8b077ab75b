/** Server data of the employers' screen. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';

export function employersQuery() {
  return infiniteQueryOptions({
    queryKey: ['admin-employers', 'list'],
    queryFn: ({ pageParam, signal }) => call(routes.listEmployers, { query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
