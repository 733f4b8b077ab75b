/** The audit trail: who changed what and when, narrowed by the address, and beside it the entry that is open. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { useTicking } from '../../../lib/ticking.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Box, Toolbar } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { DataTable } from '../kit/list/data-table.tsx';
import { PagedList, rowsOf } from '../kit/list/paged-list.tsx';
import { SplitPage } from '../kit/list/split-page.tsx';
import { BackLink } from '../kit/record/back-link.tsx';
import { NoSuchScreen } from '../kit/record/no-such-screen.tsx';
import { RecordPager, useNeighbours } from '../kit/record/record-pager.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { AUDIT_PATH, useAuditFilter } from './audit-address.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { AuditEntryView } from './audit-entry.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditQuery } from './audit-queries.ts';
import { ExportAudit } from './export-audit.tsx';

const TICK_MS = 60_000;

type TrailQuery = ReturnType<typeof useTrail>;

function useTrail() {
  return useInfiniteQuery(auditQuery(useAuditFilter()));
}

/** The API has lists only, so an older entry is looked for page by page. */
function OpenEntry({ id, query }: { id: string; query: TrailQuery }) {
  const { t } = useTranslation('admin-audit');
  const { search } = useLocation();
  const neighbours = useNeighbours(query, ({ entryId }) => entryId, id);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const entry = data && rowsOf(data).find(({ entryId }) => entryId === id);
  const isToBeFound = data !== undefined && !entry && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isToBeFound && !isFetchingNextPage) void fetchNextPage();
  }, [isToBeFound, isFetchingNextPage, fetchNextPage]);
  return (
    <>
      <Toolbar gap="1 4">
        <BackLink to={`${AUDIT_PATH}${search}`}>{t('back')}</BackLink>
        <RecordPager neighbours={neighbours} base={AUDIT_PATH} />
      </Toolbar>
      <AsyncView query={query} skeleton={<Skeleton lines={8} />}>
        {() => {
          if (entry) return <AuditEntryView entry={entry} />;
          return isToBeFound ? <Skeleton lines={8} /> : <NoSuchScreen />;
        }}
      </AsyncView>
    </>
  );
}

function Trail({ openId, query }: { openId: string | undefined; query: TrailQuery }) {
  const { t } = useTranslation('admin-audit');
  const { search } = useLocation();
  const filter = useAuditFilter();
  const now = useTicking(TICK_MS) ?? Date.now();
  const columns = useAuditColumns({ openId, search, now });
  const isNarrowed = Object.values(filter).some(Boolean);
  const isBackwards = filter.from !== undefined && filter.to !== undefined && filter.from > filter.to;
  const advice = isBackwards ? 'emptyBackwards' : isNarrowed ? 'emptyNarrowed' : 'emptyText';
  return (
    <>
      {openId === undefined ? <AuditFilters /> : <ActiveFilters />}
      <PagedList query={query} empty={<Notice title={t('empty')}>{t(advice)}</Notice>}>
        {(entries) => (
          <DataTable
            caption={t('admin:nav.audit')}
            columns={columns}
            rows={entries}
            keyOf={(row) => row.entryId}
            total={query.hasNextPage ? -1 : entries.length}
            // Beside an open entry, the same keys lead to the next one.
            isMain={openId === undefined}
          />
        )}
      </PagedList>
    </>
  );
}

export default function AuditPage() {
  const { t } = useTranslation('admin');
  const { id } = useParams();
  const query = useTrail();
  const note = (
    <Box as="p" most={760} className={textStyles.quiet}>
      {t('admin-audit:leftOut')}
    </Box>
  );
  return (
    <SplitPage
      title={t('nav.audit')}
      id={id}
      action={id === undefined && <ExportAudit />}
      list={
        <>
          {id === undefined && note}
          <Trail openId={id} query={query} />
        </>
      }
      record={(openId) => <OpenEntry key={openId} id={openId} query={query} />}
    />
  );
}
