/** The panel's own navigation: a column that folds to icons, on phones a strip on top that scrolls by itself. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { Icon } from '../../ui/icons.tsx';
import styles from './admin-shell.module.css';
import { hasCommandKey } from './kit/keys/shortcuts.ts';
import { useIsAdministrator } from './kit/staff-role.tsx';
import { isForAdministrators } from './screens.tsx';

const FOLDED_KEY = 'encaje.admin-nav-folded';
const ICONS = {
  overview: 'M3 3h6v8H3zM11 3h6v4h-6zM3 13h6v4H3zM11 9h6v8h-6z',
  applications: 'M5 2.5h10v15H5zM8 6.5h4M8 10h4M8 13.5h2',
  talents: 'M10 3.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM4 17c0-3.3 2.4-5.2 6-5.2s6 1.9 6 5.2',
  employers: 'M4 17V3h8v14M12 8h4v9M2.5 17h15M6.5 6.5h3M6.5 10h3M6.5 13.5h3',
  jobs: 'M3 6.5h14v10H3zM7 6.5v-3h6v3M3 11h14',
  evaluate: 'M3 5h8M3 10h5M3 15h5M10.5 13l2.5 2.5 4.5-6',
  outbox: 'M3 11.5h4l1.5 2.5h3l1.5-2.5h4M3 11.5V17h14v-5.5M10 10V3M7 5.8L10 3l3 2.8',
  messages: 'M3 4.5h14v11H3zM3 5l7 6 7-6',
  files: 'M2.5 5V16h15V6.5h-8L8 4.5H3z',
  'resume-processing': 'M5 2.5h7l3 3v12H5zM7.5 11a2.5 2.5 0 1 0 1-2M8.5 7v2h2',
  'database-sync':
    'M4 5c0-1.4 2.7-2.5 6-2.5S16 3.6 16 5 13.3 7.5 10 7.5 4 6.4 4 5zM4 5v10c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5V5M4 10c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5',
  audit: 'M4 4h12M4 8h12M4 12h7M12.5 15l1.5 1.5 3-3.5M4 16h5',
  settings:
    'M3 5.5h8M15 5.5h2M3 10h2M9 10h8M3 14.5h6M13 14.5h4M11 3.800h3.4v3.4H11zM5.3 8.3h3.4v3.4H5.300zM9.3 12.800h3.4v3.4H9.300z',
  shortcuts: 'M2.5 5h15v10h-15zM5.5 8h.1M8.5 8h.1M11.5 8h.1M14.5 8h.1M6.5 12h7',
} as const;
type IconOfNav = keyof typeof ICONS;
const SCREENS = ['overview', 'applications', 'talents', 'employers', 'jobs', 'evaluate', 'messages', 'outbox'] as const;
const BACK_OFFICE = ['files', 'resume-processing', 'database-sync', 'audit', 'settings'] as const;

function NavIcon({ of }: { of: IconOfNav }) {
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
      <path
        d={ICONS[of]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

interface NavButtonProps {
  className: string | undefined;
  label: string;
  folded: boolean;
  onPress: () => void;
  icon: React.ReactNode;
  keys?: string;
}

function NavButton({ className, label, folded, onPress, icon, keys }: NavButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.adminNavButton} ${className}`}
      title={folded ? label : undefined}
      onClick={onPress}
    >
      {icon}
      <span className={styles.adminNavText}>{label}</span>
      {keys && (
        <span data-part="keys" aria-hidden="true">
          <kbd>{keys}</kbd>
        </span>
      )}
    </button>
  );
}

interface AdminNavProps {
  onSearch: () => void;
  onShortcuts: () => void;
}

/** On phones, where the strip is wider than the screen, brings the current one into it. */
function useCurrentInSight() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current one changes with the address
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!list.current || !current) return;
    list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - list.current.clientWidth / 3;
  }, [pathname]);
  return list;
}

function ScreenLinks({ folded }: { folded: boolean }) {
  const { t } = useTranslation('admin');
  const list = useCurrentInSight();
  const isAdministrator = useIsAdministrator();
  const backOffice = BACK_OFFICE.filter((screen) => isAdministrator || !isForAdministrators(screen));
  return (
    <ul ref={list}>
      {[...SCREENS, ...backOffice].map((screen) => (
        <li key={screen} className={screen === BACK_OFFICE[0] ? styles.adminNavBreak : undefined}>
          <NavLink
            to={screen === 'overview' ? '/admin-panel' : `/admin-panel/${screen}`}
            end={screen === 'overview'}
            title={folded ? t(`nav.${screen}`) : undefined}
          >
            <NavIcon of={screen} />
            <span className={styles.adminNavText}>{t(`nav.${screen}`)}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

export function AdminNav({ onSearch, onShortcuts }: AdminNavProps) {
  const { t } = useTranslation('admin');
  const [folded, setFolded] = useState(() => localStorage.getItem(FOLDED_KEY) === 'yes');
  const fold = () => {
    localStorage.setItem(FOLDED_KEY, folded ? 'no' : 'yes');
    setFolded(!folded);
  };
  const search = { icon: <Icon name="search" />, label: t('nav.search'), keys: hasCommandKey() ? '⌘ K' : 'Ctrl K' };
  const shortcuts = { icon: <NavIcon of="shortcuts" />, label: t('nav.shortcuts'), keys: '?' };
  return (
    <nav
      className={folded ? `${styles.adminNav} ${styles.adminNavFolded}` : styles.adminNav}
      aria-label={t('nav.label')}
    >
      <button type="button" className={styles.adminNavFold} aria-expanded={!folded} onClick={fold}>
        <Icon name="menu" />
        <span className={styles.adminNavText}>{t(folded ? 'nav.unfold' : 'nav.fold')}</span>
      </button>
      <NavButton {...search} className={styles.adminNavSearch} folded={folded} onPress={onSearch} />
      <ScreenLinks folded={folded} />
      <NavButton {...shortcuts} className={styles.adminNavShortcuts} folded={folded} onPress={onShortcuts} />
    </nav>
  );
}
