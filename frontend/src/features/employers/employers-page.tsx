/** The page for companies: an example shortlist, reasons, steps, and the form that requests people. */
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import controls from '../../ui/controls.module.css';
import { Icon } from '../../ui/icons.tsx';
import { Box, Cluster, Grid, Stack } from '../../ui/layout.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import stepStyles from '../../ui/steps.module.css';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import styles from './employers.module.css';
import { Reasons } from './reasons.tsx';
import { Shortlist } from './shortlist.tsx';

const STEPS = ['now', 'reply', 'publish', 'choose'];
const NEXT = ['one', 'two', 'three'];

function Hero() {
  const { t } = useTranslation('employers');
  return (
    <Grid as="section" gap="l" from900="1fr 1.02fr" align="center" hero className={textStyles.wrap}>
      <Stack gap="s">
        <PageHeading isHero title={t('head.title')} description={t('head.description')}>
          {t('title')}
        </PageHeading>
        <p className={textStyles.lead}>{t('lead')}</p>
        <Cluster gap="3" align="stretch" lines>
          <a className={controls.button} data-look="primary" data-part="button" href="#request">
            {t('ask')}
          </a>
          <a className={controls.button} data-look="secondary" data-part="button" href="#how">
            {t('see')}
          </a>
        </Cluster>
        <Cluster as="p" gap="3" align="start" wrap={false} className={textStyles.quiet}>
          <Icon name="clock" color="var(--accent)" style={{ marginTop: 3 }} /> {t('promise')}
        </Cluster>
      </Stack>
      <Shortlist />
    </Grid>
  );
}

function How() {
  const { t } = useTranslation('employers');
  return (
    <Box as="section" surface="deep" pad="band" id="how" aria-labelledby="how-title">
      <div className={textStyles.wrap}>
        <h2 id="how-title" className={typeStyles.huge}>
          {t('how.title')}
        </h2>
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
    </Box>
  );
}

function Ask({ form }: { form: ReactNode }) {
  const { t } = useTranslation('employers');
  return (
    <Grid
      as="section"
      gap="l"
      from900="1.2fr 1fr"
      id="request"
      className={textStyles.wrap}
      aria-label={t('form.title')}
    >
      <Box pad="card" edge="line" shadow radius="l">
        <Suspense fallback={<Skeleton lines={12} visibleText />}>{form}</Suspense>
      </Box>
      <Stack gap="5" beside>
        <h2>{t('next.title')}</h2>
        <Stack as="ol" gap="5" className={stepStyles.numbered}>
          {NEXT.map((step) => (
            <li key={step}>{t(`next.${step}`)}</li>
          ))}
        </Stack>
        <p className={textStyles.quiet}>
          {t('other')} <Link to="/contact">{t('otherLink')}</Link>
        </p>
      </Stack>
    </Grid>
  );
}

/** `form` is the request form, which may arrive after what is above it. */
export default function EmployersPage({ form }: { form: ReactNode }) {
  return (
    <Stack gap="xl" pad="page">
      <Hero />
      <Reasons />
      <How />
      <Ask form={form} />
    </Stack>
  );
}
