/** On phones, where one column fits: the names of all, which lead to theirs and say which one is on screen. */
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format.ts';
import typeStyles from '../../../../ui/type.module.css';
import listStyles from '../list/list.module.css';
import styles from './board.module.css';
import type { BoardLane } from './board-context.ts';

const MOSTLY = 0.6;

function useLaneOnScreen(scroller: RefObject<HTMLElement | null>): string | undefined {
  const [lane, setLane] = useState<string>();
  useEffect(() => {
    const root = scroller.current;
    if (!root || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        if (shown instanceof HTMLElement) setLane(shown.dataset.lane);
      },
      { root, threshold: MOSTLY },
    );
    for (const column of root.querySelectorAll('[data-lane]')) observer.observe(column);
    return () => observer.disconnect();
  }, [scroller]);
  return lane;
}

export function BoardTabs({
  lanes,
  scroller,
}: {
  lanes: readonly BoardLane[];
  scroller: RefObject<HTMLElement | null>;
}) {
  const { t, i18n } = useTranslation('admin-board');
  const onScreen = useLaneOnScreen(scroller) ?? lanes[0]?.id;
  const bring = (id: string) => {
    const column = scroller.current?.querySelector<HTMLElement>(`[data-lane="${id}"]`);
    if (!column || !scroller.current) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.current.scrollTo({
      left: column.offsetLeft - scroller.current.offsetLeft,
      behavior: calm ? 'auto' : 'smooth',
    });
  };
  return (
    <nav className={`${listStyles.filterTabs} ${styles.boardTabs}`} aria-label={t('columns')}>
      {lanes.map(({ id, label, count }) => (
        <button key={id} type="button" aria-current={id === onScreen ? 'true' : undefined} onClick={() => bring(id)}>
          {label}
          {count !== undefined && (
            <span className={`${typeStyles.fine} ${typeStyles.figures}`}>{formatNumber(count, i18n.language)}</span>
          )}
        </button>
      ))}
    </nav>
  );
}
