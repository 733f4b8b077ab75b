/** Words for what the database screen has to tell: refusals, fields, and what a run is called. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { IMPORT_RECORDS, type Run } from '../../../../../shared/domain/run.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { importColumns } from './import-columns.ts';

/** Words for a code, or for something thrown: this screen's own first, then those of the contract. */
export function useCodeWords(): (refused: unknown) => string {
  const { t } = useTranslation('admin-sync');
  return useCallback(
    (refused) => {
      const code = typeof refused === 'string' ? refused : isAppError(refused) ? refused.code : 'INTERNAL';
      return t([`problems.${code}`, `admin:errors.${code}`, `site:errors.${code}`, 'site:errors.INTERNAL']);
    },
    [t],
  );
}

/** What a column of a file is called: the field it stands for, or as the file has it. */
export function useFieldWords(records: Run['records']): (path: string) => string {
  const { t, i18n } = useTranslation('admin-sync');
  const { language } = i18n;
  return useCallback(
    (path) => {
      if (path === '') return t('errors.wholeRow');
      const known = IMPORT_RECORDS.find((one) => one === records);
      const column = known && importColumns(known).find(({ field }) => field === path.split('.')[0]);
      return column ? column.names[language === 'en' ? 'en' : 'es'] : path;
    },
    [t, language, records],
  );
}

type Named = Pick<Run, 'kind' | 'records' | 'repair'>;

/** `Importación de talento`, `Cotejo con reparación`. */
export function useRunTitle(): (run: Named) => string {
  const { t } = useTranslation('admin-sync');
  return useCallback(
    ({ kind, records, repair }) => {
      if (kind === 'reconcile') return t(repair ? 'title.repair' : 'title.reconcile');
      return t(`title.${kind}`, { records: t(`recordsOf.${records}`) });
    },
    [t],
  );
}
