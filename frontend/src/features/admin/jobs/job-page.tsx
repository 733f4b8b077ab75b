/** One job in its editor, or an empty editor for a new one. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { isOpenToPublic, type Job } from '../../../../../shared/domain/job.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BackLink } from '../back-link.tsx';
import { refusalView } from '../no-such-screen.tsx';
import { JobEditor } from './job-editor.tsx';
import { jobQuery } from './job-queries.ts';

function ExistingJob({ job }: { job: Job }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHeading>{job.title}</PageHeading>
      <p className="record-links">
        <Link to={`/admin-panel/applications?jobId=${job.jobId}`}>{t('job.toApplications')}</Link>
        {isOpenToPublic(job) && <Link to={`/jobs/${job.slug}`}>{t('job.toPublicPage')}</Link>}
      </p>
      <JobEditor job={job} />
    </>
  );
}

function KnownJob({ id }: { id: string }) {
  const query = useQuery(jobQuery(id));
  return (
    <AsyncView query={query} skeleton={<Skeleton lines={10} />} refusal={refusalView}>
      {(job) => <ExistingJob key={job.jobId} job={job} />}
    </AsyncView>
  );
}

export default function JobPage() {
  const { t } = useTranslation('admin');
  const { id } = useParams();
  return (
    <>
      <BackLink to="/admin-panel/jobs">{t('nav.jobs')}</BackLink>
      {id ? (
        <KnownJob id={id} />
      ) : (
        <>
          <PageHeading>{t('job.create')}</PageHeading>
          <JobEditor />
        </>
      )}
    </>
  );
}
