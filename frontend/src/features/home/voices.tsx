/** What people say; said to be examples, since the people are as fictional as the resume above. */
import { useTranslation } from 'react-i18next';

const VOICES = ['seeker', 'employer', 'newcomer'];

export function Voices() {
  const { t } = useTranslation('site');
  return (
    <section className="wrap home-section">
      <h2>{t('home.voices.title')}</h2>
      <ul className="voices">
        {VOICES.map((voice) => (
          <li key={voice}>
            <figure>
              <blockquote>{t(`home.voices.${voice}.quote`)}</blockquote>
              <figcaption>
                <strong>{t(`home.voices.${voice}.name`)}</strong>
                <span className="quiet">{t(`home.voices.${voice}.role`)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="quiet voices-note">{t('home.voices.note')}</p>
    </section>
  );
}
