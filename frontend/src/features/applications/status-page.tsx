/** How an application stands, for whoever holds its link: progress, what was read, and how it fits, with proof. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { FollowedApplication } from '../../../../shared/contract/routes.ts';
import { isAppError } from '../../../../shared/errors.ts';
import { formatDate } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { MatchCard } from '../../ui/match-card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ProgressSteps } from './progress-steps.tsx';
import { applicationQuery, isSettled } from './queries.ts';
import { ReadProfile } from './read-profile.tsx';
import './status.css';

/** How many criteria of the best match are open at once; all others are one press away. */
const FIRST_CRITERIA = 6;

function MissingApplication() {
  const { t } = useTranslation('site');
  return (
    <div className="notice">
      <Mark size={72} plain />
      <PageHeading>{t('status.missingTitle')}</PageHeading>
      <p className="quiet">{t('status.missingText')}</p>
      <ButtonLink to="/jobs">{t('job.back')}</ButtonLink>
    </div>
  );
}

function About({ application }: { application: FollowedApplication }) {
  const { t } = useTranslation('site');
  const { job, firstName, submittedAt } = application;
  return (
    <header className="status-head">
      <PageHeading title={t('status.documentTitle')}>{t('status.hello', { name: firstName })}</PageHeading>
      <p className="lead">
        {job ? (
          <Link to={`/jobs/${job.slug || job.jobId}`}>
            {t('status.forJob', { title: job.title, company: job.company })}
          </Link>
        ) : (
          t('status.noJob')
        )}
      </p>
      <p className="quiet">
        {t('status.sent', { date: formatDate(submittedAt, currentLanguage()) })}
        {!isSettled(application) && ` · ${t('status.live')}`}
      </p>
    </header>
  );
}

function formAddressOf({ job }: FollowedApplication): string {
  return job ? `/jobs/${job.slug || job.jobId}` : '/job-seekers';
}

function AwaitingUpload({ application }: { application: FollowedApplication }) {
  const { t } = useTranslation('site');
  return (
    <section className="status-missing">
      <h2>{t('status.awaitingTitle')}</h2>
      <p>{t('status.awaitingUpload')}</p>
      <ButtonLink to={formAddressOf(application)} look="secondary">
        {t('status.sendAgain')}
      </ButtonLink>
    </section>
  );
}

function Failed({ application }: { application: FollowedApplication }) {
  const { t } = useTranslation('site');
  const { failure } = application.resume;
  return (
    <section className="status-failure" role="alert">
      <h2>{t('status.failedTitle')}</h2>
      {failure && <p>{failure.message[currentLanguage()]}</p>}
      <ButtonLink to={formAddressOf(application)}>{t('status.sendAgain')}</ButtonLink>
    </section>
  );
}

function Matches({ application }: { application: FollowedApplication }) {
  const { t } = useTranslation('site');
  const { job, matches, resume } = application;
  if (resume.status !== 'completed') return null;
  return (
    <section className="status-section">
      <h2>{t('status.matches')}</h2>
      {!job && matches.length > 0 && <p className="quiet">{t('status.bestMatches', { count: matches.length })}</p>}
      {matches.length === 0 && <p role="status">{t('status.matchesPending')}</p>}
      {matches.map((match, index) => (
        <MatchCard
          key={match.matchId}
          match={match}
          to={job ? undefined : `/jobs/${match.jobId}`}
          shownCriteria={index === 0 ? FIRST_CRITERIA : 0}
        />
      ))}
      <p className="quiet">{t('status.human')}</p>
    </section>
  );
}

function Status({ application }: { application: FollowedApplication }) {
  return (
    <div className="status">
      <About application={application} />
      <ProgressSteps application={application} />
      {application.resume.status === 'awaiting-upload' && <AwaitingUpload application={application} />}
      {application.resume.status === 'failed' && <Failed application={application} />}
      <Matches application={application} />
      {application.profile && <ReadProfile profile={application.profile} />}
    </div>
  );
}

export default function StatusPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const query = useQuery(applicationQuery(id, search.get('token') ?? ''));
  const refusal = (error: unknown) =>
    isAppError(error) && error.kind === 'not-found' ? <MissingApplication /> : undefined;
  return (
    <div className="wrap page">
      <AsyncView query={query} refusal={refusal} skeleton={<Skeleton lines={8} visibleText />}>
        {(application) => <Status application={application} />}
      </AsyncView>
    </div>
  );
}
