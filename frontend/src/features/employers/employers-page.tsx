/** For companies: what they get, why they may trust it, how it goes, and the form to ask for people. */
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import './employers.css';
import { Reasons } from './reasons.tsx';
import { Shortlist } from './shortlist.tsx';

const STEPS = ['now', 'reply', 'publish', 'choose'];
const NEXT = ['one', 'two', 'three'];

function Hero() {
  const { t } = useTranslation('employers');
  return (
    <section className="wrap employers-hero">
      <div className="employers-words">
        <PageHeading title={t('head.title')} description={t('head.description')}>
          {t('title')}
        </PageHeading>
        <p className="lead">{t('lead')}</p>
        <div className="employers-actions">
          <a className="button button-primary" href="#request">
            {t('ask')}
          </a>
          <a className="button button-secondary" href="#how">
            {t('see')}
          </a>
        </div>
        <p className="employers-promise">
          <Icon name="clock" /> {t('promise')}
        </p>
      </div>
      <Shortlist />
    </section>
  );
}

function How() {
  const { t } = useTranslation('employers');
  return (
    <section id="how" className="employers-how" aria-labelledby="how-title">
      <div className="wrap">
        <h2 id="how-title">{t('how.title')}</h2>
        <ol className="timeline">
          {STEPS.map((step) => (
            <li key={step} className={step === 'reply' ? 'timeline-promise' : undefined}>
              <p className="timeline-when">{t(`how.${step}.when`)}</p>
              <h3>{t(`how.${step}.title`)}</h3>
              <p>{t(`how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Ask({ form }: { form: ReactNode }) {
  const { t } = useTranslation('employers');
  return (
    <section id="request" className="wrap employers-ask" aria-label={t('form.title')}>
      <div className="employers-form">
        <Suspense fallback={<Skeleton lines={12} visibleText />}>{form}</Suspense>
      </div>
      <div className="employers-next">
        <h2>{t('next.title')}</h2>
        <ol>
          {NEXT.map((step) => (
            <li key={step}>{t(`next.${step}`)}</li>
          ))}
        </ol>
        <p className="quiet">
          {t('other')} <Link to="/contact">{t('otherLink')}</Link>
        </p>
      </div>
    </section>
  );
}

/** `form` is the request form, which may arrive after what is above it. */
export default function EmployersPage({ form }: { form: ReactNode }) {
  return (
    <div className="employers">
      <Hero />
      <Reasons />
      <How />
      <Ask form={form} />
    </div>
  );
}
