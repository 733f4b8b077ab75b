/** The navigation: four places, the staff's links when signed in, and a menu button on phones. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../lib/session.ts';
import { CoreIcon } from '../ui/core-icon.tsx';
import { Cluster } from '../ui/layout.tsx';
import { Mark } from '../ui/mark.tsx';
import textStyles from '../ui/text.module.css';
import { showToast } from '../ui/toast-store.ts';
import styles from './layout.module.css';
import type { PagePath } from './pages.tsx';

const PLACES: readonly { to: PagePath; page: PagePath; text: string }[] = [
  { to: '/', page: '/', text: 'nav.home' },
  { to: '/jobs', page: '/jobs', text: 'nav.jobs' },
  // `/candidates` redirects to the page that is marked as current.
  { to: '/candidates', page: '/job-seekers', text: 'nav.talent' },
  { to: '/employers', page: '/employers', text: 'nav.employers' },
];
const SCROLLED_PX = 8;

function isShown(pathname: string, page: string): boolean {
  return pathname === page || (page !== '/' && pathname.startsWith(`${page}/`));
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > SCROLLED_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return scrolled;
}

function StaffLinks() {
  const { t } = useTranslation('site');
  if (!useSession()) return null;
  const signOut = async () => {
    try {
      const auth = await import('../lib/auth.ts');
      await auth.signOut();
    } catch {
      showToast({ title: t('signOut.failed'), description: t('signOut.failedText'), variant: 'destructive' });
    }
  };
  return (
    <>
      <li>
        <Link to="/admin-panel">{t('nav.admin')}</Link>
      </li>
      <li>
        <button type="button" className={styles.navButton} onClick={() => void signOut()}>
          {t('nav.signOut')}
        </button>
      </li>
    </>
  );
}

function useMenu() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of page closes the menu
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    // Who tabs on into the page must not find it covered.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) setOpen(false);
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('focusin', onFocus);
    };
  }, [open]);
  return { open, setOpen, toggle, bar };
}

export function NavBar() {
  const { t } = useTranslation('site');
  const scrolled = useScrolled();
  const { pathname } = useLocation();
  const { open, setOpen, toggle, bar } = useMenu();
  return (
    <div
      ref={bar}
      className={`${styles.navBar} ${scrolled || open ? styles.navBarScrolled : undefined}`}
      data-part="nav-bar"
    >
      <div className={`${textStyles.wrap} ${styles.navRow}`}>
        <Cluster as={Link} gap="3" inline wrap={false} to="/" className={styles.brand}>
          <Mark size={30} />
          Encaje
        </Cluster>
        <button
          ref={toggle}
          type="button"
          className={styles.navToggle}
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={() => setOpen(!open)}
        >
          <CoreIcon name={open ? 'cross' : 'menu'} size={24} />
          <span className={textStyles.visuallyHidden}>{t(open ? 'nav.closeMenu' : 'nav.openMenu')}</span>
        </button>
        <nav
          id="site-menu"
          aria-label={t('nav.main')}
          className={open ? `${styles.menu} ${styles.menuOpen}` : styles.menu}
        >
          <ul>
            {PLACES.map(({ to, page, text }) => (
              <li key={to}>
                <Link to={to} aria-current={isShown(pathname, page) ? 'page' : undefined}>
                  {t(text)}
                </Link>
              </li>
            ))}
            <StaffLinks />
          </ul>
        </nav>
      </div>
    </div>
  );
}
