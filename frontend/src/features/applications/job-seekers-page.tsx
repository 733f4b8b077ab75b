/** For people who look for work: what they get, how it goes, and the form to leave a resume without choosing a job first. */
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import controls from '../../ui/controls.module.css';
import { Icon } from '../../ui/icon.tsx';
import { Box, Cluster, Stack } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import textStyles from '../../ui/text.module.css';
import styles from './job-seekers.module.css';
import { SeekersExample } from './seekers-example.tsx';

const GETS = ['link', 'reasons', 'person'];
const STEPS = ['send', 'read', 'see', 'talk'];

function Hero() {
  const { t } = useTranslation('site');
  return (
    <section className={`${textStyles.wrap} ${styles.seekersHero}`}>
      <Stack gap="s">
        <PageHeading isHero title={t('seekers.documentTitle')} description={t('seekers.description')}>
          {t('seekers.title')}
        </PageHeading>
        <p className={textStyles.lead}>{t('seekers.lead')}</p>
        <Cluster gap="3" align="stretch" className={styles.seekersActions}>
          <a className={controls.button} data-look="primary" data-part="button" href="#apply">
            {t('seekers.send')}
          </a>
          <ButtonLink to="/create-profile" look="secondary">
            {t('seekers.without.action')}
          </ButtonLink>
        </Cluster>
        <p>
          <Cluster as={Link} gap="2" inline wrap={false} tall="44" to="/jobs" className={textStyles.strong}>
            {t('seekers.browse')} <Icon name="arrow" size={18} />
          </Cluster>
        </p>
      </Stack>
      <SeekersExample />
    </section>
  );
}

function Gets() {
  const { t } = useTranslation('site');
  return (
    <Stack as="section" gap="m" className={`${textStyles.wrap} ${styles.seekersSection}`}>
      <h2>{t('seekers.gets.title')}</h2>
      <Stack as="ul" gap="m" className={styles.seekersGets}>
        {GETS.map((get) => (
          <Stack as="li" gap="2" pad="top4" rule="accent" key={get}>
            <h3>{t(`seekers.gets.${get}.title`)}</h3>
            <p className={textStyles.quiet}>{t(`seekers.gets.${get}.text`)}</p>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

function How() {
  const { t } = useTranslation('site');
  return (
    <section className={styles.seekersHow} aria-labelledby="how-title">
      <Stack gap="m" className={`${textStyles.wrap} ${styles.seekersSection}`}>
        <h2 id="how-title">{t('seekers.how.title')}</h2>
        <Stack as="ol" gap="0 4" className={styles.seekersSteps}>
          {STEPS.map((step) => (
            <li key={step}>
              <p className={styles.seekersWhen}>{t(`seekers.how.${step}.when`)}</p>
              <h3>{t(`seekers.how.${step}.title`)}</h3>
              <p>{t(`seekers.how.${step}.text`)}</p>
            </li>
          ))}
        </Stack>
      </Stack>
    </section>
  );
}

function Without() {
  const { t } = useTranslation('site');
  return (
    <aside className={styles.seekersWithout}>
      <Mark size={120} plain />
      <h2>{t('seekers.without.title')}</h2>
      <p>{t('seekers.without.text')}</p>
      <ButtonLink to="/create-profile" look="secondary">
        {t('seekers.without.action')}
      </ButtonLink>
    </aside>
  );
}

/** `form` is the application form without a job; it may come later than the page. */
export default function JobSeekersPage({ form }: { form: ReactNode }) {
  const { t } = useTranslation('site');
  return (
    <div className={styles.seekers}>
      <Hero />
      <Gets />
      <How />
      <div className={`${textStyles.wrap} ${styles.seekersAsk}`}>
        <Box
          as="section"
          pad="card"
          edge="line"
          shadow
          radius="l"
          id="apply"
          className={styles.seekersForm}
          aria-label={t('apply.titleOpen')}
        >
          <Suspense fallback={<Skeleton lines={8} visibleText />}>{form}</Suspense>
        </Box>
        <Without />
      </div>
    </div>
  );
}
