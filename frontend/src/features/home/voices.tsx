/** What people say; said to be examples, since the people are as fictional as the resume above. */
import { useTranslation } from 'react-i18next';

const VOICES = ['seeker', 'employer', 'newcomer'];

export function Voices() {
  const { t } = useTranslation('home-more');
  return (
    <section className="wrap home-section">
      <h2>{t('voices.title')}</h2>
      <ul className="voices">
        {VOICES.map((voice) => (
          <li key={voice}>
            <figure>
              <blockquote>{t(`voices.${voice}.quote`)}</blockquote>
              <figcaption>
                <strong>{t(`voices.${voice}.name`)}</strong>
                <span className="quiet">{t(`voices.${voice}.role`)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="quiet voices-note">{t('voices.note')}</p>
    </section>
  );
}
