/** The public list of jobs: the address holds search and filters, so that a list can be shared and gone back to. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { type FilterName, readFilters, withFilter } from './filters.ts';
import './jobs.css';
import { JobList } from './job-list.tsx';
import { JobListSkeleton } from './job-list-skeleton.tsx';
import { jobsQuery } from './queries.ts';
import { SearchBox } from './search-box.tsx';

function NoJobs({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useTranslation('site');
  const action = (
    <div className="no-jobs-actions">
      {filtered && <Button onClick={onClear}>{t('jobs.clear')}</Button>}
      <ButtonLink to="/job-seekers" look={filtered ? 'secondary' : 'primary'}>
        {t('jobs.leaveResume')}
      </ButtonLink>
    </div>
  );
  return (
    <Notice title={t('jobs.empty')} action={action}>
      {t(filtered ? 'jobs.emptyFiltered' : 'jobs.emptyAll')}
    </Notice>
  );
}

/** The filters of the address, and how to change them; a change brings the beginning of the results back into view. */
function useFilters() {
  const [search, setSearch] = useSearchParams();
  const results = useRef<HTMLDivElement>(null);
  const show = (next: URLSearchParams) => {
    setSearch(next, { replace: true });
    const isAbove = (results.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) results.current?.scrollIntoView({ block: 'start' });
  };
  return {
    filters: readFilters(search),
    results,
    change: (name: FilterName, value: string) => show(withFilter(search, name, value)),
    clear: () => show(new URLSearchParams()),
  };
}

export default function JobsPage() {
  const { t } = useTranslation('site');
  const { filters, results, change, clear } = useFilters();
  const query = useInfiniteQuery(jobsQuery(filters));
  const first = query.data?.pages[0];
  const total = first && { count: first.total, number: formatNumber(first.total, currentLanguage()) };
  return (
    <div className="wrap page jobs">
      <header className="jobs-head">
        <PageHeading title={t('jobs.documentTitle')} description={t('jobs.description')}>
          {t('jobs.title')}
        </PageHeading>
        <p className="lead">{t('jobs.lead')}</p>
      </header>
      <SearchBox value={filters.search ?? ''} onSearch={(value) => change('search', value)} />
      <FilterPanel filters={filters} facets={first?.facets} total={first?.total} onChange={change} onClear={clear} />
      <div ref={results} className="jobs-results">
        <ActiveFilters filters={filters} onRemove={(name) => change(name, '')} onClear={clear} />
        <div id="job-results" className="jobs-total" role="status" tabIndex={-1}>
          {total && total.count > 0 && <h2>{t('jobs.total', total)}</h2>}
        </div>
        <AsyncView
          query={query}
          skeleton={<JobListSkeleton />}
          isEmpty={({ pages }) => !pages[0]?.items.length}
          empty={<NoJobs filtered={Object.keys(filters).length > 0} onClear={clear} />}
        >
          {({ pages }) => <JobList query={query} pages={pages} />}
        </AsyncView>
      </div>
    </div>
  );
}
