/** One job: what it is, what it asks and gives, and the form to apply, which the caller brings. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { PublicJob } from '../../../../shared/domain/job.ts';
import { jobQuery } from '../../lib/job-query.ts';
import { useNow } from '../../lib/render-time.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { JobPay } from '../../ui/job-pay.tsx';
import { Mark } from '../../ui/mark.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { JobFacts } from './job-facts.tsx';
import './job.css';
import { JobText } from './job-text.tsx';
import { ShareJob } from './share-job.tsx';
import { SimilarJobs } from './similar-jobs.tsx';

function MissingJob() {
  const { t } = useTranslation('site');
  return (
    <div className="notice">
      <Mark size={72} plain />
      <PageHeading>{t('job.missingTitle')}</PageHeading>
      <p className="quiet">{t('job.missingText')}</p>
      <ButtonLink to="/jobs">{t('job.back')}</ButtonLink>
    </div>
  );
}

interface JobDetailProps {
  job: PublicJob;
  /** The reference in the address, under which everything about the job is asked for. */
  reference: string;
  form: ReactNode;
  /** Tells visitors how they fit, between what the job says and the form. */
  fitCheck?: ReactNode;
}

function JobDetail({ job, reference, form, fitCheck }: JobDetailProps) {
  const { t } = useTranslation('site');
  const now = useNow();
  return (
    <>
      <article className="job">
        <header className="job-head">
          <p className="job-company">{job.company}</p>
          <PageHeading title={`${job.title}, ${job.company}`} path={`/jobs/${job.slug}`}>
            {job.title}
          </PageHeading>
          <JobPay job={job} />
        </header>
        <aside className="job-aside">
          <JobFacts job={job} now={now} />
          <a className="button button-primary job-aside-apply" href="#apply">
            {t('job.apply')}
          </a>
          <ShareJob job={job} />
        </aside>
        <JobText job={job} />
        {fitCheck && (
          <div id="fit-check" className="job-fit">
            <Suspense fallback={<Skeleton lines={5} />}>{fitCheck}</Suspense>
          </div>
        )}
        <section id="apply" className="job-apply" aria-label={t('apply.title')}>
          <Suspense fallback={<Skeleton lines={8} visibleText />}>{form}</Suspense>
        </section>
        <ApplyBar />
      </article>
      <SimilarJobs jobId={reference} now={now} />
    </>
  );
}

interface JobPageProps {
  /** Answers the application form for a job. */
  renderForm: (job: PublicJob) => ReactNode;
  /** Answers what stands between a job's text and the form. */
  renderFitCheck?: (job: PublicJob) => ReactNode;
}

export default function JobPage({ renderForm, renderFitCheck }: JobPageProps) {
  const { t } = useTranslation('site');
  const { jobId = '' } = useParams();
  const query = useQuery(jobQuery(jobId));
  const detail = (job: PublicJob) => (
    <JobDetail key={job.jobId} job={job} reference={jobId} form={renderForm(job)} fitCheck={renderFitCheck?.(job)} />
  );
  return (
    <div className="wrap page">
      <ButtonLink to="/jobs" look="quiet" className="back">
        <Icon name="back" /> {t('job.back')}
      </ButtonLink>
      <AsyncView query={query} skeleton={<Skeleton lines={9} visibleText />}>
        {(job) => (job === null ? <MissingJob /> : detail(job))}
      </AsyncView>
    </div>
  );
}
