/** The first page: what the product does, shown rather than told. */
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Mark } from '../../ui/mark.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import type { Claim } from './claim.ts';
import { Claims } from './claims.tsx';
import { DemoMatch } from './demo-match.tsx';
import './home.css';
import { NewestJobsSkeleton } from './newest-jobs-skeleton.tsx';
import { Voices } from './voices.tsx';

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

function Newest({ jobs }: { jobs: ReactNode }) {
  const { t } = useTranslation('site');
  return (
    <section className="wrap home-section" id="newest-jobs">
      <div className="home-section-head">
        <h2>{t('home.newest.title')}</h2>
        <ButtonLink to="/jobs" look="quiet">
          {t('home.newest.all')} <Icon name="arrow" />
        </ButtonLink>
      </div>
      <Suspense fallback={<NewestJobsSkeleton />}>{jobs}</Suspense>
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

/** `newestJobs` is the list that the page frames and shows after itself. */
export default function HomePage({ claims, newestJobs }: { claims: readonly Claim[]; newestJobs: ReactNode }) {
  return (
    <div className="home">
      <Hero />
      <Steps />
      <Claims claims={claims} />
      <Newest jobs={newestJobs} />
      <Voices />
      <Closing />
    </div>
  );
}
