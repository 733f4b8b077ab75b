/** Everything a person applied for, with the stage that each application is in. */
import { useTranslation } from 'react-i18next';
import type { Application } from '../../../../../shared/domain/application.ts';
import styles from '../../../ui/text.module.css';
import { type Column, DataTable } from '../kit/list/data-table.tsx';
import { RecordLink } from '../kit/record/back-link.tsx';
import { UnconfirmedWord } from '../kit/record/unconfirmed.tsx';
import { None } from '../kit/words/none.tsx';
import { GradeFigure, ResumeStateWord } from '../kit/words/state-words.tsx';
import { When } from '../kit/words/when.tsx';
import { StageWord } from './stage-word.tsx';

function useColumns(): Column<Application>[] {
  const { t } = useTranslation('admin');
  const now = Date.now();
  return [
    {
      ...{ key: 'job', label: t('application.job') },
      cell: (row) => (
        <>
          <RecordLink to={`/admin-panel/applications/${row.applicationId}`}>
            {row.jobTitle ?? t('application.noJob')}
          </RecordLink>
          <UnconfirmedWord emailConfirmed={row.emailConfirmed} />
        </>
      ),
    },
    { key: 'company', label: t('job.company'), cell: (row) => row.company ?? <None /> },
    { key: 'stage', label: t('stage.label'), share: 0.8, cell: (row) => <StageWord stage={row.stage} /> },
    {
      ...{ key: 'received', label: t('application.received'), share: 0.8 },
      cell: (row) => <When at={row.submittedAt} now={now} />,
    },
    {
      ...{ key: 'resume', label: t('application.resume'), share: 0.9 },
      cell: (row) => <ResumeStateWord status={row.resume.status} />,
    },
    {
      ...{ key: 'match', label: t('application.match'), share: 0.6, numeric: true },
      cell: (row) => (row.match ? <GradeFigure {...row.match} /> : <None />),
    },
  ];
}

export function TalentApplications({ applications }: { applications: readonly Application[] }) {
  const { t } = useTranslation('admin');
  const columns = useColumns();
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
