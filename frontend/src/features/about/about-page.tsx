/** Who the product is for and how an agency works with it; invents neither a team nor customers. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import { Box, Cluster, Grid, Stack, Toolbar } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import stepStyles from '../../ui/steps.module.css';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import styles from './about.module.css';

const AUDIENCES = ['seekers', 'employers', 'agency'];
const STEPS = ['need', 'publish', 'read', 'judge', 'answer'];
const PRINCIPLES = ['proof', 'person', 'fair', 'open', 'figures'];

function Head() {
  const { t } = useTranslation('about');
  return (
    <Toolbar as="header" gap="l" wrap={false} className={`${textStyles.wrap} ${styles.aboutHead}`}>
      <Stack gap="s">
        <PageHeading isHero title={t('documentTitle')} description={t('description')}>
          {t('title')}
        </PageHeading>
        <p className={textStyles.lead}>{t('lead')}</p>
      </Stack>
      <Mark size={220} />
    </Toolbar>
  );
}

function Audiences() {
  const { t } = useTranslation('about');
  return (
    <Stack as="section" gap="s" className={textStyles.wrap}>
      <h2 className={typeStyles.huge}>{t('who.title')}</h2>
      <dl>
        {AUDIENCES.map((audience) => (
          <Grid
            gap="2 4"
            from720="minmax(0, 5fr) minmax(0, 7fr)"
            align="baseline"
            pad="block5"
            rule="above"
            key={audience}
          >
            <dt className={typeStyles.titleExtraLarge}>{t(`who.${audience}.title`)}</dt>
            <dd className={`${typeStyles.measure} ${textStyles.quiet}`}>{t(`who.${audience}.text`)}</dd>
          </Grid>
        ))}
      </dl>
    </Stack>
  );
}

function Work() {
  const { t } = useTranslation('about');
  return (
    <Stack as="section" gap="s" className={textStyles.wrap}>
      <h2 className={typeStyles.huge}>{t('work.title')}</h2>
      <Grid as="ol" gap="0 4" from900="repeat(5, 1fr)" className={stepStyles.thread}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`work.${step}.title`)}</h3>
            <p className={textStyles.quiet}>{t(`work.${step}.text`)}</p>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

function Principles() {
  const { t } = useTranslation('about');
  return (
    <Box as="section" surface="deep" pad="band">
      <Stack gap="s" className={textStyles.wrap}>
        <h2 className={typeStyles.titleBase}>{t('principles.title')}</h2>
        <Stack as="ul" gap="s">
          {PRINCIPLES.map((principle) => (
            <li className={typeStyles.titleHuge} key={principle}>
              {t(`principles.${principle}`)}
            </li>
          ))}
        </Stack>
      </Stack>
    </Box>
  );
}

export default function AboutPage() {
  const { t } = useTranslation('about');
  return (
    <Stack gap="xl" pad="page">
      <Head />
      <Audiences />
      <Work />
      <Principles />
      <Grid gap="l" from900="2" className={textStyles.wrap}>
        <Stack as="section" gap="3">
          <h2>{t('ai.title')}</h2>
          <p>{t('ai.text')}</p>
          <p>
            <Link to="/ai-features">{t('ai.more')}</Link>
          </p>
        </Stack>
        <Stack as="section" gap="3">
          <h2>{t('honest.title')}</h2>
          <p>{t('honest.text')}</p>
        </Stack>
      </Grid>
      <Stack as="section" gap="s" className={textStyles.wrap}>
        <h2 className={typeStyles.huge}>{t('closing.title')}</h2>
        <Cluster gap="3" align="stretch">
          <ButtonLink to="/employers">{t('closing.employers')}</ButtonLink>
          <ButtonLink to="/contact" look="secondary">
            {t('closing.contact')}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Stack>
  );
}
