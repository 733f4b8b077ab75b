/** For people without a resume: a profile in seven sections, for a job or for all of them. */
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Stack } from '../../ui/layout.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import textStyles from '../../ui/text.module.css';
import styles from './create-profile.module.css';
import { ProfileForm } from './profile-form.tsx';
import { ProfileJob, useProfileJob } from './profile-job.tsx';

export default function CreateProfilePage() {
  const { t } = useTranslation('profile-builder');
  const { jobId: reference } = useParams();
  const state = useProfileJob(reference);
  const jobId = state.kind === 'shown' ? state.job.jobId : reference;
  return (
    <Stack gap="m" className={`${textStyles.wrap} ${textStyles.page} ${styles.createProfile}`}>
      <Stack as="header" gap="3" most={720}>
        <PageHeading title={t('title')} description={t('description')} path="/create-profile">
          {t('title')}
        </PageHeading>
        <p className={textStyles.lead}>{t('lead')}</p>
        <p className={textStyles.quiet}>{t('required')}</p>
      </Stack>
      <ProfileJob state={state} />
      <ProfileForm jobId={state.kind === 'gone' ? undefined : jobId} />
    </Stack>
  );
}
