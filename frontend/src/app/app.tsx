/** The whole application below the router, so that browser, server and tests can each bring their own. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/controls.css';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';
import { QueryMemory } from './lazy-with-data.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { AppRoutes } from './routes.tsx';
import { Toaster } from './toaster.tsx';

function useDocumentLanguage(): void {
  const { i18n } = useTranslation('site');
  useEffect(() => {
    document.documentElement.lang = i18n.language;
  }, [i18n.language]);
}

export function App() {
  useDocumentLanguage();
  return (
    <QueryMemory>
      <Layout>
        <OfflineNotice />
        <ErrorBoundary>
          <AppRoutes />
        </ErrorBoundary>
      </Layout>
      <Toaster />
    </QueryMemory>
  );
}
