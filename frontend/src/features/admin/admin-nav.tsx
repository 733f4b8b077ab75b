/** The panel's own navigation: a column that folds to icons, on phones a strip on top. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Icon } from '../../ui/icon.tsx';

const FOLDED_KEY = 'encaje.admin-nav-folded';
const ICONS = {
  applications: 'M5 2.5h10v15H5zM8 6.5h4M8 10h4M8 13.5h2',
  talents: 'M10 3.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM4 17c0-3.3 2.4-5.2 6-5.2s6 1.9 6 5.2',
  employers: 'M4 17V3h8v14M12 8h4v9M2.5 17h15M6.5 6.5h3M6.5 10h3M6.5 13.5h3',
  jobs: 'M3 6.5h14v10H3zM7 6.5v-3h6v3M3 11h14',
} as const;
const SCREENS = Object.keys(ICONS) as (keyof typeof ICONS)[];

function ScreenIcon({ screen }: { screen: keyof typeof ICONS }) {
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
      <path d={ICONS[screen]} fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinejoin="round" />
    </svg>
  );
}

export function AdminNav() {
  const { t } = useTranslation('admin');
  const [folded, setFolded] = useState(() => localStorage.getItem(FOLDED_KEY) === 'yes');
  const fold = () => {
    localStorage.setItem(FOLDED_KEY, folded ? 'no' : 'yes');
    setFolded(!folded);
  };
  return (
    <nav className={folded ? 'admin-nav admin-nav-folded' : 'admin-nav'} aria-label={t('nav.label')}>
      <button type="button" className="admin-nav-fold" aria-expanded={!folded} onClick={fold}>
        <Icon name="menu" />
        <span className="admin-nav-text">{t(folded ? 'nav.unfold' : 'nav.fold')}</span>
      </button>
      <ul>
        {SCREENS.map((screen) => (
          <li key={screen}>
            <NavLink to={`/admin-panel/${screen}`} title={folded ? t(`nav.${screen}`) : undefined}>
              <ScreenIcon screen={screen} />
              <span className="admin-nav-text">{t(`nav.${screen}`)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
