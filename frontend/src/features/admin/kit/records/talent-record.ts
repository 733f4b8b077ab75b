/** Queries of one talent that several screens share, and their invalidation. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { adminRoutes } from '../../../../lib/admin-routes.ts';
import { call } from '../../../../lib/api-client.ts';

/** Begins the key of everything on screen about talents. */
export const TALENTS_KEY = 'admin-talents';

export function talentQuery(id: string) {
  return queryOptions({
    queryKey: [TALENTS_KEY, 'one', id],
    queryFn: ({ signal }) => call(adminRoutes.getTalent, { params: { id } }, { signal }),
  });
}

/** Lets everything on screen about talents be fetched again. */
export function refreshTalents(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [TALENTS_KEY] });
}
