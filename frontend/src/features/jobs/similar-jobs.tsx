/** The open jobs most similar to one; renders nothing if there are none or they cannot be loaded. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { JobCard } from '../../ui/job-card.tsx';
import { Stack } from '../../ui/layout.tsx';
import styles from './job.module.css';
import { similarJobsQuery } from './queries.ts';

/** `now` in milliseconds since 1970. */
export function SimilarJobs({ jobId, now }: { jobId: string; now: number }) {
  const { t } = useTranslation('site');
  const { data } = useQuery(similarJobsQuery(jobId));
  if (!data || data.items.length === 0) return null;
  return (
    <Stack as="section" gap="4" pad="top8" className={styles.similarJobs} aria-labelledby="similar-jobs">
      <h2 id="similar-jobs">{t('job.similar')}</h2>
      <Stack gap="3" data-part="job-list">
        {data.items.map((job) => (
          <JobCard key={job.jobId} job={job} now={now} />
        ))}
      </Stack>
    </Stack>
  );
}
