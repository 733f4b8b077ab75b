/** The home page: shows what the product does by an example. */
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import textStyles from '../../ui/text.module.css';
import { DemoMatch } from './demo-match.tsx';
import styles from './home.module.css';

function Hero() {
  const { t } = useTranslation('home');
  return (
    <Grid as="section" gap="l" from900="1fr 1.08fr" align="center" hero className={textStyles.wrap}>
      <Stack gap="s">
        <PageHeading isHero title={t('documentTitle')} description={t('description')}>
          {t('title')}
        </PageHeading>
        <p className={textStyles.lead}>{t('lead')}</p>
        <Cluster gap="3" align="stretch" lines>
          <ButtonLink to="/jobs">{t('browse')}</ButtonLink>
          <ButtonLink to="/job-seekers" look="secondary">
            {t('send')}
          </ButtonLink>
        </Cluster>
      </Stack>
      <DemoMatch />
    </Grid>
  );
}

/** `more` is everything below the first screen; it may arrive after it. */
export default function HomePage({ more }: { more: ReactNode }) {
  return (
    <Stack gap="xl" pad="page">
      <Hero />
      <Stack gap="xl">
        <Suspense fallback={<div className={styles.homeRoom} />}>{more}</Suspense>
      </Stack>
    </Stack>
  );
}
