/** For companies: what they get, why they may trust it, how it goes, and the form to ask for people. */
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import controls from '../../ui/controls.module.css';
import { Icon } from '../../ui/icon.tsx';
import { Box, Cluster, Stack } from '../../ui/layout.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import textStyles from '../../ui/text.module.css';
import styles from './employers.module.css';
import { Reasons } from './reasons.tsx';
import { Shortlist } from './shortlist.tsx';

const STEPS = ['now', 'reply', 'publish', 'choose'];
const NEXT = ['one', 'two', 'three'];

function Hero() {
  const { t } = useTranslation('employers');
  return (
    <section className={`${textStyles.wrap} ${styles.employersHero}`}>
      <Stack gap="s">
        <PageHeading isHero title={t('head.title')} description={t('head.description')}>
          {t('title')}
        </PageHeading>
        <p className={textStyles.lead}>{t('lead')}</p>
        <Cluster gap="3" align="stretch" className={styles.employersActions}>
          <a className={controls.button} data-look="primary" data-part="button" href="#request">
            {t('ask')}
          </a>
          <a className={controls.button} data-look="secondary" data-part="button" href="#how">
            {t('see')}
          </a>
        </Cluster>
        <Cluster as="p" gap="3" align="start" wrap={false} className={`${styles.employersPromise} ${textStyles.quiet}`}>
          <Icon name="clock" /> {t('promise')}
        </Cluster>
      </Stack>
      <Shortlist />
    </section>
  );
}

function How() {
  const { t } = useTranslation('employers');
  return (
    <section id="how" className={styles.employersHow} aria-labelledby="how-title">
      <div className={textStyles.wrap}>
        <h2 id="how-title">{t('how.title')}</h2>
        <ol className={styles.timeline}>
          {STEPS.map((step) => (
            <li key={step} className={step === 'reply' ? styles.timelinePromise : undefined}>
              <p className={`${styles.timelineWhen} ${textStyles.small}`}>{t(`how.${step}.when`)}</p>
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
    <Stack
      as="section"
      gap="l"
      id="request"
      className={`${textStyles.wrap} ${styles.employersAsk}`}
      aria-label={t('form.title')}
    >
      <Box pad="card" edge="line" shadow radius="l">
        <Suspense fallback={<Skeleton lines={12} visibleText />}>{form}</Suspense>
      </Box>
      <Stack gap="5" className={styles.employersNext}>
        <h2>{t('next.title')}</h2>
        <ol>
          {NEXT.map((step) => (
            <li key={step}>{t(`next.${step}`)}</li>
          ))}
        </ol>
        <p className={textStyles.quiet}>
          {t('other')} <Link to="/contact">{t('otherLink')}</Link>
        </p>
      </Stack>
    </Stack>
  );
}

/** `form` is the request form, which may arrive after what is above it. */
export default function EmployersPage({ form }: { form: ReactNode }) {
  return (
    <div className={styles.employers}>
      <Hero />
      <Reasons />
      <How />
      <Ask form={form} />
    </div>
  );
}
