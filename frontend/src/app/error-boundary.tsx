/** The last error boundary: a page that fails to render shows a sentence and a link, and the frame stays. */
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useIsOnline } from '../lib/online.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import textStyles from '../ui/text.module.css';

/** A part that could not be fetched stays refused until the page is loaded again: done as soon as that can succeed. */
function Unreached() {
  const { t } = useTranslation('site');
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline) window.location.reload();
  }, [isOnline]);
  // Without a button: to load again by hand would end at the browser's own page for lost connections.
  return (
    <Notice title={t('broken.offlineTitle')} urgent>
      {t('broken.offline')}
    </Notice>
  );
}

function Broken() {
  const { t } = useTranslation('site');
  const [isOffline] = useState(() => !navigator.onLine);
  const reload = <Button onClick={() => window.location.reload()}>{t('broken.reload')}</Button>;
  return (
    <div className={`${textStyles.wrap} ${textStyles.page}`}>
      {isOffline ? (
        <Unreached />
      ) : (
        <Notice title={t('broken.title')} action={reload} urgent>
          {t('broken.text')}
        </Notice>
      )}
    </div>
  );
}

// In React, error boundaries have to be classes.
class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Broken /> : this.props.children;
  }
}

/** Catches what its children throw; going to another page tries again. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary key={pathname.startsWith('/admin-panel') ? '/admin-panel' : pathname}>{children}</Boundary>;
}
