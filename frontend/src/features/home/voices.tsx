/** What people say; said to be examples, since the people are as fictional as the resume above. */
import { useTranslation } from 'react-i18next';
import textStyles from '../../ui/text.module.css';
import styles from './home-more.module.css';

const VOICES = ['seeker', 'employer', 'newcomer'];

export function Voices() {
  const { t } = useTranslation('home-more');
  return (
    <section className={`${textStyles.wrap} ${styles.homeSection}`}>
      <h2>{t('voices.title')}</h2>
      <ul className={styles.voices}>
        {VOICES.map((voice) => (
          <li key={voice}>
            <figure>
              <blockquote>{t(`voices.${voice}.quote`)}</blockquote>
              <figcaption>
                <strong>{t(`voices.${voice}.name`)}</strong>
                <span className={textStyles.quiet}>{t(`voices.${voice}.role`)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={`${textStyles.quiet} ${styles.voicesNote}`}>{t('voices.note')}</p>
    </section>
  );
}
