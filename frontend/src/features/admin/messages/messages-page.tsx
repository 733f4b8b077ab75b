/** The contact inbox: what visitors wrote, newest first, and beside it the message that is open. */
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { CONTACT_SUBJECTS } from '../../../../../shared/domain/message.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useTicking } from '../../../lib/ticking.ts';
import { Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import adminArea from '../kit/admin-area.module.css';
import { DataTable } from '../kit/list/data-table.tsx';
import { useAddressChoice } from '../kit/list/list-address.ts';
import { ClearFilters, FilterSelect, FilterTabs } from '../kit/list/list-filters.tsx';
import { PagedList } from '../kit/list/paged-list.tsx';
import { SearchBox } from '../kit/list/search-box.tsx';
import { SplitPage } from '../kit/list/split-page.tsx';
import { RecordPager, useNeighbours } from '../kit/record/record-pager.tsx';
import { useMessageColumns } from './message-columns.tsx';
import { MESSAGES_PATH, messagesQuery } from './message-queries.ts';
import styles from './messages.module.css';
import { OpenMessage } from './open-message.tsx';

const FILTER_NAMES = ['subject', 'answered', 'search'] as const;
const TICK_MS = 60_000;

type InboxQuery = ReturnType<typeof useInbox>;
type QueryData<Q> = Q extends UseInfiniteQueryResult<infer D> ? D : never;
type Counts = Pick<QueryData<InboxQuery>['pages'][number], 'open' | 'openBySubject'>;

function useInbox() {
  const [params] = useSearchParams();
  const filters = {
    subject: useAddressChoice('subject', CONTACT_SUBJECTS),
    answered: useAddressChoice('answered', ['yes', 'no']),
    search: params.get('search') ?? undefined,
  };
  return useInfiniteQuery(messagesQuery(filters));
}

function Tools({ counts, isAnyOpen }: { counts: Counts | undefined; isAnyOpen: boolean }) {
  const { t, i18n } = useTranslation('admin-messages');
  const waiting = (count: number) => t('open', { count, figure: formatNumber(count, i18n.language) });
  const subjects = CONTACT_SUBJECTS.map((value) => ({
    ...{ value, label: t(`subjects.${value}`) },
    count: counts?.openBySubject[value],
  }));
  const states = [
    { value: 'no', label: t('states.open') },
    { value: 'yes', label: t('states.answered') },
  ];
  return (
    <Stack gap="3">
      {!isAnyOpen && (
        <Toolbar gap="2 4">
          <FilterTabs name="subject" label={t('subject')} options={subjects} all={t('allSubjects')} waiting={waiting} />
        </Toolbar>
      )}
      <Toolbar gap="2 4">
        <Cluster
          gap="3"
          align="end"
          className={`${adminArea.screenFilters} ${styles.messageFilters}`}
          data-part="screen-filters"
        >
          <SearchBox label={t('search')} />
          {isAnyOpen && (
            <FilterSelect
              name="subject"
              label={t('subject')}
              options={subjects}
              all={t('allSubjects')}
              waiting={waiting}
            />
          )}
          <FilterSelect name="answered" label={t('state')} options={states} all={t('allStates')} />
        </Cluster>
        <ClearFilters names={FILTER_NAMES} />
      </Toolbar>
    </Stack>
  );
}

function Inbox({ openId, query }: { openId: string | undefined; query: InboxQuery }) {
  const { t, i18n } = useTranslation('admin-messages');
  const { search } = useLocation();
  const [params] = useSearchParams();
  const now = useTicking(TICK_MS) ?? Date.now();
  const columns = useMessageColumns({ openId, search, now });
  const counts = query.data?.pages[0];
  const isNarrowed = FILTER_NAMES.some((name) => params.get(name));
  return (
    <>
      <Tools counts={counts} isAnyOpen={openId !== undefined} />
      <p className={`${typeStyles.unbound} ${textStyles.quiet} ${typeStyles.figures}`} role="status">
        {counts && t('open', { count: counts.open, figure: formatNumber(counts.open, i18n.language) })}
      </p>
      <PagedList
        query={query}
        empty={<Notice title={t('empty')}>{t(isNarrowed ? 'emptyNarrowed' : 'emptyText')}</Notice>}
      >
        {(messages) => (
          <DataTable
            caption={t('admin:nav.messages')}
            columns={columns}
            rows={messages}
            keyOf={(row) => row.messageId}
            total={query.hasNextPage ? -1 : messages.length}
            // Beside an open message, the same keys lead to the next one.
            isMain={openId === undefined}
          />
        )}
      </PagedList>
    </>
  );
}

function Pager({ id, query }: { id: string; query: InboxQuery }) {
  const neighbours = useNeighbours(query, ({ messageId }) => messageId, id);
  return <RecordPager neighbours={neighbours} base={MESSAGES_PATH} />;
}

export default function MessagesPage() {
  const { t } = useTranslation('admin');
  const { id } = useParams();
  const query = useInbox();
  return (
    <SplitPage
      title={t('nav.messages')}
      id={id}
      list={<Inbox openId={id} query={query} />}
      record={(openId) => <OpenMessage key={openId} id={openId} pager={<Pager id={openId} query={query} />} />}
    />
  );
}
