/** A loading placeholder, with a text for screen readers. */
import { useTranslation } from 'react-i18next';
import styles from './controls.module.css';
import { Stack } from './layout.tsx';
import textStyles from './text.module.css';

const WIDTHS = ['62%', '94%', '88%', '45%'];

/** `lines` grey bars; `visibleText` shows the loading text instead of only saying it. */
export function Skeleton({ lines = 4, visibleText = false }: { lines?: number; visibleText?: boolean }) {
  const { t } = useTranslation('site');
  const bars = Array.from({ length: lines }, (_, index) => index);
  return (
    <Stack gap="3" data-part="skeleton">
      <p role="status" className={visibleText ? textStyles.quiet : textStyles.visuallyHidden}>
        {t('loading')}
      </p>
      {bars.map((index) => (
        <div key={index} className={styles.skeletonLine} style={{ width: WIDTHS[index % WIDTHS.length] }} />
      ))}
    </Stack>
  );
}
