/** Server data of the employers' screen. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import type { RouteRef } from '../../lib/api-routes.ts';

const listEmployers: RouteRef<'listEmployers'> = {
  id: 'listEmployers',
  method: 'GET',
  path: '/api/admin/employers',
};

export function employersQuery() {
  return infiniteQueryOptions({
    queryKey: ['admin-employers', 'list'],
    queryFn: ({ pageParam, signal }) => call(listEmployers, { query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
