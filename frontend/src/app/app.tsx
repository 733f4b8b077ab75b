/** The whole application below the router, so that browser, server and tests can each bring their own. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createQueryClient } from '../lib/query-client.ts';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/controls.css';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';
import { AppRoutes } from './routes.tsx';
import { Toaster } from './toaster.tsx';

function useDocumentLanguage(): void {
  const { i18n } = useTranslation('site');
  useEffect(() => {
    document.documentElement.lang = i18n.language;
  }, [i18n.language]);
}

export function App() {
  const [queryClient] = useState(createQueryClient);
  useDocumentLanguage();
  return (
    <QueryClientProvider client={queryClient}>
      <Layout>
        <ErrorBoundary>
          <AppRoutes />
        </ErrorBoundary>
      </Layout>
      <Toaster />
    </QueryClientProvider>
  );
}
