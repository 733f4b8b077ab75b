/** One job in its editor, or an editor for a new one: empty, or begun from another job. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { isOpenToPublic, type Job } from '../../../../../shared/domain/job.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import typeStyles from '../../../ui/type.module.css';
import { BackLink } from '../kit/record/back-link.tsx';
import { HistoryLink } from '../kit/record/history-link.tsx';
import { refusalView } from '../kit/record/no-such-screen.tsx';
import { jobQuery } from '../kit/records/job-record.ts';
import { JobStatusWord } from './job-columns.tsx';
import { JobEditor } from './job-editor.tsx';
import { NEW_JOB, valuesOf } from './job-values.ts';

function ExistingJob({ job }: { job: Job }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Cluster as="header" gap="1 4" align="baseline">
        <PageHeading>{job.title}</PageHeading>
        <JobStatusWord status={job.status}>{t(`jobStatuses.${job.status}`)}</JobStatusWord>
      </Cluster>
      <Cluster as="p" gap="1 4" align="stretch" className={typeStyles.unbound}>
        <Link to={`/admin-panel/applications?jobId=${job.jobId}`}>{t('job.toApplications')}</Link>
        <Link to={`/admin-panel/jobs/${job.jobId}/ranking`}>{t('admin-jobs:toRanking')}</Link>
        <Link to={`/admin-panel/jobs/new?copy=${job.jobId}`}>{t('admin-jobs:duplicate')}</Link>
        {isOpenToPublic(job) && <Link to={`/jobs/${job.slug}`}>{t('job.toPublicPage')}</Link>}
        <HistoryLink recordId={job.jobId} />
      </Cluster>
      <JobEditor job={job} start={valuesOf(job)} draftName={`job.${job.jobId}`} />
    </>
  );
}

/** A copy of a job as an unpublished draft, with a title that says so. */
function CopyOf({ job }: { job: Job }) {
  const { t } = useTranslation('admin-jobs');
  const title = t('copyOf', { title: job.title });
  const start = { ...valuesOf(job), title, status: 'draft' as const, public: false };
  return <JobEditor start={start} draftName={`job.copy.${job.jobId}`} />;
}

interface KnownJobProps {
  id: string;
  children: (job: Job) => React.ReactNode;
}

function KnownJob({ id, children }: KnownJobProps) {
  const query = useQuery(jobQuery(id));
  return (
    <AsyncView query={query} skeleton={<Skeleton lines={10} />} refusal={refusalView}>
      {children}
    </AsyncView>
  );
}

function NewJob() {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const copied = params.get('copy');
  return (
    <>
      <PageHeading>{t('job.create')}</PageHeading>
      {copied ? (
        <KnownJob id={copied}>{(job) => <CopyOf key={job.jobId} job={job} />}</KnownJob>
      ) : (
        <JobEditor start={NEW_JOB} draftName="job.new" />
      )}
    </>
  );
}

export default function JobPage() {
  const { t } = useTranslation('admin');
  const { id } = useParams();
  return (
    <>
      <BackLink to="/admin-panel/jobs">{t('nav.jobs')}</BackLink>
      {id ? <KnownJob id={id}>{(job) => <ExistingJob key={job.jobId} job={job} />}</KnownJob> : <NewJob />}
    </>
  );
}
