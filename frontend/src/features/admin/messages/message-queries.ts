/** Server data of the contact inbox: its list, one message, and what can be done with it. */
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';
import type { RequestOf } from '../../../../../shared/contract/route.ts';
import type { InboxMessage } from '../../../../../shared/domain/message.ts';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';
import type { Contract } from '../../../lib/api-routes.ts';
import { type Attempt, headersOf } from '../../../lib/attempt.ts';
import { BY_CURSOR, FRESH_WHILE_SHORT } from '../kit/list/cursor-pages.ts';
import { whileShort } from '../kit/list/paged-list.tsx';

const KEY = 'admin-messages';
const OUTBOX = 'admin-outbox';
const PAGE_ROWS = 50;
/** Messages come in by themselves, and colleagues answer them. */
const POLL_MS = 60_000;

export const MESSAGES_PATH = '/admin-panel/messages';

type Query = NonNullable<RequestOf<Contract['listMessages']>['query']>;
export type MessageFilters = Pick<Query, 'subject' | 'answered' | 'search'>;
export type ReplyInput = RequestOf<Contract['replyToMessage']>['body'];

export function messagesQuery(filters: MessageFilters) {
  return infiniteQueryOptions({
    queryKey: [KEY, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      call(adminRoutes.listMessages, { query: { ...filters, limit: PAGE_ROWS, cursor: pageParam } }, { signal }),
    ...BY_CURSOR,
    placeholderData: keepPreviousData,
    refetchInterval: (query) => whileShort(query) && POLL_MS,
    ...FRESH_WHILE_SHORT,
  });
}

export function messageQuery(id: string) {
  return queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) => call(adminRoutes.getMessage, { params: { id } }, { signal }),
    refetchInterval: POLL_MS,
  });
}

/** Says that a message is answered, or open again; `conflict` when someone changed it meanwhile. */
export function settleMessage({ messageId: id, version }: InboxMessage, answered: boolean): Promise<InboxMessage> {
  return call(adminRoutes.updateMessage, { params: { id }, body: { version, answered } });
}

export function replyToMessage(id: string, body: ReplyInput, attempt: Attempt): Promise<InboxMessage> {
  return call(adminRoutes.replyToMessage, { params: { id }, headers: headersOf(attempt), body });
}

export function deleteMessage(id: string): Promise<undefined> {
  return call(adminRoutes.deleteMessage, { params: { id } });
}

/** The message as it is stored now, which is also what the screen then shows; what the list says of it is asked for again, too. */
export function freshMessage(client: QueryClient, id: string): Promise<InboxMessage> {
  void client.invalidateQueries({ queryKey: [KEY, 'list'] });
  return client.fetchQuery({ ...messageQuery(id), staleTime: 0 });
}

/** A message as this browser's last change left it, to distinguish it from a colleague's change; never fetched. */
export function ownChangeQuery(id: string) {
  return queryOptions<InboxMessage>({ queryKey: [KEY, 'own', id], queryFn: skipToken });
}

/** Shows what one's own change came to, and lets what else it changed be fetched again. */
export function showMessage(client: QueryClient, saved: InboxMessage): void {
  client.setQueryData(ownChangeQuery(saved.messageId).queryKey, saved);
  client.setQueryData(messageQuery(saved.messageId).queryKey, saved);
  void client.invalidateQueries({ queryKey: [KEY, 'list'] });
  void client.invalidateQueries({ queryKey: [OUTBOX] });
}

/** After a deletion: its message is not asked for again, the lists are. */
export async function forgetMessage(client: QueryClient, id: string): Promise<void> {
  client.removeQueries({ queryKey: messageQuery(id).queryKey });
  await Promise.all([[KEY, 'list'], [OUTBOX]].map((queryKey) => client.invalidateQueries({ queryKey })));
}
