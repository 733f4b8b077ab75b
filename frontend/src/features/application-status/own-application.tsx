/** The applicant's own application: its state and history, the match, the reading, and the applicant's rights. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FollowedApplication } from '../../../../shared/contract/routes.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Box, Cluster, Stack } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import styles from './application-status.module.css';
import { ConfirmationRequest } from './confirmation-request.tsx';
import { DataRights } from './data-rights.tsx';
import { isSettled, type OwnLink } from './queries.ts';
import { Reading } from './reading.tsx';
import { Results } from './results.tsx';
import { ReviewRequest } from './review-request.tsx';
import { Timeline } from './timeline.tsx';
import { type Standing, standingOf } from './timeline-steps.ts';
import { useFocusWhen } from './use-focus-when.ts';

function About({ application, link }: Omit<OwnApplicationProps, 'onErased'>) {
  const { t } = useTranslation('application-status');
  const { job, firstName, source } = application;
  return (
    <Stack as="header" gap="2" className={styles.statusHead}>
      <PageHeading title={t('documentTitle')} description={t('description')}>
        {t('hello', { name: firstName })}
      </PageHeading>
      <p className={textStyles.lead}>
        {job ? (
          <Link to={`/jobs/${job.slug || job.jobId}`}>{t('forJob', { title: job.title, company: job.company })}</Link>
        ) : (
          t('noJob', { context: source })
        )}
      </p>
      {application.emailConfirmed === false && application.withdrawnAt === null && (
        <Box pad="s" surface="claimed-tint" radius="s" className={styles.statusUnconfirmed}>
          <p>{t('unconfirmed.text')}</p>
          <details>
            <summary>{t('unconfirmed.again')}</summary>
            <ConfirmationRequest link={link} />
          </details>
        </Box>
      )}
    </Stack>
  );
}

/** Where another attempt begins: the same form as the first. */
function formAddressOf({ job, source }: FollowedApplication): string {
  if (source === 'profile') return job ? `/create-profile/${job.jobId}` : '/create-profile';
  return job ? `/jobs/${job.slug || job.jobId}` : '/job-seekers';
}

function explanationOf(standing: Standing, { resume, job }: FollowedApplication): string {
  if (standing === 'failed') return resume.failure?.message[currentLanguage()] ?? '';
  return standing === 'new' && !job ? 'newText_open' : `${standing}Text`;
}

function Now({ application }: { application: FollowedApplication }) {
  const { t } = useTranslation('application-status');
  const { job, source } = application;
  const standing = standingOf(application);
  const isOpen = !job && (standing === 'new' || standing === 'comparing');
  const explanation = explanationOf(standing, application);
  const heading = useFocusWhen<HTMLHeadingElement>(standing === 'withdrawn');
  const needsFile = standing === 'failed' || standing === 'upload';
  return (
    <section className={styles.statusNow} data-standing={standing} aria-labelledby="status-now">
      <Mark size={44} />
      <p className={styles.statusNowLabel}>{t('now.label')}</p>
      <Stack gap="3" most={612} role={standing === 'failed' ? 'alert' : 'status'}>
        <h2 className={`${typeStyles.huge} ${typeStyles.breaking}`} id="status-now" ref={heading} tabIndex={-1}>
          {t(`now.${standing}`, { context: isOpen ? 'open' : source })}
        </h2>
        <p>{standing === 'failed' ? explanation : t(`now.${explanation}`)}</p>
      </Stack>
      {needsFile && (
        <ButtonLink to={formAddressOf(application)} look={standing === 'failed' ? 'primary' : 'secondary'}>
          {t(source === 'profile' ? 'writeAgain' : 'sendAgain')}
        </ButtonLink>
      )}
      {!isSettled(application) && (
        <Cluster as="p" gap="3" wrap={false} className={`${styles.statusLive} ${textStyles.small}`}>
          {t('live')}
        </Cluster>
      )}
    </section>
  );
}

interface OwnApplicationProps {
  application: FollowedApplication;
  link: OwnLink;
  onErased: () => void;
}

export function OwnApplication({ application, link, onErased }: OwnApplicationProps) {
  const isRead = application.resume.status === 'completed';
  return (
    <Stack gap="m" className={styles.status}>
      <About application={application} link={link} />
      <Now application={application} />
      <Timeline application={application} />
      <Stack gap="l" className={styles.statusMain}>
        {isRead && <Results application={application} />}
        {(isRead || application.reviewRequestedAt) && <ReviewRequest application={application} link={link} />}
        {isRead && <Reading application={application} link={link} />}
        <DataRights application={application} link={link} onErased={onErased} />
      </Stack>
    </Stack>
  );
}
