/** All imports, exports and reconciliations of all users, newest first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RUN_KINDS } from '../../../../../shared/domain/run.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useTicking } from '../../../lib/ticking.ts';
import { Stack, Toolbar } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type Column, DataTable } from '../kit/list/data-table.tsx';
import { useAddressChoice } from '../kit/list/list-address.ts';
import { FilterTabs } from '../kit/list/list-filters.tsx';
import { PagedList } from '../kit/list/paged-list.tsx';
import { RecordLink } from '../kit/record/back-link.tsx';
import { When } from '../kit/words/when.tsx';
import { type RunRow, runPath, runsQuery } from './exchange-queries.ts';
import { useRunTitle } from './exchange-words.ts';
import { RunStateWord } from './run-state-word.tsx';

const TICK_MS = 60_000;

/** In a few words what a run came to; `undefined` while there is nothing to say. */
function useResultWords() {
  const { t, i18n } = useTranslation('admin-exchange');
  const { language } = i18n;
  return useCallback(
    ({ kind, state, added, refused, done, findingCounts }: RunRow): string | undefined => {
      const figure = (count: number) => ({ count, figure: formatNumber(count, language) });
      if (kind === 'import' && (state === 'checked' || state === 'done')) {
        const words = t(state === 'done' ? 'history.added' : 'history.wouldAdd', figure(added));
        return refused > 0 ? `${words}, ${t('history.refused', figure(refused))}` : words;
      }
      if (state !== 'done') return undefined;
      if (kind === 'export') return t('history.exported', figure(done));
      const found = Object.values(findingCounts).reduce((sum, count) => sum + count, 0);
      return found === 0 ? t('history.agrees') : t('history.found', figure(found));
    },
    [t, language],
  );
}

function useColumns(now: number): Column<RunRow>[] {
  const { t } = useTranslation('admin-exchange');
  const titleOf = useRunTitle();
  const resultOf = useResultWords();
  return useMemo(
    () => [
      {
        ...{ key: 'run', label: t('history.run'), share: 2 },
        cell: (run) => <RecordLink to={runPath(run.runId)}>{titleOf(run)}</RecordLink>,
      },
      {
        ...{ key: 'file', label: t('facts.file'), share: 1.5, hideBelow: 'medium' },
        cell: ({ fileName }) => fileName ?? t('admin:none'),
      },
      {
        ...{ key: 'state', label: t('history.state'), share: 1.5 },
        cell: (run) => <RunStateWord run={run} />,
      },
      { ...{ key: 'result', label: t('history.result'), share: 1.7 }, cell: (run) => resultOf(run) ?? t('admin:none') },
      {
        ...{ key: 'when', label: t('history.when'), share: 1.2 },
        cell: ({ createdAt }) => <When at={createdAt} now={now} />,
      },
      {
        ...{ key: 'by', label: t('facts.by'), share: 1.4, hideBelow: 'wide' },
        cell: ({ by }) => by ?? t('admin:none'),
      },
    ],
    [t, titleOf, resultOf, now],
  );
}

export function RunHistory() {
  const { t } = useTranslation('admin-exchange');
  const kind = useAddressChoice('kind', RUN_KINDS);
  const query = useInfiniteQuery(runsQuery(kind));
  const columns = useColumns(useTicking(TICK_MS) ?? Date.now());
  const kinds = RUN_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }));
  return (
    <Stack as="section" gap="3" pad="top5" rule="above" aria-labelledby="run-history">
      <Toolbar gap="2 4">
        <h2 id="run-history">{t('history.title')}</h2>
        <FilterTabs name="kind" label={t('history.kind')} options={kinds} all={t('history.all')} />
      </Toolbar>
      <PagedList query={query} empty={<Notice title={t('history.empty')}>{t('history.emptyText')}</Notice>}>
        {(rows) => (
          <DataTable
            caption={t('history.title')}
            columns={columns}
            rows={rows}
            keyOf={(row) => row.runId}
            total={query.hasNextPage ? -1 : rows.length}
            isMain
          />
        )}
      </PagedList>
    </Stack>
  );
}
