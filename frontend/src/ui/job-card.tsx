/** A job in a list: title, pay range, place and remote policy first, its age in words beside the company. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FoundJob } from '../../../shared/domain/job.ts';
import { formatAge, formatNumber } from '../lib/format.ts';
import { currentLanguage, otherLanguage } from '../lib/i18n.ts';
import { Chip } from './chip.tsx';
import { Icon } from './icon.tsx';
import styles from './job-card.module.css';
import { JobPay } from './job-pay.tsx';
import { Cluster } from './layout.tsx';

function Distance({ km }: { km: number }) {
  const { t } = useTranslation('site');
  const number = formatNumber(km, currentLanguage());
  return <span data-part="job-card-distance"> · {t('job.distance', { count: km, number })}</span>;
}

/** `now` in milliseconds since 1970; the caller passes one moment for the whole list. */
export function JobCard({ job, now }: { job: FoundJob; now: number }) {
  const { t } = useTranslation('site');
  const language = currentLanguage();
  return (
    <article className={styles.jobCard} data-part="job-card">
      <h3 lang={otherLanguage(job.language)}>
        <Link to={`/jobs/${job.slug || job.jobId}`} className={styles.jobCardLink}>
          {job.title}
        </Link>
      </h3>
      <p className={styles.jobCardCompany} data-part="job-card-company">
        {job.company}
        {job.publishedAt && (
          <span className={styles.jobCardAge} suppressHydrationWarning>
            {formatAge(job.publishedAt, language, now)}
          </span>
        )}
      </p>
      <JobPay job={job} />
      <p className={styles.jobCardPlace} data-part="job-card-place">
        <Icon name="place" size={18} />
        <span>
          {job.location}
          {job.distanceKm !== undefined && <Distance km={job.distanceKm} />}
        </span>
      </p>
      <Cluster gap="2" align="stretch" className={styles.jobCardFoot} data-part="chips job-card-foot">
        <Chip>{t(`job.remotePolicy.${job.remotePolicy}`)}</Chip>
        {job.jobType !== 'remote' && <Chip>{t(`job.jobType.${job.jobType}`)}</Chip>}
        {job.openings > 1 && <Chip>{t('job.openings', { count: job.openings })}</Chip>}
      </Cluster>
    </article>
  );
}
