/** Links to the previous and next record of the list, also by keyboard. */
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Page } from '../../../../../../shared/contract/listing.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { Cluster } from '../../../../ui/layout.tsx';
import textStyles from '../../../../ui/text.module.css';
import typeStyles from '../../../../ui/type.module.css';
import { useSingleKeys } from '../keys/single-keys.ts';
import styles from './record-pager.module.css';

interface Neighbours {
  previous?: string;
  next?: string;
  /** From 1. */
  position: number;
}

/**
 * Who stands before and after `id` in the list. A person who is moved out of the list while on screen keeps their place
 * in it: those around them stay around them.
 */
export function useNeighbours<Row>(
  query: UseInfiniteQueryResult<InfiniteData<Page<Row>>>,
  keyOf: (row: Row) => string,
  id: string,
): Neighbours | undefined {
  const kept = useRef<{ id: string; neighbours: Neighbours }>(undefined);
  const keys = query.data?.pages.flatMap((page) => page.items.map(keyOf)) ?? [];
  const index = keys.indexOf(id);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const isLast = index >= 0 && index === keys.length - 1;
  useEffect(() => {
    if (isLast && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isLast, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const found = index < 0 ? undefined : { previous: keys[index - 1], next: keys[index + 1], position: index + 1 };
  useEffect(() => {
    if (found) kept.current = { id, neighbours: found };
  });
  return found ?? (kept.current?.id === id ? kept.current.neighbours : undefined);
}

interface RecordPagerProps {
  neighbours: Neighbours | undefined;
  /** How many the list has, where that is known. */
  total?: number;
  /** The address of the records without their id. */
  base: string;
}

export function RecordPager({ neighbours, total, base }: RecordPagerProps) {
  const { t, i18n } = useTranslation('admin-board');
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const open = (id: string | undefined) => {
    // In place of this one, so that going back still finds the list.
    if (id) navigate(`${base}/${id}${search}`, { replace: true, state });
  };
  const previous = () => open(neighbours?.previous);
  const next = () => open(neighbours?.next);
  useSingleKeys({ j: next, k: previous, ArrowRight: next, ArrowLeft: previous }, neighbours !== undefined);
  if (!neighbours) return null;
  const position = formatNumber(neighbours.position, i18n.language);
  return (
    <Cluster
      as="nav"
      gap="1"
      wrap={false}
      className={`${styles.recordPager} ${typeStyles.figures}`}
      aria-label={t('pager')}
    >
      {total !== undefined && (
        <span className={textStyles.quiet}>
          {t('position', { position, total: formatNumber(total, i18n.language) })}
        </span>
      )}
      <button
        type="button"
        aria-label={t('previous')}
        title={t('previousKey')}
        disabled={!neighbours.previous}
        onClick={previous}
      >
        <Icon name="back" size={16} />
      </button>
      <button type="button" aria-label={t('next')} title={t('nextKey')} disabled={!neighbours.next} onClick={next}>
        <Icon name="arrow" size={16} />
      </button>
    </Cluster>
  );
}
