/** The list of employers: leads in a tab of their own with their count, found, narrowed, ordered and kept as views. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EMPLOYER_PRIORITIES, EMPLOYER_STATUSES } from '../../../../../shared/domain/employer-fields.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useTicking } from '../../../lib/ticking.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import adminArea from '../kit/admin-area.module.css';
import { DataTable } from '../kit/list/data-table.tsx';
import { ClearFilters, FilterSelect, FilterTabs } from '../kit/list/list-filters.tsx';
import { PagedList } from '../kit/list/paged-list.tsx';
import { SavedViews } from '../kit/list/saved-views.tsx';
import { SearchBox } from '../kit/list/search-box.tsx';
import { FILTER_NAMES, NEW_PARAM, NOT_OF_LIST, useEmployerFilters } from './employer-address.ts';
import { useEmployerColumns } from './employer-columns.tsx';
import { EMPLOYERS_PATH, employersQuery } from './employer-queries.ts';

const DEFAULT_SORT = { sort: 'updatedAt', order: 'desc' } as const;
const TICK_MS = 60_000;

export function NewEmployerLink() {
  const { t } = useTranslation('admin-employers');
  return <ButtonLink to={`${EMPLOYERS_PATH}?${NEW_PARAM}=yes`}>{t('new.open')}</ButtonLink>;
}

function Tools({ byStatus, isAnyOpen }: { byStatus?: Partial<Record<string, number>>; isAnyOpen: boolean }) {
  const { t } = useTranslation('admin-employers');
  const statuses = EMPLOYER_STATUSES.map((value) => ({
    ...{ value, label: t(`status.many.${value}`) },
    count: byStatus && (byStatus[value] ?? 0),
  }));
  const priorities = EMPLOYER_PRIORITIES.toReversed().map((value) => ({
    ...{ value, label: t(`admin:employer.priorities.${value}`) },
  }));
  return (
    <Stack gap="3">
      {!isAnyOpen && <SavedViews screen="employers" except={NOT_OF_LIST} />}
      <Toolbar gap="2 4">
        <FilterTabs name="status" label={t('admin:employer.status')} options={statuses} />
        <Cluster gap="3" align="end" className={adminArea.screenFilters} data-part="screen-filters">
          <SearchBox label={t('search')} />
          {!isAnyOpen && <FilterSelect name="priority" label={t('admin:employer.priority')} options={priorities} />}
        </Cluster>
      </Toolbar>
    </Stack>
  );
}

/** `openId` is the record beside the list. */
export function EmployerList({ openId }: { openId: string | undefined }) {
  const { t, i18n } = useTranslation('admin-employers');
  const filters = useEmployerFilters();
  const now = useTicking(TICK_MS) ?? Date.now();
  const columns = useEmployerColumns(openId, now);
  const query = useInfiniteQuery(employersQuery(filters));
  const first = query.data?.pages[0];
  const isNarrowed = FILTER_NAMES.some((name) => filters[name]);
  return (
    <>
      <Tools byStatus={first?.byStatus} isAnyOpen={openId !== undefined} />
      <p className={`${typeStyles.unbound} ${textStyles.quiet} ${typeStyles.figures}`} role="status">
        {first && t('count', { count: first.total, figure: formatNumber(first.total, i18n.language) })}
        <ClearFilters names={FILTER_NAMES} />
      </p>
      <PagedList
        query={query}
        empty={
          <Notice title={t('admin:employer.empty')} action={isNarrowed ? undefined : <NewEmployerLink />}>
            {t(isNarrowed ? 'emptySearch' : 'admin:employer.emptyText')}
          </Notice>
        }
      >
        {(rows) => (
          <DataTable
            caption={t('admin:nav.employers')}
            columns={columns}
            rows={rows}
            keyOf={(row) => row.employerId}
            total={first?.total}
            defaultSort={DEFAULT_SORT}
            isMain
          />
        )}
      </PagedList>
    </>
  );
}
