/** Texts of the database screen: refusals, fields, and names of runs. */
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { IMPORT_RECORDS, type RowError, type Run } from '../../../../../shared/domain/run.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { formatNumber } from '../../../lib/format.ts';
import { columnOfPath } from './import-columns.ts';

/** Words for a code, or for something thrown: this screen's own first, then those of the contract. */
export function useCodeWords(): (refused: unknown) => string {
  const { t } = useTranslation('admin-exchange');
  return useCallback(
    (refused) => {
      const code = typeof refused === 'string' ? refused : isAppError(refused) ? refused.code : 'INTERNAL';
      return t([`problems.${code}`, `admin:errors.${code}`, `site:errors.${code}`, 'site:errors.INTERNAL']);
    },
    [t],
  );
}

const isList = (format: Run['format']) => format === 'json' || format === 'json-resume';
/** Refusals whose texts are about a row. */
const ITEM_CODES: ReadonlySet<string> = new Set(['ROW_NOT_READABLE', 'DUPLICATE_IN_FILE']);

/** Where in a file something is wrong, and what: by the name of the column and with the values that would be right. */
export function useRowErrorWords({ records, format }: Pick<Run, 'records' | 'format'>) {
  const { t, i18n } = useTranslation('admin-exchange');
  const codeWords = useCodeWords();
  const language = i18n.language === 'en' ? 'en' : 'es';
  return useMemo(() => {
    const known = IMPORT_RECORDS.find((one) => one === records);
    const columnOf = (path: string) => known && columnOfPath(known, path);
    // A file of JSON has no rows: it is a list.
    const place = isList(format) ? 'item' : 'row';
    return {
      /** What a row is called, and one of them by its number. */
      place: t(`errors.${place}`),
      numbered: (row: number): string => t(`errors.${place}Number`, { row: formatNumber(row, i18n.language) }),
      field: t(isList(format) ? 'errors.field' : 'errors.column'),
      all: t(isList(format) ? 'errors.allFields' : 'errors.allColumns'),
      column: (path: string): string =>
        path === ''
          ? t(isList(format) ? 'errors.wholeItem' : 'errors.wholeRow')
          : (columnOf(path)?.names[language] ?? path),
      problem: ({ path, code }: Pick<RowError, 'path' | 'code'>): string => {
        const values = code === 'INVALID' && columnOf(path)?.values?.[language];
        if (values) return t('errors.values', { values });
        return codeWords(isList(format) && ITEM_CODES.has(code) ? `${code}_ITEM` : code);
      },
    };
  }, [t, i18n.language, language, codeWords, records, format]);
}

type Named = Pick<Run, 'kind' | 'records' | 'repair'>;

/** `Importación de talento`, `Cotejo con reparación`. */
export function useRunTitle(): (run: Named) => string {
  const { t } = useTranslation('admin-exchange');
  return useCallback(
    ({ kind, records, repair }) => {
      if (kind === 'reconcile') return t(repair ? 'title.repair' : 'title.reconcile');
      return t(`title.${kind}`, { records: t(`recordsOf.${records}`) });
    },
    [t],
  );
}
