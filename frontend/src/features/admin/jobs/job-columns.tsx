/** What recruiters compare of jobs at a glance. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../../../../shared/domain/job.ts';
import type { JobStatus } from '../../../../../shared/domain/job-choices.ts';
import { formatPay } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import adminArea from '../kit/admin-area.module.css';
import type { Column } from '../kit/list/data-table.tsx';
import { RecordLink } from '../kit/record/back-link.tsx';
import styles from './jobs.module.css';

interface StatusWordProps {
  status: JobStatus;
  children: string;
}

/** A status as a dot and a word. */
export function JobStatusWord({ status, children }: StatusWordProps) {
  return (
    <Cluster
      as="span"
      gap="2"
      inline
      wrap={false}
      className={styles.jobStatus}
      data-part="job-status"
      data-status={status}
    >
      {children}
    </Cluster>
  );
}

function PublicWord({ isPublic, children }: { isPublic: boolean; children: string }) {
  return (
    <span className={adminArea.state} data-tone={isPublic ? 'met' : 'unclear'} data-part="state">
      <Icon name={isPublic ? 'check' : 'cross'} size={16} />
      {children}
    </span>
  );
}

/** The cells get their words from here: a subscription to the language for each of thousands would be felt. */
export function useJobColumns(): Column<Job>[] {
  const { t, i18n } = useTranslation('admin');
  const { language } = i18n;
  return useMemo(() => {
    const pay = (job: Job) => {
      const range = formatPay(job, language);
      return range ? t(`job.pay.${job.salaryPeriod}`, { range }) : t('none');
    };
    return [
      {
        ...{ key: 'title', label: t('job.title'), sort: 'title', share: 2.8 },
        cell: (job) => <RecordLink to={`/admin-panel/jobs/${job.jobId}`}>{job.title}</RecordLink>,
      },
      { key: 'company', label: t('job.company'), sort: 'company', share: 1.05, cell: (job) => job.company },
      { key: 'location', label: t('job.location'), sort: 'location', share: 0.9, cell: (job) => job.location },
      {
        ...{ key: 'remote', label: t('job.remotePolicy'), sort: 'remotePolicy', share: 1.08, hideBelow: 'medium' },
        cell: (job) => t(`site:job.remotePolicy.${job.remotePolicy}`),
      },
      {
        ...{ key: 'pay', label: t('job.salary'), sort: 'salary', firstOrder: 'desc', share: 1.85, numeric: true },
        cell: pay,
      },
      {
        ...{ key: 'status', label: t('job.status'), sort: 'status', share: 1 },
        cell: (job) => <JobStatusWord status={job.status}>{t(`jobStatuses.${job.status}`)}</JobStatusWord>,
      },
      {
        ...{ key: 'public', label: t('job.public'), sort: 'public', share: 0.92, hideBelow: 'medium' },
        cell: (job) => <PublicWord isPublic={job.public}>{t(job.public ? 'yes' : 'no')}</PublicWord>,
      },
    ];
  }, [t, language]);
}
