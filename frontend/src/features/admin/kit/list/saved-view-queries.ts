/** Server data of saved views: what the signed-in recruiter keeps, and writing it although another tab may have, too. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Preferences, SavedView } from '../../../../../../shared/domain/preferences.ts';
import { isAppError } from '../../../../../../shared/errors.ts';
import { adminRoutes } from '../../../../lib/admin-routes.ts';
import { call } from '../../../../lib/api-client.ts';

export const preferencesQuery = queryOptions({
  queryKey: ['admin-preferences'],
  queryFn: ({ signal }) => call(adminRoutes.getPreferences, {}, { signal }),
});

export type ViewsChange = (views: readonly SavedView[]) => SavedView[];

/** Applies a change to the views as they are stored; when another tab was faster, to the ones it has stored. */
export async function changeViews(client: QueryClient, change: ViewsChange): Promise<Preferences> {
  const put = ({ version, views }: Preferences) =>
    call(adminRoutes.updatePreferences, { body: { version, views: change(views) } });
  const known = await client.ensureQueryData(preferencesQuery);
  try {
    return await put(known);
  } catch (error) {
    if (!isAppError(error) || error.code !== 'STALE_VERSION') throw error;
    return put(await client.fetchQuery({ ...preferencesQuery, staleTime: 0 }));
  }
}
