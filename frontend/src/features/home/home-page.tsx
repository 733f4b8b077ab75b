/** The first page: what the product does, shown rather than told. */
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { DemoMatch } from './demo-match.tsx';
import './home.css';

const STEPS = ['one', 'two', 'three'];

function Hero() {
  const { t } = useTranslation('home');
  return (
    <section className="hero wrap">
      <div className="hero-words">
        <PageHeading title={t('documentTitle')} description={t('description')}>
          {t('title')}
        </PageHeading>
        <p className="lead">{t('lead')}</p>
        <div className="hero-actions">
          <ButtonLink to="/jobs">{t('browse')}</ButtonLink>
          <ButtonLink to="/job-seekers" look="secondary">
            {t('send')}
          </ButtonLink>
        </div>
      </div>
      <DemoMatch />
    </section>
  );
}

function Steps() {
  const { t } = useTranslation('home');
  return (
    <section className="wrap home-section">
      <h2>{t('steps.title')}</h2>
      <ol className="steps">
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`steps.${step}.title`)}</h3>
            <p>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** `more` is everything below the first screens; it may arrive after them. */
export default function HomePage({ more }: { more: ReactNode }) {
  return (
    <div className="home">
      <Hero />
      <Steps />
      <div className="home-more">
        <Suspense fallback={<div className="home-room" />}>{more}</Suspense>
      </div>
    </div>
  );
}
