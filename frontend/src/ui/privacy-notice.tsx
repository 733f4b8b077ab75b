/** The privacy notice beside the box that accepts it: read in place, without leaving a half-filled form. */
import { useTranslation } from 'react-i18next';
import { NOTICE_VERSION } from '../../../shared/domain/notice-version.ts';
import styles from './consents.module.css';
import { Box, Stack } from './layout.tsx';
import textStyles from './text.module.css';
import typeStyles from './type.module.css';

const PARTS = ['who', 'why', 'how', 'long', 'rights'];

export function PrivacyNotice() {
  const { t } = useTranslation('site');
  return (
    <details className={styles.privacyNotice}>
      <Box as="summary" pad="block1" place="start" className={`${typeStyles.accent} ${textStyles.strong}`}>
        {t('notice.title')}
      </Box>
      <Stack as="dl" gap="3" pad="block2">
        {PARTS.map((part) => (
          <div key={part}>
            <dt className={textStyles.strong}>{t(`notice.${part}`)}</dt>
            <dd className={textStyles.quiet}>{t(`notice.${part}Text`)}</dd>
          </div>
        ))}
      </Stack>
      <p className={textStyles.quiet} data-part="quiet">
        {t('notice.version', { version: NOTICE_VERSION })}
      </p>
    </details>
  );
}
