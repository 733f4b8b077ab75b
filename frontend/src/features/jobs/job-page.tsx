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

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="job-section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Points({ items }: { items: string[] }) {
  return (
    <ul className="points">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function JobText({ job }: { job: PublicJob }) {
  const { t } = useTranslation('site');
  const { description, requirements, benefits, benefitsDescription, companyDescription, company } = job;
  return (
    <>
      <Section title={t('job.description')}>
        <p className="prose">{description}</p>
      </Section>
      {requirements.length > 0 && (
        <Section title={t('job.requirements')}>
          <Points items={requirements} />
        </Section>
      )}
      {(benefits.length > 0 || benefitsDescription) && (
        <Section title={t('job.benefits')}>
          <Points items={benefits} />
          {benefitsDescription && <p className="prose">{benefitsDescription}</p>}
        </Section>
      )}
      {companyDescription && (
        <Section title={t('job.company', { company })}>
          <p className="prose">{companyDescription}</p>
        </Section>
      )}
    </>
  );
}

interface JobDetailProps {
  job: PublicJob;
  form: ReactNode;
  fitCheck: ReactNode;
}

function JobDetail({ job, form, fitCheck }: JobDetailProps) {
  const { t } = useTranslation('site');
  const now = useNow();
  return (
    <article className="job">
      <header className="job-head">
        <p className="job-company">{job.company}</p>
        <PageHeading title={`${job.title}, ${job.company}`}>{job.title}</PageHeading>
        <JobPay job={job} />
      </header>
      <aside className="job-aside">
        <JobFacts job={job} now={now} />
        <a className="button button-primary job-aside-apply" href="#apply">
          {t('job.apply')}
        </a>
      </aside>
      <div className="job-body">
        <JobText job={job} />
      </div>
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
  );
}

interface JobPageProps {
  /** Answers the application form for a job. */
  renderForm: (job: PublicJob) => ReactNode;
  /** Answers what compares a resume with the job before anybody applies. */
  renderFitCheck?: (job: PublicJob) => ReactNode;
}

export default function JobPage({ renderForm, renderFitCheck }: JobPageProps) {
  const { t } = useTranslation('site');
  const { jobId = '' } = useParams();
  const query = useQuery(jobQuery(jobId));
  return (
    <div className="wrap page">
      <ButtonLink to="/jobs" look="quiet" className="back">
        <Icon name="back" /> {t('job.back')}
      </ButtonLink>
      <AsyncView query={query} skeleton={<Skeleton lines={9} visibleText />}>
        {(job) =>
          job === null ? (
            <MissingJob />
          ) : (
            <JobDetail job={job} form={renderForm(job)} fitCheck={renderFitCheck?.(job)} />
          )
        }
      </AsyncView>
    </div>
  );
}
