/** Says that the connection is gone, and that nothing typed is: requests wait by themselves until it is back. */
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import './offline-notice.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineNotice() {
  const { t } = useTranslation('site');
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // The live region is always there: screen readers announce only what changes inside an existing one.
  return (
    <div className="offline" role="status">
      {!isOnline && (
        <p>
          <Icon name="alert" size={18} /> {t('offline')}
        </p>
      )}
    </div>
  );
}
