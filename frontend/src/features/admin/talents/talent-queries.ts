/** Server data of the talent screens: keys, fetchers and the correction of what was read. */
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Talent, TalentUpdate } from '../../../../../shared/domain/talent.ts';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';

const KEY = 'admin-talents';

export function talentsQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: [KEY, 'list', search],
    queryFn: ({ pageParam, signal }) =>
      call(adminRoutes.listTalents, { query: { search, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function talentQuery(id: string) {
  return queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) => call(adminRoutes.getTalent, { params: { id } }, { signal }),
  });
}

/** Puts a recruiter's words in place of what was read; `conflict` when somebody was faster. */
export function updateTalent(id: string, body: TalentUpdate): Promise<Talent> {
  return call(adminRoutes.updateTalent, { params: { id }, body });
}

/** Lets everything on screen about talents be fetched again. */
export function refreshTalents(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [KEY] });
}
