/** The columns of the table of applications. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '../../../../../shared/domain/application.ts';
import type { Column } from '../kit/list/data-table.tsx';
import { RecordLink } from '../kit/record/back-link.tsx';
import { UnconfirmedWord } from '../kit/record/unconfirmed.tsx';
import { APPLICATIONS_PATH } from '../kit/records/application-record.ts';
import { None } from '../kit/words/none.tsx';
import { GradeFigure, ResumeStateWord } from '../kit/words/state-words.tsx';
import { When } from '../kit/words/when.tsx';
import { useApplicationListAddress } from './application-address.ts';
import { applicantName } from './application-queries.ts';
import { StageSelect } from './stage-select.tsx';

/** `list` is the list as it is filtered, behind the address of each record. */
function PersonCell({ application, list }: { application: Application; list: string }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <RecordLink to={`${APPLICATIONS_PATH}/${application.applicationId}${list}`}>
        {applicantName(application) || t('application.nameless')}
      </RecordLink>
      <UnconfirmedWord emailConfirmed={application.emailConfirmed} />
    </>
  );
}

export function useApplicationColumns(): Column<Application>[] {
  const { t } = useTranslation('admin');
  const list = useApplicationListAddress();
  // The same columns as long as nothing about them changes: then only rows that change are drawn again.
  return useMemo(() => {
    const none = <None />;
    return [
      {
        ...{ key: 'name', label: t('application.person'), share: 1.5 },
        cell: (row) => <PersonCell application={row} list={list} />,
      },
      { key: 'job', label: t('application.job'), share: 1.5, cell: (row) => row.jobTitle ?? none },
      {
        ...{ key: 'company', label: t('job.company'), share: 1.1, hideBelow: 'wide' },
        cell: (row) => row.company ?? none,
      },
      {
        ...{ key: 'received', label: t('application.received'), share: 1.32 },
        cell: (row) => <When at={row.submittedAt} />,
      },
      {
        ...{ key: 'resume', label: t('application.resume'), share: 1.63, hideBelow: 'medium' },
        cell: (row) => <ResumeStateWord status={row.resume.status} />,
      },
      {
        ...{ key: 'match', label: t('application.match'), share: 1, numeric: true },
        cell: (row) => (row.match ? <GradeFigure {...row.match} /> : none),
      },
      {
        ...{ key: 'stage', label: t('stage.label'), share: 1.47 },
        cell: (row) => <StageSelect application={row} labelHidden />,
      },
    ];
  }, [t, list]);
}
