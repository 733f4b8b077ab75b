/** What the queries of all lists have in common: pages by cursor, fetched again only while there are few of them. */
import { whileShort } from './paged-list.tsx';

export const BY_CURSOR = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { nextCursor?: string | null }) => page.nextCursor ?? undefined,
};

/** A long list is not fetched again as a whole when someone comes back to the window. */
export const FRESH_WHILE_SHORT = { refetchOnWindowFocus: whileShort, refetchOnReconnect: whileShort };
