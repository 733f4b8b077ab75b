/** The head of a review: who applied for what, how well that fits, how to reach them, and the stage. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mailtoOf } from '../../../lib/mailto.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import adminArea from '../kit/admin-area.module.css';
import { Detail } from '../kit/record/detail.tsx';
import { HistoryLink } from '../kit/record/history-link.tsx';
import record from '../kit/record/record.module.css';
import { ConfirmButton, UnconfirmedWord } from '../kit/record/unconfirmed.tsx';
import type { ApplicationDetail } from '../kit/records/application-record.ts';
import { AdministratorsOnly } from '../kit/staff-role.tsx';
import { GradeFigure, ResumeStateWord } from '../kit/words/state-words.tsx';
import { timeWords } from '../kit/words/time-words.ts';
import { applicantName } from './application-queries.ts';
import styles from './applications.module.css';
import { NotifySwitch } from './notify-switch.tsx';
import { StageButtons } from './stage-buttons.tsx';
import { StageSelect } from './stage-select.tsx';

function JobLine({ application }: { application: ApplicationDetail }) {
  const { t, i18n } = useTranslation('admin');
  const { jobId, jobTitle, company, submittedAt } = application;
  const title = jobTitle ?? t('application.noJob');
  return (
    <p>
      {jobId ? (
        <Link
          className={`${textStyles.ink} ${textStyles.strong} ${typeStyles.faintLine}`}
          to={`/admin-panel/jobs/${jobId}`}
        >
          {title}
        </Link>
      ) : (
        title
      )}
      {company && <span className={textStyles.quiet}> · {company}</span>}
      <span className={textStyles.quiet}>
        {' · '}
        <time dateTime={submittedAt}>
          {t('admin-applications:received', { when: timeWords(submittedAt, i18n.language, Date.now()) })}
        </time>
      </span>
    </p>
  );
}

function Details({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation('admin');
  const { email, phone, source, resume, language } = application;
  const none = t('none');
  return (
    <Cluster as="dl" gap="2 4" align="stretch" className={record.recordFacts}>
      <Detail label={t('application.email')}>{email ? <a href={mailtoOf(email)}>{email}</a> : none}</Detail>
      <Detail label={t('application.phone')}>
        {phone ? <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a> : none}
      </Detail>
      <Detail label={t('application.language')}>{t(`languages.${language}`)}</Detail>
      <Detail label={t('application.source')}>{t(`sources.${source}`)}</Detail>
      <Detail label={t('application.resume')}>
        <ResumeStateWord status={resume.status} />
      </Detail>
      {resume.fileName && (
        <Detail label={t('application.file')}>
          <Cluster as="span" gap="2" inline wrap={false}>
            <Icon name="file" size={16} />
            {resume.fileName}
          </Cluster>
        </Detail>
      )}
      <AdministratorsOnly>
        <Detail label={t('history.label')}>
          <HistoryLink recordId={application.applicationId} />
        </Detail>
      </AdministratorsOnly>
    </Cluster>
  );
}

export function ApplicationHead({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation('admin');
  const { match, talentId } = application;
  return (
    <Stack as="header" gap="4" className={`${record.recordHead} ${typeStyles.breaking}`}>
      <Toolbar gap="2 4" align="end" className={record.recordTitle}>
        <div>
          <PageHeading>{applicantName(application) || t('application.nameless')}</PageHeading>
          <UnconfirmedWord emailConfirmed={application.emailConfirmed} />
          <JobLine application={application} />
        </div>
        <Cluster gap="2 4" align="end" className={styles.applicationDecision}>
          {match && (
            <Cluster
              as={Link}
              inline
              wrap={false}
              tall="36"
              className={`${adminArea.largeScore} ${textStyles.ink} ${textStyles.unlined}`}
              to={talentId ? `/admin-panel/talents/${talentId}/matches/${match.matchId}` : '?'}
            >
              <span className={textStyles.visuallyHidden}>{t('application.match')}: </span>
              <GradeFigure {...match} />
            </Cluster>
          )}
          {!application.emailConfirmed && <ConfirmButton application={application} label={t('unconfirmed.confirm')} />}
          <StageButtons application={application} />
          <StageSelect application={application} />
          <NotifySwitch />
          {talentId && (
            <ButtonLink look="secondary" to={`/admin-panel/talents/${talentId}`}>
              {t('application.toTalent')}
            </ButtonLink>
          )}
        </Cluster>
      </Toolbar>
      <Details application={application} />
    </Stack>
  );
}
