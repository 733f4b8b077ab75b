/** A list that arrives in pages: its four states, its rows, and the button for more. */
import { Button } from '@aws-amplify/ui-react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '../../../../shared/contract/listing.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface PagedListProps<Row> {
  query: UseInfiniteQueryResult<InfiniteData<Page<Row>>>;
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

export function PagedList<Row>({ query, empty, children }: PagedListProps<Row>) {
  const { t } = useTranslation('admin');
  const rowsOf = (data: InfiniteData<Page<Row>>) => data.pages.flatMap((page) => page.items);
  return (
    <AsyncView
      query={query}
      skeleton={<Skeleton lines={10} />}
      isEmpty={(data) => rowsOf(data).length === 0}
      empty={empty}
    >
      {(data) => (
        <>
          {children(rowsOf(data))}
          {query.hasNextPage && (
            <Button
              className="load-more"
              isLoading={query.isFetchingNextPage}
              loadingText={t('list.loading')}
              onClick={() => void query.fetchNextPage()}
            >
              {t('list.more')}
            </Button>
          )}
        </>
      )}
    </AsyncView>
  );
}
