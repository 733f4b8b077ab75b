/** How resumes are being read, live: figures, rows with what went wrong and what helps, and the dead letters. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { APPLICATION_SOURCES, RESUME_STATUSES } from '../../../../../shared/domain/application.ts';
import { READING_FAILURES } from '../../../../../shared/domain/reading-failure.ts';
import { useTicking } from '../../../lib/ticking.ts';
import { Box, Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import textStyles from '../../../ui/text.module.css';
import { useAddressChoice } from '../kit/list/list-address.ts';
import listFilters from '../kit/list/list-filters.module.css';
import { ClearFilters, FilterSelect } from '../kit/list/list-filters.tsx';
import { PagedList, rowsOf } from '../kit/list/paged-list.tsx';
import { DeadLetters } from './dead-letters.tsx';
import styles from './processing.module.css';
import { ProcessingItem } from './processing-item.tsx';
import { type ProcessingFilters, processingQuery } from './processing-queries.ts';
import { RetryAll } from './retry-all.tsx';
import { StateFigures } from './state-figures.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const TICK_MS = 1000;
const FILTER_NAMES = ['status', 'failure', 'source', 'prefix'] as const;

function useProcessingFilters(): ProcessingFilters {
  const [params] = useSearchParams();
  return {
    status: useAddressChoice('status', RESUME_STATUSES),
    failure: useAddressChoice('failure', READING_FAILURES),
    source: useAddressChoice('source', APPLICATION_SOURCES),
    prefix: params.get('prefix') ?? undefined,
  };
}

/** How many a retry of all would take: those of one reason are only known once all of them are on screen. */
function useFailedCount(query: ReturnType<typeof useProcessing>, { failure, source, prefix }: ProcessingFilters) {
  if (!query.data) return 0;
  const failed = query.data.pages[0]?.counts.failed ?? 0;
  if (!failure || failed === 0) return failed;
  const areAllHere = !query.hasNextPage && !source && !prefix;
  return areAllHere ? rowsOf(query.data).filter((row) => row.failure?.code === failure).length : undefined;
}

function useProcessing(filters: ProcessingFilters) {
  return useInfiniteQuery(processingQuery(filters));
}

function Filters({ filters }: { filters: ProcessingFilters }) {
  const { t } = useTranslation('admin-processing');
  const sources = APPLICATION_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) }));
  const failures = READING_FAILURES.map((value) => ({ value, label: t(`reasons.${value}`) }));
  const canFail = filters.status === undefined || filters.status === 'failed';
  return (
    <Cluster gap="2 4" align="end" className={listFilters.listFilters}>
      <FilterSelect name="source" label={t('source')} options={sources} all={t('everySource')} />
      {canFail && <FilterSelect name="failure" label={t('reason')} options={failures} all={t('everyReason')} />}
      {filters.prefix && (
        <p className={styles.procFolder}>
          <span className={textStyles.quiet} data-part="quiet">
            {t('folder')}
          </span>{' '}
          {filters.prefix}
        </p>
      )}
      <ClearFilters names={FILTER_NAMES} />
    </Cluster>
  );
}

function Empty({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useTranslation('admin-processing');
  return (
    <Notice
      title={t(isNarrowed ? 'empty.narrowed' : 'empty.title')}
      action={!isNarrowed && <Link to="/admin-panel/files?prefix=drops%2F">{t('empty.toFiles')}</Link>}
    >
      {t(isNarrowed ? 'empty.narrowedText' : 'empty.text')}
    </Notice>
  );
}

export default function ProcessingPage() {
  const { t } = useTranslation('admin-processing');
  const filters = useProcessingFilters();
  const query = useProcessing(filters);
  const now = useTicking(TICK_MS) ?? Date.now();
  const failedCount = useFailedCount(query, filters);
  const [first] = query.data?.pages ?? [];
  const keptFocus = useKeptFocus();
  return (
    <Stack gap="5" {...keptFocus}>
      <Toolbar as="header" gap="4 6" align="end" data-part="screen-head">
        <PageHeading>{t('admin:nav.resume-processing')}</PageHeading>
        <RetryAll failure={filters.failure} count={failedCount} />
      </Toolbar>
      <StateFigures counts={first?.counts} chosen={filters.status} />
      <Filters filters={filters} />
      <PagedList query={query} empty={<Empty isNarrowed={FILTER_NAMES.some((name) => filters[name])} />}>
        {(rows) => (
          <Box as="ul" rule="above" aria-label={t('rows')}>
            {rows.map((row) => (
              <ProcessingItem key={row.applicationId} row={row} receivedAt={query.dataUpdatedAt} now={now} />
            ))}
          </Box>
        )}
      </PagedList>
      {first && <DeadLetters counts={first.deadLetters} now={now} />}
    </Stack>
  );
}
