/** The first page: what the product does, shown rather than told. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AsyncView } from '../../ui/async-view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { JobCard } from '../../ui/job-card.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import type { Claim } from './claim.ts';
import { Claims } from './claims.tsx';
import { DemoMatch } from './demo-match.tsx';
import './home.css';
import { newestJobsQuery } from './queries.ts';

const STEPS = ['one', 'two', 'three'];

function Hero() {
  const { t } = useTranslation('site');
  return (
    <section className="hero wrap">
      <div className="hero-words">
        <PageHeading title={t('home.documentTitle')}>{t('home.title')}</PageHeading>
        <p className="lead">{t('home.lead')}</p>
        <div className="hero-actions">
          <ButtonLink to="/jobs">{t('home.browse')}</ButtonLink>
          <ButtonLink to="/job-seekers" look="secondary">
            {t('home.send')}
          </ButtonLink>
        </div>
      </div>
      <DemoMatch />
    </section>
  );
}

function Steps() {
  const { t } = useTranslation('site');
  return (
    <section className="wrap home-section">
      <h2>{t('home.steps.title')}</h2>
      <ol className="steps">
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`home.steps.${step}.title`)}</h3>
            <p>{t(`home.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function NewestJobs() {
  const { t } = useTranslation('site');
  const [now] = useState(Date.now);
  const query = useQuery(newestJobsQuery);
  const empty = (
    <Notice
      title={t('home.newest.empty')}
      action={<ButtonLink to="/job-seekers">{t('home.closing.action')}</ButtonLink>}
    >
      {t('home.newest.emptyText')}
    </Notice>
  );
  return (
    <section className="wrap home-section">
      <div className="home-section-head">
        <h2>{t('home.newest.title')}</h2>
        <ButtonLink to="/jobs" look="quiet">
          {t('home.newest.all')} <Icon name="arrow" />
        </ButtonLink>
      </div>
      <AsyncView query={query} isEmpty={({ items }) => items.length === 0} empty={empty}>
        {({ items }) => (
          <div className="job-list home-jobs">
            {items.map((job) => (
              <JobCard key={job.jobId} job={job} now={now} />
            ))}
          </div>
        )}
      </AsyncView>
    </section>
  );
}

function Closing() {
  const { t } = useTranslation('site');
  return (
    <section className="wrap">
      <div className="closing">
        <Mark size={150} plain />
        <h2>{t('home.closing.title')}</h2>
        <p>{t('home.closing.text')}</p>
        <ButtonLink to="/job-seekers">{t('home.closing.action')}</ButtonLink>
      </div>
    </section>
  );
}

export default function HomePage({ claims }: { claims: readonly Claim[] }) {
  return (
    <div className="home">
      <Hero />
      <Steps />
      <Claims claims={claims} />
      <NewestJobs />
      <Closing />
    </div>
  );
}
