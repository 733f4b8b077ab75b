/** Lends react-query to what is inside; a file of its own, so that pages without server data never load the library. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '../lib/query-client.ts';

/** Where the one client of the site is kept between pages; empty until the first page that asks the API. */
export interface QueryHolder {
  client?: QueryClient;
}

/** All scopes over one holder share its client, so that going back finds what was already fetched. */
export function QueryScope({ holder, children }: { holder: QueryHolder; children: ReactNode }) {
  holder.client ??= createQueryClient();
  return <QueryClientProvider client={holder.client}>{children}</QueryClientProvider>;
}
