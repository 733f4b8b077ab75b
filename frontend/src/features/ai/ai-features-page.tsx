/** How a match is made, what never counts, who decides, and what of our advertised figures we have measured. */
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Verdict } from '../../../../shared/domain/match.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import barStyles from '../../ui/bar.module.css';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Box, Cluster, Grid, Stack } from '../../ui/layout.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import stepStyles from '../../ui/steps.module.css';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import styles from './ai.module.css';
import { SHARES } from './shares.ts';

const STEPS = ['read', 'cover', 'search', 'prove', 'sum'];
const VERDICTS: readonly Verdict[] = ['met', 'claimed', 'missing', 'unclear'];
const RIGHTS = ['review', 'reasons', 'correct', 'export', 'erase'];
const NEVER = [
  'name',
  'gender',
  'age',
  'photo',
  'origin',
  'family',
  'religion',
  'address',
  'contact',
  'employers',
  'schools',
];
const TRICKS = ['hidden', 'keywords', 'orders', 'copied', 'wishes'];
const TOTAL = Object.values(SHARES).reduce((sum, share) => sum + share, 0);
const HEAVIEST = Math.max(...Object.values(SHARES));

function Steps() {
  const { t } = useTranslation('ai');
  return (
    <Stack as="section" gap="5" className={textStyles.wrap}>
      <h2 className={typeStyles.huge}>{t('steps.title')}</h2>
      <ol className={`${stepStyles.numbered} ${styles.aiSteps}`}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`steps.${step}.title`)}</h3>
            <p className={textStyles.quiet}>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

function Verdicts() {
  const { t } = useTranslation('ai');
  return (
    <Stack gap="4">
      <h2 className={typeStyles.huge}>{t('verdicts.title')}</h2>
      <Stack as="dl" gap="5">
        {VERDICTS.map((verdict) => (
          <div key={verdict}>
            <dt>
              <VerdictBadge verdict={verdict} />
            </dt>
            <Box as="dd" pad="left6" className={textStyles.quiet}>
              {t(`verdicts.${verdict}`)}
            </Box>
          </div>
        ))}
      </Stack>
      <h3>{t('knockouts.title')}</h3>
      <p>{t('knockouts.text')}</p>
      <p>{t('knockouts.rule')}</p>
    </Stack>
  );
}

function Weights() {
  const { t } = useTranslation('ai');
  const percent = new Intl.NumberFormat(currentLanguage(), { style: 'percent' });
  return (
    <Stack gap="4">
      <h2 className={typeStyles.huge}>{t('weights.title')}</h2>
      <p>{t('weights.intro')}</p>
      <Stack as="dl" gap="4" pad="top2">
        {Object.entries(SHARES).map(([family, share]) => (
          <div key={family}>
            <dt className={textStyles.small}>{t(`weights.${family}`)}</dt>
            <Grid
              as="dd"
              columns="1fr 3.4rem"
              gap="3"
              align="center"
              className={`${typeStyles.titleBase} ${typeStyles.atRight}`}
            >
              <span className={`${barStyles.bar} ${styles.aiBar}`} aria-hidden="true">
                <span style={{ width: `${(100 * share) / HEAVIEST}%` }} />
              </span>
              {percent.format(share / TOTAL)}
            </Grid>
          </div>
        ))}
      </Stack>
      <p className={textStyles.quiet} data-part="quiet">
        {t('weights.source')}
      </p>
    </Stack>
  );
}

function Never() {
  const { t } = useTranslation('ai');
  return (
    <Box as="section" surface="deep" pad="band">
      <Stack gap="4" className={textStyles.wrap}>
        <h2 className={typeStyles.huge}>{t('never.title')}</h2>
        <Cluster as="ul" gap="2 4" align="stretch" pad="bottom4" className={typeStyles.titleExtraLarge}>
          {NEVER.map((item) => (
            <Cluster as="li" gap="2" wrap={false} key={item}>
              <Icon name="cross" size={18} color="var(--claimed)" /> {t(`never.${item}`)}
            </Cluster>
          ))}
        </Cluster>
        <p>{t('never.test')}</p>
        <p>{t('never.place')}</p>
      </Stack>
    </Box>
  );
}

function Person() {
  const { t } = useTranslation('ai');
  return (
    <Grid as="section" gap="l" from900="2" className={textStyles.wrap}>
      <Stack gap="4">
        <h2 className={typeStyles.huge}>{t('person.title')}</h2>
        <p className={textStyles.lead}>{t('person.text')}</p>
        <p>{t('person.model')}</p>
      </Stack>
      <Stack gap="4">
        <h2 className={typeStyles.huge}>{t('tricks.title')}</h2>
        <Stack as="ul" gap="3">
          {TRICKS.map((trick) => (
            <Grid as="li" columns="mark" gap="3" key={trick}>
              <Icon name="cross" size={18} color="var(--missing)" style={{ marginTop: 4 }} /> {t(`tricks.${trick}`)}
            </Grid>
          ))}
        </Stack>
      </Stack>
    </Grid>
  );
}

function Rights() {
  const { t } = useTranslation('ai');
  return (
    <Stack as="section" gap="5" className={textStyles.wrap}>
      <h2 className={typeStyles.huge}>{t('rights.title')}</h2>
      <p className={textStyles.lead}>{t('rights.text')}</p>
      <Grid as="dl" columns="fit280" gap="m" pad="bottom4">
        {RIGHTS.map((right) => (
          <div key={right}>
            <Box as="dt" pad="bottom1" className={textStyles.titleLarge}>
              {t(`rights.${right}.title`)}
            </Box>
            <dd className={textStyles.quiet}>{t(`rights.${right}.text`)}</dd>
          </div>
        ))}
      </Grid>
      <Cluster gap="3" align="stretch">
        <ButtonLink to="/privacy#rights" look="secondary">
          {t('rights.privacy')}
        </ButtonLink>
        <ButtonLink to="/contact" look="quiet">
          {t('rights.contact')}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}

function Closing() {
  const { t } = useTranslation('ai');
  return (
    <Stack as="section" gap="5" align="start" className={textStyles.wrap}>
      <h2 className={typeStyles.huge}>{t('closing.title')}</h2>
      <Cluster gap="3" align="stretch">
        <ButtonLink to="/jobs">{t('closing.jobs')}</ButtonLink>
        <ButtonLink to="/job-seekers" look="secondary">
          {t('closing.send')}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}

interface AiFeaturesPageProps {
  /** What is advertised and what is measured. */
  figures: ReactNode;
  /** A match that visitors can play with. */
  workedExample?: ReactNode;
}

export default function AiFeaturesPage({ figures, workedExample }: AiFeaturesPageProps) {
  const { t } = useTranslation('ai');
  return (
    <Stack gap="xl" pad="page" className={styles.aiPage}>
      <Stack as="header" gap="5" className={textStyles.wrap}>
        <PageHeading isHero description={t('description')}>
          {t('title')}
        </PageHeading>
        <p className={textStyles.lead}>{t('lead')}</p>
      </Stack>
      <Steps />
      {workedExample && (
        <div className={textStyles.wrap}>
          <Suspense fallback={<Skeleton lines={8} />}>{workedExample}</Suspense>
        </div>
      )}
      <Grid as="section" gap="l" from900="2" className={textStyles.wrap}>
        <Verdicts />
        <Weights />
      </Grid>
      <Never />
      <Person />
      <div className={textStyles.wrap} id="claims">
        <Suspense fallback={<Skeleton lines={8} />}>{figures}</Suspense>
      </div>
      <Rights />
      <Closing />
    </Stack>
  );
}
