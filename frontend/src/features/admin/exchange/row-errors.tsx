/** The errors of an import file by row: filtered by column, and downloadable for the person who fixes it. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ROW_ERRORS_KEPT, type RowError, type Run } from '../../../../../shared/domain/run.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import { showToast } from '../../../ui/toast-store.ts';
import { saveText } from '../kit/files/download.ts';
import { type Column, DataTable } from '../kit/list/data-table.tsx';
import { FilterSelect } from '../kit/list/list-filters.tsx';
import { useRowErrorWords } from './exchange-words.ts';
import { errorsAsCsv, errorsAsTabs } from './row-errors-file.ts';

const COLUMN = 'column';
type Words = ReturnType<typeof useRowErrorWords>;

function useErrorColumns(words: Words): Column<RowError>[] {
  const { t } = useTranslation('admin-exchange');
  return useMemo(
    () => [
      {
        ...{ key: 'row', label: words.place, share: 0.5 },
        cell: ({ row }) => words.numbered(row),
      },
      { ...{ key: 'column', label: words.field }, cell: ({ path }) => words.column(path) },
      { ...{ key: 'problem', label: t('errors.problem'), share: 3 }, cell: (error) => words.problem(error) },
    ],
    [t, words],
  );
}

/** Rows with errors, and how many of them are not in the list. */
function unlisted({ rowErrors, refused }: Run): number {
  return Math.max(0, refused - new Set(rowErrors.map(({ row }) => row)).size);
}

function TakeAlong({ errors, run }: { errors: readonly RowError[]; run: Run }) {
  const { t } = useTranslation('admin-exchange');
  const words = useRowErrorWords(run);
  const head = [words.place, words.field, t('errors.problem')] as const;
  const table = { head, words };
  const name = `${t('errors.fileName')}-${(run.fileName ?? '').replace(/\.\w+$/, '')}.csv`;
  const copy = () =>
    navigator.clipboard.writeText(errorsAsTabs(errors, table)).then(
      () => showToast({ title: t('errors.copied') }),
      () => showToast({ title: t('errors.copyFailed'), variant: 'destructive' }),
    );
  return (
    <Cluster gap="2 4">
      <PanelButton size="small" onClick={() => saveText(errorsAsCsv(errors, table), name, 'text/csv')}>
        {t('errors.download')}
      </PanelButton>
      <PanelButton size="small" onClick={() => void copy()}>
        {t('errors.copy')}
      </PanelButton>
    </Cluster>
  );
}

export function RowErrors({ run }: { run: Run }) {
  const { t, i18n } = useTranslation('admin-exchange');
  const words = useRowErrorWords(run);
  const [params] = useSearchParams();
  const columns = useErrorColumns(words);
  const paths = [...new Set(run.rowErrors.map(({ path }) => path))];
  const wanted = params.get(COLUMN);
  // All that is wrong with a row stands together, however late it was found.
  const errors = run.rowErrors
    .filter(({ path }) => wanted === null || path === wanted)
    .toSorted((a, b) => a.row - b.row);
  const more = unlisted(run);
  const options = paths.map((path) => ({
    ...{ value: path, label: words.column(path) },
    count: run.rowErrors.filter((error) => error.path === path).length,
  }));
  return (
    <Stack as="section" gap="3" aria-labelledby="row-errors">
      <h3 id="row-errors">{t('errors.title')}</h3>
      <Toolbar gap="2 4">
        {paths.length > 1 && <FilterSelect name={COLUMN} label={words.field} options={options} all={words.all} />}
        <TakeAlong errors={errors} run={run} />
      </Toolbar>
      <DataTable
        caption={t('errors.title')}
        columns={columns}
        rows={errors}
        keyOf={({ row, path, code }) => `${row} ${path} ${code}`}
      />
      {more > 0 && (
        <p className={textStyles.quiet}>
          {t('errors.more', {
            ...{ count: more, figure: formatNumber(more, i18n.language) },
            kept: formatNumber(ROW_ERRORS_KEPT, i18n.language),
          })}
        </p>
      )}
    </Stack>
  );
}
