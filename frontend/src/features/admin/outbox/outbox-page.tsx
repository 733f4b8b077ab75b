/** Every message that was sent, newest first; on a laptop they are only stored, so that nothing is sent by accident. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { CHANNELS, type Outgoing } from '../../../../../shared/domain/outgoing.ts';
import { useTicking } from '../../../lib/ticking.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Cluster, Toolbar } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DataTable } from '../kit/list/data-table.tsx';
import { useAddressChoice } from '../kit/list/list-address.ts';
import { FilterTabs } from '../kit/list/list-filters.tsx';
import { PagedList, rowsOf } from '../kit/list/paged-list.tsx';
import { SplitPage } from '../kit/list/split-page.tsx';
import { BackLink } from '../kit/record/back-link.tsx';
import { NoSuchScreen } from '../kit/record/no-such-screen.tsx';
import { OUTBOX_PATH, useOutboxColumns } from './outbox-columns.tsx';
import { OutboxMessage } from './outbox-message.tsx';
import { outboxQuery } from './outbox-queries.ts';

const TICK_MS = 60_000;

type OutboxQuery = ReturnType<typeof useOutbox>;

function useOutbox() {
  return useInfiniteQuery(outboxQuery(useAddressChoice('channel', CHANNELS)));
}

/** Says so where this installation hands nothing to a carrier. */
function NothingLeaves({ messages }: { messages: readonly Outgoing[] }) {
  const { t } = useTranslation('admin-outbox');
  if (!messages.some(({ delivery }) => delivery === 'kept')) return null;
  return (
    <Cluster as="p" gap="2" wrap={false} pad="s" surface="paper-2" radius="s">
      <Icon name="home" size={16} />
      {t('kept')}
    </Cluster>
  );
}

/** The API has lists only, so an older message is looked for page by page. */
function OpenMessage({ id, query }: { id: string; query: OutboxQuery }) {
  const { t } = useTranslation('admin-outbox');
  const { search } = useLocation();
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const message = data && rowsOf(data).find(({ outgoingId }) => outgoingId === id);
  const isToBeFound = data !== undefined && !message && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isToBeFound && !isFetchingNextPage) void fetchNextPage();
  }, [isToBeFound, isFetchingNextPage, fetchNextPage]);
  return (
    <>
      <BackLink to={`${OUTBOX_PATH}${search}`}>{t('back')}</BackLink>
      <AsyncView query={query} skeleton={<Skeleton lines={8} />}>
        {() => {
          if (message) return <OutboxMessage message={message} />;
          return isToBeFound ? <Skeleton lines={8} /> : <NoSuchScreen />;
        }}
      </AsyncView>
    </>
  );
}

function MessageList({ openId, query }: { openId: string | undefined; query: OutboxQuery }) {
  const { t } = useTranslation('admin-outbox');
  const { search } = useLocation();
  const now = useTicking(TICK_MS) ?? Date.now();
  const columns = useOutboxColumns({ openId, search, now });
  const channels = CHANNELS.map((value) => ({ value, label: t(`channels.${value}`) }));
  return (
    <>
      <Toolbar gap="2 4">
        <FilterTabs name="channel" label={t('channel')} options={channels} all={t('everything')} />
      </Toolbar>
      <PagedList query={query} empty={<Notice title={t('empty')}>{t('emptyText')}</Notice>}>
        {(messages) => (
          <>
            <NothingLeaves messages={messages} />
            <DataTable
              caption={t('admin:nav.outbox')}
              columns={columns}
              rows={messages}
              keyOf={(row) => row.outgoingId}
              total={query.hasNextPage ? -1 : messages.length}
              isMain
            />
          </>
        )}
      </PagedList>
    </>
  );
}

export default function OutboxPage() {
  const { t } = useTranslation('admin');
  const { id } = useParams();
  const query = useOutbox();
  return (
    <SplitPage
      title={t('nav.outbox')}
      id={id}
      list={<MessageList openId={id} query={query} />}
      record={(openId) => <OpenMessage key={openId} id={openId} query={query} />}
    />
  );
}
