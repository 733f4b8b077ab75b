/** Where the browser starts: finds out the language, loads its texts, and brings the page to life. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../lib/i18n.ts';
import { resolveAddress, savedLanguage, saveLanguage } from '../lib/language.ts';
import { App } from './app.tsx';
import { SiteRouter } from './site-router.tsx';

async function start(): Promise<void> {
  const { pathname, search, hash } = window.location;
  const address = resolveAddress(pathname, savedLanguage() ?? 'es');
  if (address.language === 'en') saveLanguage('en');
  if (address.pathname !== pathname)
    window.history.replaceState(window.history.state, '', address.pathname + search + hash);
  await startI18n(address.language);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the application');
  createRoot(root).render(
    <StrictMode>
      <SiteRouter>
        <App />
      </SiteRouter>
    </StrictMode>,
  );
}

void start();
