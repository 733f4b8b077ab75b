/** The public list of jobs: the address holds search and filters, so that a list can be shared and gone back to. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Stack, Toolbar } from '../../ui/layout.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import textStyles from '../../ui/text.module.css';
import { Understood } from '../../ui/understood.tsx';
import { ActiveFilters, type ActiveName } from './active-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import {
  type Filters,
  isFiltered,
  isNear,
  type ListParameter,
  readFilters,
  withFilter,
  withoutPoint,
  withPoint,
  withRadius,
} from './filters.ts';
import { JobList } from './job-list.tsx';
import { JobListSkeleton } from './job-list-skeleton.tsx';
import styles from './jobs.module.css';
import type { NearControl } from './near-field.tsx';
import { NearNote } from './near-note.tsx';
import { NoJobs } from './no-jobs.tsx';
import { jobsQuery } from './queries.ts';
import { SearchBox } from './search-box.tsx';
import { SortField } from './sort-field.tsx';
import { usePosition } from './use-position.ts';

/** The filters of the address, and how to change them; a change brings the beginning of the results back into view. */
function useFilters() {
  const [search, setSearch] = useSearchParams();
  const results = useRef<HTMLDivElement>(null);
  const show = (next: URLSearchParams) => {
    setSearch(next, { replace: true });
    const isAbove = (results.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) results.current?.scrollIntoView({ block: 'start' });
  };
  const position = usePosition((point) => show(withPoint(search, point)));
  const near: NearControl = { ...position, setRadius: (radiusKm) => show(withRadius(search, radiusKm)) };
  const change = (name: ListParameter, value: string) => show(withFilter(search, name, value));
  return {
    filters: readFilters(search),
    results,
    near,
    change,
    remove: (name: ActiveName) => (name === 'near' ? show(withoutPoint(search)) : change(name, '')),
    clear: () => show(new URLSearchParams()),
  };
}

interface TotalLineProps {
  count: number | undefined;
  filters: Filters;
  onSort: (sort: string) => void;
}

/** How many there are, said to those who listen, and the order where there is one to choose. */
function TotalLine({ count, filters, onSort }: TotalLineProps) {
  const { t } = useTranslation('site');
  const total = count ? { count, number: formatNumber(count, currentLanguage()) } : undefined;
  return (
    <Toolbar gap="2 4" align="end">
      <div id="job-results" className={styles.jobsTotal} role="status" tabIndex={-1}>
        {total && <h2>{t('jobs.total', total)}</h2>}
      </div>
      {total && total.count > 1 && (
        <SortField
          sort={filters.sort === undefined ? undefined : String(filters.sort)}
          searched={filters.search !== undefined}
          onChange={onSort}
        />
      )}
    </Toolbar>
  );
}

function JobsHead() {
  const { t } = useTranslation('site');
  return (
    <Stack as="header" gap="2" className={styles.jobsHead}>
      <PageHeading title={t('jobs.documentTitle')} description={t('jobs.description')}>
        {t('jobs.title')}
      </PageHeading>
      <p className={textStyles.lead}>{t('jobs.lead')}</p>
    </Stack>
  );
}

export default function JobsPage() {
  const { filters, results, near, change, remove, clear } = useFilters();
  const query = useInfiniteQuery(jobsQuery(filters));
  const first = query.data?.pages[0];
  const search = (value: string) => change('search', value);
  const panel = { filters, facets: first?.facets, onClear: clear };
  return (
    <Stack gap="s" className={`${textStyles.wrap} ${textStyles.page} ${styles.jobs}`}>
      <JobsHead />
      <SearchBox value={filters.search ?? ''} onSearch={search} />
      <FilterPanel {...panel} near={near} total={first?.total} onChange={change} />
      <Stack gap="4" ref={results} className={styles.jobsResults}>
        <Understood
          search={filters.search ?? ''}
          parts={first?.understood ?? []}
          suggestion={first?.suggestion}
          onSearch={search}
        />
        <ActiveFilters {...panel} near={first?.near} onRemove={remove} />
        {isNear(filters) && <NearNote />}
        <TotalLine count={first?.total} filters={filters} onSort={(value) => change('sort', value)} />
        <AsyncView
          query={query}
          skeleton={<JobListSkeleton />}
          isEmpty={({ pages }) => !pages[0]?.items.length}
          empty={<NoJobs filtered={isFiltered(filters)} nearest={first?.nearest ?? []} onClear={clear} />}
        >
          {({ pages }) => <JobList query={query} pages={pages} />}
        </AsyncView>
      </Stack>
    </Stack>
  );
}
