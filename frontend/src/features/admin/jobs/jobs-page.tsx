/** All jobs in every status: found, compared, kept as views, and moved through their statuses together. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { JOB_SORTS } from '../../../../../shared/contract/admin-jobs.ts';
import { JOB_STATUSES } from '../../../../../shared/domain/job-choices.ts';
import { formatNumber } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import adminArea from '../kit/admin-area.module.css';
import { DataTable } from '../kit/list/data-table.tsx';
import { useAddressChoice, useSort } from '../kit/list/list-address.ts';
import { ClearFilters, FilterSelect, FilterTabs } from '../kit/list/list-filters.tsx';
import { PagedList, rowsOf } from '../kit/list/paged-list.tsx';
import { SavedViews } from '../kit/list/saved-views.tsx';
import { SearchBox } from '../kit/list/search-box.tsx';
import { useSelection } from '../kit/list/selection.ts';
import { UnderstoodSearch } from '../kit/list/understood-search.tsx';
import { JobBulk } from './job-bulk.tsx';
import { useJobColumns } from './job-columns.tsx';
import { type JobListFilters, jobsQuery } from './job-queries.ts';

const FILTERS = ['search', 'company', 'public', 'status'];
/** As the list comes unless someone sorts it. */
const DEFAULT_SORT = { sort: 'updatedAt', order: 'desc' } as const;

function useFilters(): JobListFilters {
  const [params] = useSearchParams();
  return {
    search: params.get('search') ?? '',
    company: params.get('company') ?? '',
    status: useAddressChoice('status', JOB_STATUSES),
    public: useAddressChoice('public', ['true', 'false']),
    ...useSort(JOB_SORTS),
  };
}

interface ToolsProps {
  total: number | undefined;
  byStatus: Partial<Record<string, number>> | undefined;
}

function Tools({ total, byStatus }: ToolsProps) {
  const { t, i18n } = useTranslation('admin-jobs');
  const statuses = JOB_STATUSES.map((value) => ({
    ...{ value, label: t(`admin:jobStatuses.${value}`) },
    count: byStatus && (byStatus[value] ?? 0),
  }));
  const publics = (['true', 'false'] as const).map((value) => ({ value, label: t(`list.public.${value}`) }));
  return (
    <Stack gap="3">
      <SavedViews screen="jobs" />
      <Toolbar gap="2 4">
        <FilterTabs name="status" label={t('admin:job.status')} options={statuses} all={t('admin:job.allStatuses')} />
        <p className={`${typeStyles.unbound} ${textStyles.quiet} ${typeStyles.figures}`} role="status">
          {total !== undefined && t('list.count', { count: total, figure: formatNumber(total, i18n.language) })}
        </p>
      </Toolbar>
      <Cluster gap="3" align="end" className={adminArea.screenFilters} data-part="screen-filters">
        <SearchBox label={t('admin:job.search')} />
        <SearchBox name="company" label={t('admin:job.company')} />
        <FilterSelect name="public" label={t('admin:job.public')} options={publics} all={t('admin:job.allStatuses')} />
        <ClearFilters names={FILTERS} />
      </Cluster>
    </Stack>
  );
}

export default function JobsPage() {
  const { t } = useTranslation('admin-jobs');
  const filters = useFilters();
  const columns = useJobColumns();
  const selection = useSelection();
  const query = useInfiniteQuery(jobsQuery(filters));
  const isNarrowed = FILTERS.some((name) => filters[name as keyof JobListFilters]);
  const first = query.data?.pages[0];
  const create = <ButtonLink to="/admin-panel/jobs/new">{t('admin:job.create')}</ButtonLink>;
  const selected = query.data ? rowsOf(query.data).filter(({ jobId }) => selection.keys.has(jobId)) : [];
  return (
    <>
      <Toolbar as="header" gap="4 6" align="end" data-part="screen-head">
        <PageHeading>{t('admin:nav.jobs')}</PageHeading>
        {create}
      </Toolbar>
      <Tools total={first?.total} byStatus={first?.byStatus} />
      <UnderstoodSearch page={first} />
      <PagedList
        query={query}
        empty={
          isNarrowed ? (
            <Notice title={t('list.nothingFits')}>{t('list.nothingFitsText')}</Notice>
          ) : (
            <Notice title={t('admin:job.empty')} action={create}>
              {t('admin:job.emptyText')}
            </Notice>
          )
        }
      >
        {(rows) => (
          <DataTable
            caption={t('admin:nav.jobs')}
            columns={columns}
            rows={rows}
            keyOf={(job) => job.jobId}
            nameOf={(job) => job.title}
            total={first?.total}
            defaultSort={DEFAULT_SORT}
            selection={selection}
            isMain
          />
        )}
      </PagedList>
      <JobBulk jobs={selected} selection={selection} />
    </>
  );
}
