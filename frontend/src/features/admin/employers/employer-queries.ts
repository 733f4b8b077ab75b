/** Server data of the employers' screen. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';

export function employersQuery() {
  return infiniteQueryOptions({
    queryKey: ['admin-employers', 'list'],
    queryFn: ({ pageParam, signal }) => call(adminRoutes.listEmployers, { query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
