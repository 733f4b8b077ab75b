/** The first page below its first screen: how it works, what differs, the figures, the newest jobs, voices, and where to begin. */
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Grid, Stack, Toolbar } from '../../ui/layout.tsx';
import stepStyles from '../../ui/steps.module.css';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import { ClaimsRoom } from './claims-room.tsx';
import { Features } from './features.tsx';
import styles from './home-more.module.css';
import { NewestJobsSkeleton } from './newest-jobs-skeleton.tsx';
import { Voices } from './voices.tsx';

const STEPS = ['one', 'two', 'three'];

function Steps() {
  const { t } = useTranslation('home-more');
  return (
    <Stack as="section" gap="s" className={textStyles.wrap}>
      <h2 className={typeStyles.huge}>{t('steps.title')}</h2>
      <Grid as="ol" gap="m" from900="3" className={`${stepStyles.numbered} ${styles.steps}`}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`steps.${step}.title`)}</h3>
            <p className={textStyles.quiet}>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

function Newest({ jobs }: { jobs: ReactNode }) {
  const { t } = useTranslation('home-more');
  return (
    <Stack as="section" gap="s" className={textStyles.wrap} id="newest-jobs">
      <Toolbar gap="2 4" className={styles.homeSectionHead}>
        <h2 className={typeStyles.huge}>{t('newest.title')}</h2>
        <ButtonLink to="/jobs" look="quiet">
          {t('newest.all')} <Icon name="arrow" />
        </ButtonLink>
      </Toolbar>
      <Suspense fallback={<NewestJobsSkeleton />}>{jobs}</Suspense>
    </Stack>
  );
}

/** One side for those who look for work, one for those who offer it; like the mark, they interlock. */
function Closing() {
  const { t } = useTranslation('home-more');
  return (
    <section className={`${textStyles.wrap} ${styles.closing}`} aria-label={t('closing.label')}>
      <div>
        <h2>{t('closing.title')}</h2>
        <p>{t('closing.text')}</p>
        <ButtonLink to="/job-seekers">{t('closing.action')}</ButtonLink>
      </div>
      <div>
        <h2>{t('closing.employerTitle')}</h2>
        <p>{t('closing.employerText')}</p>
        <ButtonLink to="/employers" look="secondary">
          {t('closing.employerAction')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The figures, and the list of jobs that the page frames, come after the page itself. */
export default function HomeMore({ claims, newestJobs }: { claims: ReactNode; newestJobs: ReactNode }) {
  return (
    <>
      <Steps />
      <Features />
      <div id="figures">
        <Suspense fallback={<ClaimsRoom />}>{claims}</Suspense>
      </div>
      <Newest jobs={newestJobs} />
      <Voices />
      <Closing />
    </>
  );
}
