/** The whole application below the router, so that browser, server and tests can each bring their own router. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../ui/tokens.css';
import '../ui/base.css';
// Controls, then how they stand and read, before every feature's sheet, which may say otherwise.
import '../ui/controls.module.css';
import '../ui/layout.module.css';
import '../ui/text.module.css';
import { AddressTeller } from '../lib/page-head.ts';
import { updateAddressLinks } from './address-links.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';
import { QueryMemory } from './loadable.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import type { QueryHolder } from './query-scope.tsx';
import { AppRoutes } from './routes.tsx';
import { Toaster } from './toaster.tsx';

function useDocumentLanguage(): void {
  const { i18n } = useTranslation('site');
  useEffect(() => {
    document.documentElement.lang = i18n.language;
  }, [i18n.language]);
}

/** `data` keeps what was fetched; anyone who starts the application may have put something in already. */
export function App({ data }: { data?: QueryHolder }) {
  useDocumentLanguage();
  const [holder] = useState<QueryHolder>(data ?? {});
  return (
    <QueryMemory holder={holder}>
      <AddressTeller value={updateAddressLinks}>
        <Layout>
          <OfflineNotice />
          <ErrorBoundary>
            <AppRoutes />
          </ErrorBoundary>
        </Layout>
      </AddressTeller>
      <Toaster />
    </QueryMemory>
  );
}
