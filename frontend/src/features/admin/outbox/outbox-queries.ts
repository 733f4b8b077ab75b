/** Server data of the outbox. */
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Channel } from '../../../../../shared/domain/outgoing.ts';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';
import { BY_CURSOR, FRESH_WHILE_SHORT } from '../kit/list/cursor-pages.ts';

const PAGE_ROWS = 50;

export function outboxQuery(channel: Channel | undefined) {
  return infiniteQueryOptions({
    queryKey: ['admin-outbox', 'list', channel ?? null],
    queryFn: ({ pageParam, signal }) =>
      call(adminRoutes.listOutbox, { query: { channel, limit: PAGE_ROWS, cursor: pageParam } }, { signal }),
    ...BY_CURSOR,
    placeholderData: keepPreviousData,
    ...FRESH_WHILE_SHORT,
  });
}
