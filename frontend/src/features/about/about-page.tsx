/** Who the product is for and how an agency works with it; invents neither a team nor customers. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import { Cluster, Stack, Toolbar } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import styles from './about.module.css';

const AUDIENCES = ['seekers', 'employers', 'agency'];
const STEPS = ['need', 'publish', 'read', 'judge', 'answer'];
const PRINCIPLES = ['proof', 'person', 'fair', 'glass', 'figures'];

function Head() {
  const { t } = useTranslation('about');
  return (
    <Toolbar as="header" gap="l" wrap={false} className={`${textStyles.wrap} ${styles.aboutHead}`}>
      <Stack gap="s">
        <PageHeading title={t('documentTitle')} description={t('description')}>
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
    <section className={textStyles.wrap}>
      <h2>{t('who.title')}</h2>
      <dl className={styles.aboutWho}>
        {AUDIENCES.map((audience) => (
          <div key={audience}>
            <dt className={typeStyles.titleExtraLarge}>{t(`who.${audience}.title`)}</dt>
            <dd className={`${typeStyles.measure} ${textStyles.quiet}`}>{t(`who.${audience}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Work() {
  const { t } = useTranslation('about');
  return (
    <section className={textStyles.wrap}>
      <h2>{t('work.title')}</h2>
      <ol className={styles.aboutWork}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`work.${step}.title`)}</h3>
            <p className={textStyles.quiet}>{t(`work.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Principles() {
  const { t } = useTranslation('about');
  return (
    <section className={styles.aboutPrinciples}>
      <div className={textStyles.wrap}>
        <h2>{t('principles.title')}</h2>
        <Stack as="ul" gap="s">
          {PRINCIPLES.map((principle) => (
            <li className={typeStyles.titleHuge} key={principle}>
              {t(`principles.${principle}`)}
            </li>
          ))}
        </Stack>
      </div>
    </section>
  );
}

export default function AboutPage() {
  const { t } = useTranslation('about');
  return (
    <div className={styles.about}>
      <Head />
      <Audiences />
      <Work />
      <Principles />
      <Stack gap="l" className={`${textStyles.wrap} ${styles.aboutPair}`}>
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
      </Stack>
      <section className={textStyles.wrap}>
        <h2>{t('closing.title')}</h2>
        <Cluster gap="3" align="stretch">
          <ButtonLink to="/employers">{t('closing.employers')}</ButtonLink>
          <ButtonLink to="/contact" look="secondary">
            {t('closing.contact')}
          </ButtonLink>
        </Cluster>
      </section>
    </div>
  );
}
