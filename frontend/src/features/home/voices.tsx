/** What people say; said to be examples, since the people are as fictional as the resume above. */
import { useTranslation } from 'react-i18next';
import { Grid, Stack } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import styles from './home-more.module.css';

const VOICES = ['seeker', 'employer', 'newcomer'];

export function Voices() {
  const { t } = useTranslation('home-more');
  return (
    <Stack as="section" gap="s" className={textStyles.wrap}>
      <h2 className={typeStyles.huge}>{t('voices.title')}</h2>
      <Grid as="ul" gap="m" from900="3">
        {VOICES.map((voice) => (
          <li key={voice}>
            <Stack as="figure" gap="4" pad="top4" rule="accent">
              <blockquote className={styles.voice}>{t(`voices.${voice}.quote`)}</blockquote>
              <Stack as="figcaption" className={textStyles.small}>
                <strong>{t(`voices.${voice}.name`)}</strong>
                <span className={textStyles.quiet}>{t(`voices.${voice}.role`)}</span>
              </Stack>
            </Stack>
          </li>
        ))}
      </Grid>
      <p className={`${textStyles.quiet} ${textStyles.small}`}>{t('voices.note')}</p>
    </Stack>
  );
}
