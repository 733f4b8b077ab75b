/** The newest jobs on the first page, loaded once its words are on screen. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../lib/render-time.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { JobCard } from '../../ui/job-card.tsx';
import { Grid } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NewestJobsSkeleton } from './newest-jobs-skeleton.tsx';
import { newestJobsQuery } from './queries.ts';

export default function NewestJobs() {
  const { t } = useTranslation('home-more');
  const now = useNow();
  const query = useQuery(newestJobsQuery);
  const empty = (
    <Notice title={t('newest.empty')} action={<ButtonLink to="/job-seekers">{t('closing.action')}</ButtonLink>}>
      {t('newest.emptyText')}
    </Notice>
  );
  return (
    <AsyncView
      query={query}
      skeleton={<NewestJobsSkeleton />}
      isEmpty={({ items }) => items.length === 0}
      empty={empty}
    >
      {({ items }) => (
        <Grid columns="fit300" gap="3" data-part="job-list">
          {items.map((job) => (
            <JobCard key={job.jobId} job={job} now={now} />
          ))}
        </Grid>
      )}
    </AsyncView>
  );
}
