/** A list that arrives in pages: its four states, its rows, and more of them as one nears the end. */
import { Alert } from '@aws-amplify/ui-react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '../../../../../../shared/contract/listing.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { AsyncView } from '../../../../ui/async-view.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { PanelButton } from '../../../../ui/panel-button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import styles from './list.module.css';

/** How far below the screen the end of the list may be when the next page is asked for. */
const NEAR_END = '1600px';

interface PagedListProps<Row> {
  query: UseInfiniteQueryResult<InfiniteData<Page<Row>>>;
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

function More<Row>({ query }: Pick<PagedListProps<Row>, 'query'>) {
  const { t } = useTranslation('admin');
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError, data, error } = query;
  const end = useRef<HTMLDivElement>(null);
  const pages = data?.pages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page the end may still be near
  useEffect(() => {
    if (!end.current || isFetchNextPageError || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage({ cancelRefetch: false });
      },
      { rootMargin: `0px 0px ${NEAR_END} 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [pages, isFetchNextPageError, fetchNextPage]);
  return (
    <Stack gap="2" align="center" ref={end}>
      {isFetchNextPageError && (
        <Alert variation="error" hasIcon={false} role="alert">
          {errorText(t, error)}
        </Alert>
      )}
      <PanelButton isLoading={isFetchingNextPage} loadingText={t('list.loading')} onClick={() => void fetchNextPage()}>
        {t('list.more')}
      </PanelButton>
    </Stack>
  );
}

const SHORT_PAGES = 5;

/** For `refetchOnWindowFocus` and the like: a list that was scrolled far down is not fetched again page by page. */
export function whileShort<Q extends { state: { data?: { pages: readonly unknown[] } | undefined } }>(
  query: Q,
): boolean {
  return (query.state.data?.pages.length ?? 0) <= SHORT_PAGES;
}

/** What many pages hold, as one list. */
export function rowsOf<Row>(data: InfiniteData<Page<Row>>): Row[] {
  return data.pages.flatMap((page) => page.items);
}

export function PagedList<Row>({ query, empty, children }: PagedListProps<Row>) {
  return (
    <AsyncView
      query={query}
      skeleton={<Skeleton lines={10} />}
      // Pages of a narrowed list may be empty with more behind them.
      isEmpty={(data) => rowsOf(data).length === 0 && !query.hasNextPage}
      empty={empty}
    >
      {(data) => (
        <div className={styles.pagedList} aria-busy={query.isPlaceholderData}>
          {children(rowsOf(data))}
          {query.hasNextPage && <More query={query} />}
        </div>
      )}
    </AsyncView>
  );
}
