/** What stands where no job is found: the way on, and the jobs that come nearest to what was searched. */
import { useTranslation } from 'react-i18next';
import type { FoundJob } from '../../../../shared/domain/job.ts';
import { useNow } from '../../lib/render-time.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { JobCard } from '../../ui/job-card.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';

function NearestJobs({ jobs }: { jobs: readonly FoundJob[] }) {
  const { t } = useTranslation('site');
  const now = useNow();
  return (
    <Stack as="section" gap="3" pad="top4" data-part="nearest-jobs" aria-labelledby="nearest-jobs">
      <h2 id="nearest-jobs">{t('jobs.nearest')}</h2>
      {jobs.map((job) => (
        <JobCard key={job.jobId} job={job} now={now} />
      ))}
    </Stack>
  );
}

interface NoJobsProps {
  filtered: boolean;
  nearest: readonly FoundJob[];
  onClear: () => void;
}

export function NoJobs({ filtered, nearest, onClear }: NoJobsProps) {
  const { t } = useTranslation('site');
  const action = (
    <Cluster gap="3" align="stretch" justify="center">
      {filtered && <Button onClick={onClear}>{t('jobs.clear')}</Button>}
      <ButtonLink to="/job-seekers" look={filtered ? 'secondary' : 'primary'}>
        {t('jobs.leaveResume')}
      </ButtonLink>
    </Cluster>
  );
  return (
    <>
      <Notice title={t('jobs.empty')} action={action}>
        {t(filtered ? 'jobs.emptyFiltered' : 'jobs.emptyAll')}
      </Notice>
      {nearest.length > 0 && <NearestJobs jobs={nearest} />}
    </>
  );
}
