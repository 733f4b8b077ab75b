/** One job: what it is, what it asks and gives, and the form to apply, which the caller brings. */
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { PublicJob } from '../../../../shared/domain/job.ts';
import { languageOfJob } from '../../../../shared/domain/text-language.ts';
import { formatPay } from '../../lib/format.ts';
import { currentLanguage, otherLanguage } from '../../lib/i18n.ts';
import { jobQuery } from '../../lib/job-query.ts';
import { useNow } from '../../lib/render-time.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import controls from '../../ui/controls.module.css';
import fieldStyles from '../../ui/fields.module.css';
import { Icon } from '../../ui/icons.tsx';
import { JobFacts } from '../../ui/job-facts.tsx';
import { JobHead } from '../../ui/job-head.tsx';
import { JobText } from '../../ui/job-text.tsx';
import { Box, Cluster, Stack } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import textStyles from '../../ui/text.module.css';
import { ApplyBar } from './apply-bar.tsx';
import styles from './job.module.css';
import { ShareJob } from './share-job.tsx';
import { SimilarJobs } from './similar-jobs.tsx';

function MissingJob() {
  const { t } = useTranslation('site');
  return (
    <div className={fieldStyles.notice}>
      <Mark size={72} plain />
      <PageHeading>{t('job.missingTitle')}</PageHeading>
      <p className={textStyles.quiet}>{t('job.missingText')}</p>
      <ButtonLink to="/jobs">{t('job.back')}</ButtonLink>
    </div>
  );
}

/** What result lists say of a job: who, where, and for how much. */
function useJobSummary(job: PublicJob): string {
  const { t } = useTranslation('site');
  const pay = formatPay(job, currentLanguage());
  return t('job.summary', {
    ...{ title: job.title, company: job.company, location: job.location },
    policy: t(`job.remotePolicy.${job.remotePolicy}`),
    pay: pay === undefined ? '' : ` ${pay} ${t(`job.period.${job.salaryPeriod}`)}.`,
  });
}

/** A link to the fit check, for visitors who have not decided to apply. */
function CheckLink() {
  const { t } = useTranslation('site');
  return (
    <Cluster as="a" gap="2" inline wrap={false} tall="44" place="start" href="#fit-check">
      <Icon name="lock" size={18} />
      {t('job.check')}
    </Cluster>
  );
}

interface JobDetailProps {
  job: PublicJob;
  /** The reference in the address, under which everything about the job is asked for. */
  reference: string;
  renderForm: JobPageProps['renderForm'];
  renderFitCheck: JobPageProps['renderFitCheck'];
}

function JobAside({ job, now }: { job: PublicJob; now: number }) {
  const { t } = useTranslation('site');
  return (
    <Stack as="aside" gap="5" pad="xl" surface="paper-2" radius="l" className={styles.jobAside}>
      <JobFacts job={job} now={now} />
      <a className={`${controls.button} ${styles.jobAsideApply}`} data-look="primary" data-part="button" href="#apply">
        {t('job.apply')}
      </a>
      <ShareJob job={job} />
    </Stack>
  );
}

/** The private check, where there is one, and the form to apply. */
function JobForms({ job, renderForm, renderFitCheck }: Omit<JobDetailProps, 'reference'>) {
  const { t } = useTranslation('site');
  return (
    <>
      {renderFitCheck && (
        <div id="fit-check" className={styles.jobFit}>
          <Suspense fallback={<Skeleton lines={5} />}>{renderFitCheck(job)}</Suspense>
        </div>
      )}
      <Box
        as="section"
        pad="card"
        edge="line"
        radius="l"
        id="apply"
        className={styles.jobApply}
        aria-label={t('apply.title')}
      >
        <Suspense fallback={<Skeleton lines={8} visibleText />}>{renderForm(job)}</Suspense>
      </Box>
    </>
  );
}

/** Rendered again only for another job: parts of it that come alive later would otherwise be thrown away. */
const JobDetail = memo(({ job, reference, ...forms }: JobDetailProps) => {
  const now = useNow();
  const summary = useJobSummary(job);
  const language = otherLanguage(languageOfJob(job));
  const heading = (
    <PageHeading title={`${job.title}, ${job.company}`} description={summary} path={`/jobs/${job.slug}`}>
      <span lang={language}>{job.title}</span>
    </PageHeading>
  );
  return (
    <>
      <Stack as="article" gap="m" className={styles.job} data-part="job">
        <JobHead job={job} language={language} heading={heading}>
          {forms.renderFitCheck && <CheckLink />}
        </JobHead>
        <JobAside job={job} now={now} />
        <JobText job={job} language={language} />
        <JobForms job={job} {...forms} />
        <ApplyBar />
      </Stack>
      <SimilarJobs jobId={reference} now={now} />
    </>
  );
});

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
    <JobDetail key={job.jobId} job={job} reference={jobId} renderForm={renderForm} renderFitCheck={renderFitCheck} />
  );
  return (
    <div className={`${textStyles.wrap} ${textStyles.page}`}>
      <ButtonLink to="/jobs" look="quiet" className={styles.back}>
        <Icon name="back" /> {t('job.back')}
      </ButtonLink>
      <AsyncView query={query} skeleton={<Skeleton lines={9} visibleText />}>
        {(job) => (job === null ? <MissingJob /> : detail(job))}
      </AsyncView>
    </div>
  );
}
