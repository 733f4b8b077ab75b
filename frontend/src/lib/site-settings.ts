/** What the agency has decided about the site: the first page and the page about the engine ask for it under the same key. */
import { queryOptions } from '@tanstack/react-query';
import { call } from './api-client.ts';
import { routes } from './api-routes.ts';

/** Decided rarely, and the page that the server made says it already. */
const SAME_ANSWER_MS = 300_000;

export const siteSettingsQuery = queryOptions({
  queryKey: ['site-settings'],
  queryFn: ({ signal }) => call(routes.getSiteSettings, {}, { signal }),
  staleTime: SAME_ANSWER_MS,
});
