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
import { talentsQuery } from './talent-queries.ts';

const TalentBoard = lazy(() => import('./talent-board.tsx'));
const DEFAULT_SORT = { sort: 'updatedAt', order: 'desc' } as const;

/** `adding` is where people are added, beside how they are shown. */
export default function TalentsPage({ adding }: { adding: ReactNode }) {
  const { t, i18n } = useTranslation('admin');
  const view = useListView();
  const filters = useTalentFilters();
  const isBoard = view === 'board';
  const ofAllStatuses = { search: filters.search, location: filters.location, basis: filters.basis };
  const query = useInfiniteQuery(talentsQuery(isBoard ? { ...ofAllStatuses, status: TALENT_STATUSES[0] } : filters));
  const columns = useTalentColumns();
  const [first] = query.data?.pages ?? [];
  const isNarrowed = TALENT_FILTER_NAMES.some((name) => filters[name]);
  const everybody = first && Object.values(first.byStatus).reduce((sum, count) => sum + count, 0);
  const statuses = TALENT_STATUSES.map((value) => ({
    value,
    label: t(`talentStatus.${value}`),
    count: first?.byStatus[value],
  }));
  const bases = TALENT_BASES.map((value) => ({
    value,
    label: t(`basis.filter.${value}`),
    count: first?.byBasis?.[value],
  }));
  return (
    <>
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
      <SavedViews screen="talents" />
      <Cluster gap="2 4" align="end" className={listFilters.listFilters}>
        <SearchBox label={t('admin-talents:search')} />
        <SearchBox label={t('talent.location')} name="location" />
        {!isBoard && (
          <FilterTabs
            name="status"
            label={t('talent.status')}
            options={statuses}
            all={t('admin-talents:allStatuses')}
          />
        )}
        <FilterSelect name="basis" label={t('basis.label')} options={bases} all={t('basis.filter.all')} />
        <ClearFilters names={TALENT_FILTER_NAMES} />
      </Cluster>
      <UnderstoodSearch page={first} />
      <LeftOutNote count={first?.leftOut} />
      {isBoard ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <TalentBoard filters={ofAllStatuses} />
        </Suspense>
      ) : (
        <PagedList
          query={query}
          empty={
            <Notice title={t('talent.empty')}>
              {t(isNarrowed ? 'admin-talents:emptySearch' : 'talent.emptyText')}
            </Notice>
          }
        >
          {(rows) => (
            <DataTable
              caption={t('nav.talents')}
              columns={columns}
              rows={rows}
              keyOf={(row) => row.talentId}
              total={first?.total}
              defaultSort={DEFAULT_SORT}
              isMain
            />
          )}
        </PagedList>
      )}
    </>
  );
}
