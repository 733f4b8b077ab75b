/** All applications, newest first, followed live while resumes are being read. */
import { SelectField } from '@aws-amplify/ui-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { APPLICATION_STAGES, type Application } from '../../../../../shared/domain/application.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { RecordLink } from '../back-link.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { PagedList } from '../paged-list.tsx';
import { GradeFigure, ResumeStateWord } from '../state-words.tsx';
import { timeWords } from '../time-words.ts';
import { applicationsQuery } from './application-queries.ts';
import { StageSelect } from './stage-select.tsx';

function useColumns(): Column<Application>[] {
  const { t, i18n } = useTranslation('admin');
  const now = Date.now();
  return [
    {
      key: 'name',
      label: t('application.person'),
      cell: (row) => (
        <RecordLink to={`/admin-panel/applications/${row.applicationId}`}>
          {`${row.firstName} ${row.lastName}`.trim() || t('application.nameless')}
        </RecordLink>
      ),
    },
    { key: 'job', label: t('application.job'), cell: (row) => row.jobTitle ?? t('application.noJob') },
    {
      key: 'received',
      label: t('application.received'),
      cell: (row) => <time dateTime={row.submittedAt}>{timeWords(row.submittedAt, i18n.language, now)}</time>,
    },
    { key: 'resume', label: t('application.resume'), cell: (row) => <ResumeStateWord status={row.resume.status} /> },
    {
      key: 'match',
      label: t('application.match'),
      numeric: true,
      cell: (row) => (row.match ? <GradeFigure {...row.match} /> : <span className="quiet">{t('none')}</span>),
    },
    { key: 'stage', label: t('stage.label'), cell: (row) => <StageSelect application={row} labelHidden /> },
  ];
}

function StageFilter({ stage, onChange }: { stage: string; onChange: (stage: string) => void }) {
  const { t } = useTranslation('admin');
  return (
    <SelectField
      label={t('stage.filter')}
      value={stage}
      size="small"
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('stage.all')}</option>
      {APPLICATION_STAGES.map((name) => (
        <option key={name} value={name}>
          {t(`stages.${name}`)}
        </option>
      ))}
    </SelectField>
  );
}

export default function ApplicationsPage() {
  const { t } = useTranslation('admin');
  const [params, setParams] = useSearchParams();
  const stage = APPLICATION_STAGES.find((name) => name === params.get('stage'));
  const columns = useColumns();
  const query = useInfiniteQuery(applicationsQuery({ stage, jobId: params.get('jobId') ?? undefined }));
  const setStage = (value: string) =>
    setParams((before) => {
      if (value) before.set('stage', value);
      else before.delete('stage');
      return before;
    });
  return (
    <>
      <header className="screen-head">
        <PageHeading>{t('nav.applications')}</PageHeading>
        <div className="screen-filters">
          <StageFilter stage={stage ?? ''} onChange={setStage} />
        </div>
      </header>
      <PagedList
        query={query}
        empty={
          <Notice title={t('application.empty')}>
            {t(stage ? 'application.emptyStage' : 'application.emptyText')}
          </Notice>
        }
      >
        {(rows) => (
          <DataTable caption={t('nav.applications')} columns={columns} rows={rows} keyOf={(row) => row.applicationId} />
        )}
      </PagedList>
    </>
  );
}
