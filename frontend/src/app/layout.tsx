/** The frame of every page: skip link, bars, main part, footer; the admin area has a footer-less, wider one. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { NavBar } from './nav-bar.tsx';
import { useScrollMemory } from './scroll-memory.ts';
import { TopBar } from './top-bar.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('site');
  const { pathname } = useLocation();
  useScrollMemory();
  return (
    <>
      <a className={styles.skipLink} href="#main">
        {t('nav.skip')}
      </a>
      <header>
        <TopBar />
        <NavBar />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {!pathname.startsWith('/admin-panel') && <Footer />}
    </>
  );
}
