/** The job that a profile is for, above the form; when it is closed, that the profile is accepted all the same. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PublicJob } from '../../../../shared/domain/job.ts';
import { jobQuery } from '../../lib/job-query.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import textStyles from '../../ui/text.module.css';
import { headingId } from './section-progress.tsx';

export type JobState =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'shown'; job: PublicJob }
  | { kind: 'gone' }
  | { kind: 'unknown'; retry: () => void };

/** `reference` is the job's id or slug. */
export function useProfileJob(reference: string | undefined): JobState {
  const query = useQuery({ ...jobQuery(reference ?? ''), enabled: reference !== undefined });
  if (reference === undefined) return { kind: 'none' };
  if (query.data) return { kind: 'shown', job: query.data };
  if (query.data === null) return { kind: 'gone' };
  return query.error ? { kind: 'unknown', retry: () => void query.refetch() } : { kind: 'loading' };
}

/** Stays on this address: the form below is in the middle of being filled in. */
function Gone() {
  const { t } = useTranslation('profile-builder');
  const [isSeen, setSeen] = useState(false);
  if (isSeen) return null;
  const goOn = () => {
    setSeen(true);
    document.getElementById(headingId('personal'))?.focus();
  };
  return (
    <Stack
      as="section"
      gap="3"
      pad="m"
      surface="paper-2"
      rule="tone"
      radius="m"
      most={720}
      data-tone="claimed"
      role="alert"
    >
      <h2>{t('job.goneTitle')}</h2>
      <p>{t('job.goneText')}</p>
      <Cluster gap="2" align="stretch">
        <Button look="secondary" onClick={goOn}>
          {t('job.goOn')}
        </Button>
        <ButtonLink to="/jobs" look="quiet">
          {t('job.others')}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}

function Shown({ job }: { job: PublicJob }) {
  const { t } = useTranslation('profile-builder');
  return (
    <Stack
      as="section"
      gap="1"
      pad="m"
      surface="paper-2"
      rule="tone"
      radius="m"
      most={720}
      data-tone="accent"
      aria-label={t('job.label')}
    >
      <p className={textStyles.quiet}>{t('job.label')}</p>
      <p className={textStyles.titleLarge}>
        <Link to={`/jobs/${job.slug || job.jobId}`}>{job.title}</Link>
      </p>
      <p>
        {job.company}
        {'\u00a0· '}
        {job.location}
      </p>
    </Stack>
  );
}

export function ProfileJob({ state }: { state: JobState }) {
  const { t } = useTranslation(['profile-builder', 'site']);
  switch (state.kind) {
    case 'none':
      return null;
    case 'loading':
      return (
        <Stack gap="1" pad="m" surface="paper-2" rule="tone" radius="m" most={720} data-tone="accent">
          <Skeleton lines={2} />
        </Stack>
      );
    case 'shown':
      return <Shown job={state.job} />;
    case 'gone':
      return <Gone />;
    case 'unknown':
      return (
        <Stack gap="1" pad="m" surface="paper-2" rule="tone" radius="m" most={720} data-tone="accent" role="alert">
          <p>{t('job.unknown')}</p>
          <Button look="secondary" onClick={state.retry}>
            {t('site:retry')}
          </Button>
        </Stack>
      );
  }
}
