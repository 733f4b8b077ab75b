/** One column of a board: its name and count, its cards in a scroll of their own, and more of them towards its end. */
import { useDroppable } from '@dnd-kit/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '../../../../../../shared/contract/listing.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { AsyncView } from '../../../../ui/async-view.tsx';
import { Box, Cluster, Stack } from '../../../../ui/layout.tsx';
import pressStyles from '../../../../ui/press.module.css';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import textStyles from '../../../../ui/text.module.css';
import typeStyles from '../../../../ui/type.module.css';
import styles from './board.module.css';
import { BoardCard } from './board-card.tsx';
import { useBoard } from './board-context.ts';

const CARD_PX = 116;
const GAP_PX = 8;
/** Fewer cards than this are all there, which is what reading aids like best. */
const VIRTUAL_FROM = 60;
const MORE_MARGIN = '300px';

interface CardsProps<Row> {
  lane: string;
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  onMove: (row: Row, lane: string) => void;
  children: (row: Row) => ReactNode;
}

interface BoardColumnProps<Row> extends CardsProps<Row> {
  query: UseInfiniteQueryResult<InfiniteData<Page<Row>>>;
}

/** The number of records: exact where it is counted, else at least as many as are loaded. */
function useCount(lane: string, loaded: number | undefined, hasMore: boolean): string | undefined {
  const { i18n } = useTranslation('admin-board');
  const total = useBoard().lanes.find(({ id }) => id === lane)?.count;
  if (total !== undefined) return formatNumber(total, i18n.language);
  return loaded === undefined ? undefined : `${formatNumber(loaded, i18n.language)}${hasMore ? '+' : ''}`;
}

function CardOf<Row>({ row, lane, keyOf, nameOf, onMove, children }: CardsProps<Row> & { row: Row }) {
  return (
    <BoardCard id={keyOf(row)} lane={lane} name={nameOf(row)} onMove={(to) => onMove(row, to)}>
      {children(row)}
    </BoardCard>
  );
}

interface LongListProps<Row> extends CardsProps<Row> {
  rows: Row[];
  scroller: RefObject<HTMLElement | null>;
}

/** Of a long column only the cards on screen exist; the others are so much height. */
function LongList<Row>({ rows, scroller, ...cards }: LongListProps<Row>) {
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_PX,
    getItemKey: (index) => cards.keyOf(rows[index] as Row),
    gap: GAP_PX,
    overscan: 6,
  });
  return (
    <Stack as="ul" gap="2" place="anchor" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, key, start }) => (
        <li
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          className={styles.boardPlace}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          style={{ transform: `translateY(${start}px)` }}
        >
          <CardOf row={rows[index] as Row} {...cards} />
        </li>
      ))}
    </Stack>
  );
}

function More({ query }: { query: BoardColumnProps<unknown>['query'] }) {
  const { t } = useTranslation('admin');
  const button = useRef<HTMLButtonElement>(null);
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  useEffect(() => {
    const end = button.current;
    // After a failure only a press tries again, or a broken network would be asked without end.
    if (!end || isFetchNextPageError || isFetchingNextPage || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
      },
      { root: end.closest('[data-part~="board-scroll"]'), rootMargin: MORE_MARGIN },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [fetchNextPage, isFetchingNextPage, isFetchNextPageError]);
  return (
    <button
      ref={button}
      type="button"
      className={`${styles.boardMore} ${pressStyles.row}`}
      onClick={() => void fetchNextPage()}
    >
      {t(isFetchingNextPage ? 'list.loading' : 'list.more')}
    </button>
  );
}

interface ColumnHeadProps {
  id: string;
  lane: string;
  count: number | string | undefined;
}

function ColumnHead({ id, lane, count }: ColumnHeadProps) {
  const { t } = useTranslation('admin-board');
  const { lanes } = useBoard();
  return (
    <Cluster as="header" gap="2" wrap={false} pad="sides" tall="40" className={styles.boardHead}>
      <h2 id={id}>{lanes.find((one) => one.id === lane)?.label}</h2>
      {count !== undefined && (
        <span className={`${typeStyles.fine} ${typeStyles.figures}`}>
          <span className={textStyles.visuallyHidden}>{t('count')} </span>
          {count}
        </span>
      )}
    </Cluster>
  );
}

const rowsOf = <Row,>(data: InfiniteData<Page<Row>>) => data.pages.flatMap((page) => page.items);

/** The cards that have arrived, and more of them as one nears the end. */
function Cards<Row>({ query, rows, scroller, ...cards }: LongListProps<Row> & Pick<BoardColumnProps<Row>, 'query'>) {
  return (
    <>
      {rows.length < VIRTUAL_FROM ? (
        <Stack as="ul" gap="2" place="anchor">
          {rows.map((row) => (
            <li key={cards.keyOf(row)}>
              <CardOf row={row} {...cards} />
            </li>
          ))}
        </Stack>
      ) : (
        <LongList rows={rows} scroller={scroller} {...cards} />
      )}
      {query.hasNextPage && <More query={query} />}
    </>
  );
}

export function BoardColumn<Row>({ query, ...cards }: BoardColumnProps<Row>) {
  const { t } = useTranslation('admin-board');
  const { lane } = cards;
  const title = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { setNodeRef, isOver, active } = useDroppable({ id: lane });
  const count = useCount(lane, query.data && rowsOf(query.data).length, query.hasNextPage);
  const isTarget = isOver && active?.data.current?.lane !== lane;
  const empty = (
    <Box as="p" pad="s" className={textStyles.quiet}>
      {t('empty')}
    </Box>
  );
  return (
    <section
      ref={setNodeRef}
      className={styles.boardColumn}
      aria-labelledby={title}
      data-lane={lane}
      data-target={isTarget ? '' : undefined}
    >
      <ColumnHead id={title} lane={lane} count={count} />
      <div ref={scroller} className={styles.boardScroll} data-part="board-scroll">
        <AsyncView
          query={query}
          skeleton={<Skeleton lines={4} />}
          isEmpty={(data) => rowsOf(data).length === 0 && !query.hasNextPage}
          empty={empty}
        >
          {(data) => <Cards {...cards} query={query} rows={rowsOf(data)} scroller={scroller} />}
        </AsyncView>
      </div>
    </section>
  );
}
