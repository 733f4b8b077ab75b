/** Provides react-query to its children, in its own file so that pages without API data never load it. */
import { type DehydratedState, hydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '../lib/query-client.ts';

/** Where the one client of the site is kept between pages; empty until the first page that asks the API. */
export interface QueryHolder {
  client?: QueryClient;
  /** What the server fetched for the page that the visit began with. */
  fetched?: DehydratedState;
}

function clientOf(holder: QueryHolder): QueryClient {
  if (!holder.client) {
    holder.client = createQueryClient();
    if (holder.fetched) hydrate(holder.client, holder.fetched);
  }
  return holder.client;
}

/** All scopes over one holder share its client, so that going back finds what was already fetched. */
export function QueryScope({ holder, children }: { holder: QueryHolder; children: ReactNode }) {
  return <QueryClientProvider client={clientOf(holder)}>{children}</QueryClientProvider>;
}
