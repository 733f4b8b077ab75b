/** The entry in the browser: detects the language, loads its texts, and hydrates the page. */
import { StrictMode, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startI18n } from '../lib/i18n.ts';
import { savedLanguage, saveLanguage, withoutLanguage } from '../lib/language.ts';
import { RenderTime } from '../lib/render-time.ts';
import { resolveAddress } from './addresses.ts';
import { App } from './app.tsx';
import { NOT_FOUND, pageAt } from './pages.tsx';
import type { QueryHolder } from './query-scope.tsx';
import { SiteRouter } from './site-router.tsx';

/** What the server fetched and when; nothing in a page that did not come from there. */
function readFetched(): { now?: number; queries?: QueryHolder['fetched'] } {
  const text = document.getElementById('fetched')?.textContent;
  return text ? JSON.parse(text) : {};
}

function Start({ now, data }: { now: number | undefined; data: QueryHolder }) {
  const [time] = useState<{ rendered?: number }>(() => ({ rendered: now }));
  useEffect(() => {
    delete time.rendered;
  }, [time]);
  return (
    <StrictMode>
      <RenderTime value={time}>
        <SiteRouter>
          <App data={data} />
        </SiteRouter>
      </RenderTime>
    </StrictMode>
  );
}

async function start(): Promise<void> {
  const { pathname, search, hash } = window.location;
  const renderedLanguage = document.documentElement.lang;
  const address = resolveAddress(pathname, savedLanguage() ?? 'es');
  if (address.language === 'en') saveLanguage('en');
  if (address.pathname !== pathname)
    window.history.replaceState(window.history.state, '', address.pathname + search + hash);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the application');
  const isRendered = root.firstChild !== null;
  const page = pageAt(withoutLanguage(address.pathname)) ?? NOT_FOUND;
  await startI18n(address.language);
  // A page that cannot be loaded now is asked for again while rendering, and says so where that fails too.
  if (isRendered) await page.page.preload().catch(() => undefined);
  const { now, queries } = readFetched();
  const application = <Start now={isRendered ? now : undefined} data={{ fetched: queries }} />;
  // The server cannot see the saved language: with another one chosen, the page is loaded again.
  if (isRendered && renderedLanguage === address.language) hydrateRoot(root, application);
  else createRoot(root).render(application);
}

void start();
