/** Everything a person applied for, with the stage that each application is in. */
import { useTranslation } from 'react-i18next';
import type { Application } from '../../../../../shared/domain/application.ts';
import styles from '../../../ui/text.module.css';
import { type Column, DataTable } from '../kit/list/data-table.tsx';
import { RecordLink } from '../kit/record/back-link.tsx';
import { UnconfirmedWord } from '../kit/record/unconfirmed.tsx';
import { GradeFigure, ResumeStateWord } from '../kit/words/state-words.tsx';
import { timeWords } from '../kit/words/time-words.ts';
import { StageWord } from './stage-word.tsx';

export function TalentApplications({ applications }: { applications: readonly Application[] }) {
  const { t, i18n } = useTranslation('admin');
  const now = Date.now();
  const none = (
    <span className={styles.quiet} data-part="quiet">
      {t('none')}
    </span>
  );
  const columns: Column<Application>[] = [
    {
      key: 'job',
      label: t('application.job'),
      cell: (row) => (
        <>
          <RecordLink to={`/admin-panel/applications/${row.applicationId}`}>
            {row.jobTitle ?? t('application.noJob')}
          </RecordLink>
          <UnconfirmedWord emailConfirmed={row.emailConfirmed} />
        </>
      ),
    },
    { key: 'company', label: t('job.company'), cell: (row) => row.company ?? none },
    { key: 'stage', label: t('stage.label'), share: 0.8, cell: (row) => <StageWord stage={row.stage} /> },
    {
      key: 'received',
      label: t('application.received'),
      share: 0.8,
      cell: (row) => <time dateTime={row.submittedAt}>{timeWords(row.submittedAt, i18n.language, now)}</time>,
    },
    {
      key: 'resume',
      label: t('application.resume'),
      share: 0.9,
      cell: (row) => <ResumeStateWord status={row.resume.status} />,
    },
    {
      key: 'match',
      label: t('application.match'),
      share: 0.6,
      numeric: true,
      cell: (row) => (row.match ? <GradeFigure {...row.match} /> : none),
    },
  ];
  if (applications.length === 0)
    return (
      <p className={styles.quiet} data-part="quiet">
        {t('admin-talents:noApplications')}
      </p>
    );
  return (
    <DataTable
      caption={t('nav.applications')}
      columns={columns}
      rows={applications}
      keyOf={(row) => row.applicationId}
    />
  );
}
