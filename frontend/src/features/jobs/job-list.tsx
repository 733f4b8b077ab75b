/** The jobs found, page after page, each laid out only when it comes near the screen. */
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../../../shared/contract/route.ts';
import type { routes as contract } from '../../../../shared/contract/routes.ts';
import type { FoundJob } from '../../../../shared/domain/job.ts';
import { errorText } from '../../lib/error-text.ts';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { useNow } from '../../lib/render-time.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { JobCard } from '../../ui/job-card.tsx';
import { Stack } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import styles from './jobs.module.css';
import { noteFollowed, useRememberedHeight, useReturnToFollowed } from './list-memory.ts';

type JobsPageData = ResponseOf<(typeof contract)['listPublicJobs']>;
export type JobsResult = UseInfiniteQueryResult<InfiniteData<JobsPageData>>;

/** Pages that are there stay as they are while others come. */
const PageOfJobs = memo(function PageOfJobs({ jobs, now }: { jobs: FoundJob[]; now: number }) {
  const page = useRef<HTMLDivElement>(null);
  const style = useRememberedHeight(page, jobs[0]?.jobId ?? '');
  return (
    <div ref={page} className={styles.jobListPage} data-part="job-list-page" style={style}>
      {jobs.map((job) => (
        <JobCard key={job.jobId} job={job} now={now} />
      ))}
    </div>
  );
});

function MoreJobs({ query, shown, total }: { query: JobsResult; shown: number; total: number }) {
  const { t } = useTranslation('site');
  const language = currentLanguage();
  const busy = query.isFetchingNextPage;
  const counts = { shown: formatNumber(shown, language), total: formatNumber(total, language) };
  return (
    <Stack gap="3" align="center" pad="top3" data-part="more-jobs">
      <p className={textStyles.quiet} role="status">
        {shown < total && t('jobs.shown', counts)}
      </p>
      {query.isFetchNextPageError && <FieldError>{`${t('jobs.moreFailed')} ${errorText(t, query.error)}`}</FieldError>}
      {query.hasNextPage && (
        <Button look="secondary" aria-disabled={busy} onClick={() => void (busy || query.fetchNextPage())}>
          {t(busy ? 'jobs.loadingMore' : 'jobs.loadMore')}
        </Button>
      )}
    </Stack>
  );
}

/** Moves the focus to the first of the newly loaded jobs. */
function useFocusOnNewJobs(pageCount: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(pageCount);
  useEffect(() => {
    const grewBy = pageCount - before.current;
    before.current = pageCount;
    if (grewBy !== 1) return;
    const added = list.current?.querySelectorAll('[data-part~="job-list-page"]')[pageCount - 1];
    added?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  }, [pageCount]);
  return list;
}

export function JobList({ query, pages }: { query: JobsResult; pages: JobsPageData[] }) {
  const now = useNow();
  const list = useFocusOnNewJobs(pages.length);
  useReturnToFollowed(list);
  const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
  return (
    // The click belongs to the links inside, which work by keyboard as well.
    <Stack
      gap="3"
      ref={list}
      data-part="job-list"
      aria-busy={query.isPlaceholderData}
      onClick={({ target }) => noteFollowed(target)}
    >
      {pages.map(({ items }) => (
        <PageOfJobs key={items[0]?.jobId ?? ''} jobs={items} now={now} />
      ))}
      <MoreJobs query={query} shown={shown} total={pages[0]?.total ?? 0} />
    </Stack>
  );
}
