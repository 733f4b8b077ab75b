/** All jobs in every status, with what recruiters compare at a glance. */
import { SelectField } from '@aws-amplify/ui-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { JOB_STATUSES, type Job } from '../../../../../shared/domain/job.ts';
import { formatPay } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { RecordLink } from '../back-link.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { PagedList } from '../paged-list.tsx';
import { SearchBox } from '../search-box.tsx';
import { jobsQuery } from './job-queries.ts';

function useColumns(): Column<Job>[] {
  const { t, i18n } = useTranslation('admin');
  const pay = (job: Job) => {
    const range = formatPay(job, i18n.language);
    return range ? t(`job.pay.${job.salaryPeriod}`, { range }) : t('none');
  };
  return [
    {
      key: 'title',
      label: t('job.title'),
      cell: (job) => <RecordLink to={`/admin-panel/jobs/${job.jobId}`}>{job.title}</RecordLink>,
    },
    { key: 'company', label: t('job.company'), cell: (job) => job.company },
    { key: 'location', label: t('job.location'), cell: (job) => job.location },
    { key: 'remote', label: t('job.remotePolicy'), cell: (job) => t(`site:job.remotePolicy.${job.remotePolicy}`) },
    { key: 'pay', label: t('job.salary'), numeric: true, cell: pay },
    { key: 'status', label: t('job.status'), cell: (job) => t(`jobStatuses.${job.status}`) },
    {
      key: 'public',
      label: t('job.public'),
      cell: (job) => (
        <span className={`state state-${job.public ? 'met' : 'unclear'}`}>
          <Icon name={job.public ? 'check' : 'cross'} size={16} />
          {t(job.public ? 'yes' : 'no')}
        </span>
      ),
    },
  ];
}

function StatusFilter() {
  const { t } = useTranslation('admin');
  const [params, setParams] = useSearchParams();
  const choose = (status: string) =>
    setParams((before) => {
      if (status) before.set('status', status);
      else before.delete('status');
      return before;
    });
  return (
    <SelectField
      label={t('job.status')}
      size="small"
      value={params.get('status') ?? ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{t('job.allStatuses')}</option>
      {JOB_STATUSES.map((status) => (
        <option key={status} value={status}>
          {t(`jobStatuses.${status}`)}
        </option>
      ))}
    </SelectField>
  );
}

export default function JobsPage() {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const status = JOB_STATUSES.find((name) => name === params.get('status'));
  const columns = useColumns();
  const query = useInfiniteQuery(jobsQuery({ search, status }));
  const create = <ButtonLink to="/admin-panel/jobs/new">{t('job.create')}</ButtonLink>;
  const narrowed = search !== '' || status !== undefined;
  return (
    <>
      <header className="screen-head">
        <PageHeading>{t('nav.jobs')}</PageHeading>
        <div className="screen-filters">
          <SearchBox label={t('job.search')} />
          <StatusFilter />
          {create}
        </div>
      </header>
      <PagedList
        query={query}
        empty={
          <Notice title={t('job.empty')} action={narrowed ? undefined : create}>
            {t(narrowed ? 'job.emptySearch' : 'job.emptyText')}
          </Notice>
        }
      >
        {(rows) => <DataTable caption={t('nav.jobs')} columns={columns} rows={rows} keyOf={(job) => job.jobId} />}
      </PagedList>
    </>
  );
}
