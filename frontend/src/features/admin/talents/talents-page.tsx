/** All talents as a table or a board: found by words and skills, narrowed by place and status. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { TALENT_BASES } from '../../../../../shared/contract/admin-talents.ts';
import { TALENT_STATUSES } from '../../../../../shared/domain/talent.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Cluster, Toolbar } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { DataTable } from '../kit/list/data-table.tsx';
import { LeftOutNote } from '../kit/list/left-out-note.tsx';
import listFilters from '../kit/list/list-filters.module.css';
import { ClearFilters, FilterSelect, FilterTabs } from '../kit/list/list-filters.tsx';
import { PagedList } from '../kit/list/paged-list.tsx';
import { SavedViews } from '../kit/list/saved-views.tsx';
import { SearchBox } from '../kit/list/search-box.tsx';
import { UnderstoodSearch } from '../kit/list/understood-search.tsx';
import { useListView, ViewSwitch } from '../kit/list/view-switch.tsx';
import { useTalentColumns } from './talent-columns.tsx';
import { TALENT_FILTER_NAMES, useTalentFilters } from './talent-filters.ts';
import { type TalentFilters, talentsQuery } from './talent-queries.ts';

const TalentBoard = lazy(() => import('./talent-board.tsx'));
const DEFAULT_SORT = { sort: 'updatedAt', order: 'desc' } as const;

const useTalents = (filters: TalentFilters) => useInfiniteQuery(talentsQuery(filters));
type TalentsList = ReturnType<typeof useTalents>;
type FirstPage = NonNullable<TalentsList['data']>['pages'][number] | undefined;

function Head({ first, adding }: { first: FirstPage; adding: ReactNode }) {
  const { t, i18n } = useTranslation('admin');
  const everybody = first && Object.values(first.byStatus).reduce((sum, count) => sum + count, 0);
  return (
    <Toolbar as="header" gap="4 6" align="end" data-part="screen-head">
      <Cluster gap="1 4" align="baseline">
        <PageHeading>{t('nav.talents')}</PageHeading>
        {everybody !== undefined && (
          <span className={textStyles.quiet} data-part="quiet">
            {t('admin-talents:people', { count: everybody, shown: formatNumber(everybody, i18n.language) })}
          </span>
        )}
      </Cluster>
      <Cluster gap="2 4">
        {adding}
        <ViewSwitch />
      </Cluster>
    </Toolbar>
  );
}

/** The board has a column for each status, so there is no filter for it. */
function Filters({ first, isBoard }: { first: FirstPage; isBoard: boolean }) {
  const { t } = useTranslation('admin');
  const statuses = TALENT_STATUSES.map((value) => ({
    ...{ value, label: t(`talentStatus.${value}`), count: first?.byStatus[value] },
  }));
  const bases = TALENT_BASES.map((value) => ({
    ...{ value, label: t(`basis.filter.${value}`), count: first?.byBasis?.[value] },
  }));
  return (
    <Cluster gap="2 4" align="end" className={listFilters.listFilters}>
      <SearchBox label={t('admin-talents:search')} />
      <SearchBox label={t('talent.location')} name="location" />
      {!isBoard && (
        <FilterTabs name="status" label={t('talent.status')} options={statuses} all={t('admin-talents:allStatuses')} />
      )}
      <FilterSelect name="basis" label={t('basis.label')} options={bases} all={t('basis.filter.all')} />
      <ClearFilters names={TALENT_FILTER_NAMES} />
    </Cluster>
  );
}

function TalentTable({ query, isNarrowed }: { query: TalentsList; isNarrowed: boolean }) {
  const { t } = useTranslation('admin');
  const columns = useTalentColumns();
  const empty = (
    <Notice title={t('talent.empty')}>{t(isNarrowed ? 'admin-talents:emptySearch' : 'talent.emptyText')}</Notice>
  );
  return (
    <PagedList query={query} empty={empty}>
      {(rows) => (
        <DataTable
          caption={t('nav.talents')}
          columns={columns}
          rows={rows}
          keyOf={(row) => row.talentId}
          total={query.data?.pages[0]?.total}
          defaultSort={DEFAULT_SORT}
          isMain
        />
      )}
    </PagedList>
  );
}

/** `adding` is where people are added, beside how they are shown. */
export default function TalentsPage({ adding }: { adding: ReactNode }) {
  const view = useListView();
  const filters = useTalentFilters();
  const isBoard = view === 'board';
  const ofAllStatuses = { search: filters.search, location: filters.location, basis: filters.basis };
  const query = useTalents(isBoard ? { ...ofAllStatuses, status: TALENT_STATUSES[0] } : filters);
  const [first] = query.data?.pages ?? [];
  return (
    <>
      <Head first={first} adding={adding} />
      <SavedViews screen="talents" />
      <Filters first={first} isBoard={isBoard} />
      <UnderstoodSearch page={first} />
      <LeftOutNote count={first?.leftOut} />
      {isBoard ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <TalentBoard filters={ofAllStatuses} />
        </Suspense>
      ) : (
        <TalentTable query={query} isNarrowed={TALENT_FILTER_NAMES.some((name) => filters[name])} />
      )}
    </>
  );
}
