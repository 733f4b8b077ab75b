/** The first page: what the product does, shown rather than told. */
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { DemoMatch } from './demo-match.tsx';
import './home.css';

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

/** `more` is everything below the first screen; it may arrive after it. */
export default function HomePage({ more }: { more: ReactNode }) {
  return (
    <div className="home">
      <Hero />
      <div className="home-more">
        <Suspense fallback={<div className="home-room" />}>{more}</Suspense>
      </div>
    </div>
  );
}
