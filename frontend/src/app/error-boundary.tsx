/** The last net: a page that breaks while rendering shows a sentence and a way on, and the frame stays. */
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

function Broken() {
  const { t } = useTranslation('site');
  const reload = <Button onClick={() => window.location.reload()}>{t('broken.reload')}</Button>;
  return (
    <div className="wrap page">
      <Notice title={t('broken.title')} action={reload} urgent>
        {t(navigator.onLine ? 'broken.text' : 'broken.offline')}
      </Notice>
    </div>
  );
}

// React knows error boundaries only as classes.
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
