/** Who the product is for and how an agency works with it; invents neither a team nor customers. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import textStyles from '../../ui/text.module.css';
import styles from './about.module.css';

const AUDIENCES = ['seekers', 'employers', 'agency'];
const STEPS = ['need', 'publish', 'read', 'judge', 'answer'];
const PRINCIPLES = ['proof', 'person', 'fair', 'glass', 'figures'];

function Head() {
  const { t } = useTranslation('about');
  return (
    <header className={`${textStyles.wrap} ${styles.aboutHead}`}>
      <div>
        <PageHeading title={t('documentTitle')} description={t('description')}>
          {t('title')}
        </PageHeading>
        <p className={textStyles.lead}>{t('lead')}</p>
      </div>
      <Mark size={220} />
    </header>
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
            <dt>{t(`who.${audience}.title`)}</dt>
            <dd>{t(`who.${audience}.text`)}</dd>
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
            <p>{t(`work.${step}.text`)}</p>
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
        <ul>
          {PRINCIPLES.map((principle) => (
            <li key={principle}>{t(`principles.${principle}`)}</li>
          ))}
        </ul>
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
        <section>
          <h2>{t('ai.title')}</h2>
          <p>{t('ai.text')}</p>
          <p>
            <Link to="/ai-features">{t('ai.more')}</Link>
          </p>
        </section>
        <section>
          <h2>{t('honest.title')}</h2>
          <p>{t('honest.text')}</p>
        </section>
      </Stack>
      <section className={`${textStyles.wrap} ${styles.aboutClosing}`}>
        <h2>{t('closing.title')}</h2>
        <div>
          <ButtonLink to="/employers">{t('closing.employers')}</ButtonLink>
          <ButtonLink to="/contact" look="secondary">
            {t('closing.contact')}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
