/** Says that the connection is lost and nothing typed is; requests wait until it is back. */
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../lib/online.ts';
import { CoreIcon } from '../ui/core-icon.tsx';
import styles from './offline-notice.module.css';

export function OfflineNotice() {
  const { t } = useTranslation('site');
  const isOnline = useIsOnline();
  // The live region is always there: screen readers announce only what changes inside an existing one.
  return (
    <div className={styles.offline} role="status">
      {!isOnline && (
        <p>
          <CoreIcon name="alert" size={18} /> {t('offline')}
        </p>
      )}
    </div>
  );
}
