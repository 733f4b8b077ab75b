/** The page for job seekers: benefits, steps, and the form to leave a resume without choosing a job. */
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import controls from '../../ui/controls.module.css';
import { Icon } from '../../ui/icons.tsx';
import { Box, Cluster, Grid, Stack } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import stepStyles from '../../ui/steps.module.css';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import styles from './job-seekers.module.css';
import { SeekersExample } from './seekers-example.tsx';

const GETS = ['link', 'reasons', 'person'];
const STEPS = ['send', 'read', 'see', 'talk'];

function Hero() {
  const { t } = useTranslation('site');
  return (
    <Grid as="section" gap="l" from900="1fr 1.02fr" align="center" hero className={textStyles.wrap}>
      <Stack gap="s">
        <PageHeading isHero title={t('seekers.documentTitle')} description={t('seekers.description')}>
          {t('seekers.title')}
        </PageHeading>
        <p className={textStyles.lead}>{t('seekers.lead')}</p>
        <Cluster gap="3" align="stretch" lines>
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
    </Grid>
  );
}

function Gets() {
  const { t } = useTranslation('site');
  return (
    <Stack as="section" gap="m" className={textStyles.wrap}>
      <h2 className={typeStyles.huge}>{t('seekers.gets.title')}</h2>
      <Grid as="ul" gap="m" from900="3">
        {GETS.map((get) => (
          <Stack as="li" gap="2" pad="top4" rule="accent" key={get}>
            <h3>{t(`seekers.gets.${get}.title`)}</h3>
            <p className={textStyles.quiet}>{t(`seekers.gets.${get}.text`)}</p>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}

function How() {
  const { t } = useTranslation('site');
  return (
    <Box as="section" surface="deep" pad="band" aria-labelledby="how-title">
      <Stack gap="m" className={textStyles.wrap}>
        <h2 id="how-title" className={typeStyles.huge}>
          {t('seekers.how.title')}
        </h2>
        <Grid as="ol" gap="0 4" from900="repeat(4, 1fr)" className={stepStyles.thread}>
          {STEPS.map((step) => (
            <li key={step}>
              <p className={`${textStyles.small} ${textStyles.strong}`}>{t(`seekers.how.${step}.when`)}</p>
              <h3>{t(`seekers.how.${step}.title`)}</h3>
              <p>{t(`seekers.how.${step}.text`)}</p>
            </li>
          ))}
        </Grid>
      </Stack>
    </Box>
  );
}

function Without() {
  const { t } = useTranslation('site');
  return (
    <Stack
      as="aside"
      gap="4"
      align="start"
      surface="accent-tint"
      radius="l"
      place="anchor"
      beside
      className={styles.seekersWithout}
    >
      <Mark size={120} plain />
      <h2>{t('seekers.without.title')}</h2>
      <p>{t('seekers.without.text')}</p>
      <ButtonLink to="/create-profile" look="secondary">
        {t('seekers.without.action')}
      </ButtonLink>
    </Stack>
  );
}

/** `form` is the application form without a job; it may come later than the page. */
export default function JobSeekersPage({ form }: { form: ReactNode }) {
  const { t } = useTranslation('site');
  return (
    <Stack gap="xl" pad="page">
      <Hero />
      <Gets />
      <How />
      <Grid gap="l" from900="minmax(0, 1.4fr) minmax(0, 1fr)" align="start" className={textStyles.wrap}>
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
      </Grid>
    </Stack>
  );
}
