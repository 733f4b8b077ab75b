/** The public list of jobs: the address holds search and filters, so that a list can be shared and gone back to. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useNow } from '../../lib/render-time.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { JobCard } from '../../ui/job-card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { type FilterName, type Filters, readFilters, withFilter } from './filters.ts';
import './jobs.css';
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

function JobList({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  const { t } = useTranslation('site');
  const now = useNow();
  const query = useInfiniteQuery(jobsQuery(filters));
  const empty = <NoJobs filtered={Object.keys(filters).length > 0} onClear={onClear} />;
  return (
    <AsyncView
      query={query}
      skeleton={<JobListSkeleton />}
      isEmpty={(data) => !data.pages[0]?.items.length}
      empty={empty}
    >
      {({ pages }) => (
        <div className="job-list" aria-busy={query.isPlaceholderData}>
          {pages
            .flatMap(({ items }) => items)
            .map((job) => (
              <JobCard key={job.jobId} job={job} now={now} />
            ))}
          {query.hasNextPage && (
            <Button
              look="secondary"
              className="load-more"
              disabled={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t(query.isFetchingNextPage ? 'jobs.loadingMore' : 'jobs.loadMore')}
            </Button>
          )}
        </div>
      )}
    </AsyncView>
  );
}

export default function JobsPage() {
  const { t } = useTranslation('site');
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const { data } = useInfiniteQuery(jobsQuery(filters));
  const first = data?.pages[0];
  const change = (name: FilterName, value: string) => setSearch(withFilter(search, name, value), { replace: true });
  const clear = () => setSearch({}, { replace: true });
  return (
    <div className="wrap page jobs">
      <header className="jobs-head">
        <PageHeading>{t('jobs.title')}</PageHeading>
        <p className="lead">{t('jobs.lead')}</p>
      </header>
      <SearchBox value={filters.search ?? ''} onSearch={(value) => change('search', value)} />
      <FilterPanel filters={filters} facets={first?.facets} onChange={change} />
      <div className="jobs-results">
        <ActiveFilters filters={filters} onRemove={(name) => change(name, '')} onClear={clear} />
        <div className={first ? undefined : 'jobs-total-coming'} role="status">
          {first && first.total > 0 && <h2>{t('jobs.total', { count: first.total })}</h2>}
        </div>
        <JobList filters={filters} onClear={clear} />
      </div>
    </div>
  );
}
