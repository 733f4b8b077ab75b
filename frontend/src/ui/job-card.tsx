/** A job in a list: title, pay range, place and remote policy first, its age in words beside the company. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FoundJob } from '../../../shared/domain/job.ts';
import { formatAge, formatNumber } from '../lib/format.ts';
import { currentLanguage, otherLanguage } from '../lib/i18n.ts';
import { Chip } from './chip.tsx';
import { Icon } from './icons.tsx';
import styles from './job-card.module.css';
import { JobPay } from './job-pay.tsx';
import { Box, Cluster, Toolbar } from './layout.tsx';
import pressStyles from './press.module.css';
import textStyles from './text.module.css';
import typeStyles from './type.module.css';

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
    <article className={`${styles.jobCard} ${pressStyles.card}`} data-part="job-card">
      <h3 lang={otherLanguage(job.language)}>
        <Link
          to={`/jobs/${job.slug || job.jobId}`}
          className={`${styles.jobCardLink} ${textStyles.ink} ${textStyles.unlined}`}
        >
          {job.title}
        </Link>
      </h3>
      <Toolbar as="p" gap="0 4" align="baseline" className={styles.jobCardCompany} data-part="job-card-company">
        {job.company}
        {job.publishedAt && (
          <Box as="span" place="rigid" className={`${typeStyles.capital} ${textStyles.note}`} suppressHydrationWarning>
            {formatAge(job.publishedAt, language, now)}
          </Box>
        )}
      </Toolbar>
      <JobPay job={job} />
      <Cluster as="p" gap="2" align="start" wrap={false} className={styles.jobCardPlace} data-part="job-card-place">
        <Icon name="place" size={18} style={{ marginTop: 4 }} />
        <span>
          {job.location}
          {job.distanceKm !== undefined && <Distance km={job.distanceKm} />}
        </span>
      </Cluster>
      <Cluster gap="2" align="stretch" className={styles.jobCardFoot} data-part="chips job-card-foot">
        <Chip>{t(`job.remotePolicy.${job.remotePolicy}`)}</Chip>
        {job.jobType !== 'remote' && <Chip>{t(`job.jobType.${job.jobType}`)}</Chip>}
        {job.openings > 1 && <Chip>{t('job.openings', { count: job.openings })}</Chip>}
      </Cluster>
    </article>
  );
}
