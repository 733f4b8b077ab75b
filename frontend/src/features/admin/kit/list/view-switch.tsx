/** One list, two ways to see it: as a table or as a board; the address says which. */
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import listStyles from './list.module.css';

const ICONS = {
  table: 'M3 4.5h14v11H3zM3 8.2h14M3 11.8h14',
  board: 'M3 4.5h3.8v11H3zM8.1 4.5h3.8v7H8.1zM13.2 4.5H17v9h-3.8z',
} as const;
export type ListView = keyof typeof ICONS;
const VIEWS = Object.keys(ICONS) as ListView[];

export function useListView(): ListView {
  const [params] = useSearchParams();
  return params.get('view') === 'board' ? 'board' : 'table';
}

export function ViewSwitch() {
  const { t } = useTranslation('admin-board');
  const [params] = useSearchParams();
  const current = useListView();
  const addressOf = (view: ListView) => {
    const address = new URLSearchParams(params);
    if (view === 'table') address.delete('view');
    else address.set('view', view);
    return `?${address}`;
  };
  return (
    <nav className={listStyles.filterTabs} aria-label={t('views')}>
      {VIEWS.map((view) => (
        <Link key={view} to={addressOf(view)} aria-current={view === current ? 'page' : undefined}>
          <svg width={16} height={16} viewBox="0 0 20 20" aria-hidden="true">
            <path d={ICONS[view]} fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinejoin="round" />
          </svg>
          {t(view)}
        </Link>
      ))}
    </nav>
  );
}
