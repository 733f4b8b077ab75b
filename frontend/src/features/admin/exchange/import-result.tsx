/** What the dry run of an import found, or what the import did. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Run } from '../../../../../shared/domain/run.ts';
import { formatList } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Box, Cluster } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import typeStyles from '../../../ui/type.module.css';
import { noteRun } from '../kit/records/run-record.ts';
import { checkImport } from './exchange-queries.ts';
import { useCodeWords } from './exchange-words.ts';
import { RowErrors } from './row-errors.tsx';
import { againPath } from './run-failure.tsx';
import { type RunFigure, RunFigures } from './run-figures.tsx';
import { StartImport } from './start-import.tsx';

function useFigures({ state, added, known, refused }: Run): RunFigure[] {
  const { t } = useTranslation('admin-exchange');
  const isDone = state === 'done';
  return [
    { key: 'added', label: t(isDone ? 'counts.added' : 'counts.wouldAdd'), count: added, icon: 'check', tone: 'met' },
    { key: 'known', label: t('counts.known'), count: known, icon: 'people', tone: 'unclear' },
    {
      ...{ key: 'refused', label: t(isDone ? 'counts.leftOut' : 'counts.refused'), count: refused },
      ...(refused > 0 ? { icon: 'alert' as const, tone: 'missing' as const } : { icon: 'cross', tone: 'unclear' }),
    },
  ] as RunFigure[];
}

/** Nobody has sent the file yet, or the upload broke off; where it did arrive, the check can still begin. */
function Awaited({ run }: { run: Run }) {
  const { t } = useTranslation('admin-exchange');
  const client = useQueryClient();
  const words = useCodeWords();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => checkImport(run.runId),
    onSuccess: (checked) => noteRun(client, checked),
  });
  return (
    <>
      <p>{t('awaited.text')}</p>
      {error && <FieldError>{words(error)}</FieldError>}
      <Cluster gap="2 4">
        <PanelButton isLoading={isPending} loadingText={t('awaited.looking')} onClick={() => mutate()}>
          {t('awaited.look')}
        </PanelButton>
        <ButtonLink to={againPath(run)} look="quiet">
          {t('again.import')}
        </ButtonLink>
      </Cluster>
    </>
  );
}

function Ignored({ columns }: { columns: readonly string[] }) {
  const { t, i18n } = useTranslation('admin-exchange');
  if (columns.length === 0) return null;
  const names = formatList(columns, i18n.language);
  return (
    <Box as="p" pad="s" surface="paper-2" radius="s" most={600} className={typeStyles.breaking}>
      {t('ignored', { count: columns.length, columns: names })}
    </Box>
  );
}

export function ImportResult({ run }: { run: Run }) {
  const { t } = useTranslation('admin-exchange');
  const figures = useFigures(run);
  const { state, records, added, rowErrors, ignoredColumns } = run;
  if (state === 'awaiting-upload') return <Awaited run={run} />;
  if (state !== 'checked' && state !== 'done') return null;
  return (
    <>
      <RunFigures figures={figures} />
      {state === 'checked' && <StartImport run={run} />}
      {state === 'done' && records === 'talents' && added > 0 && <p>{t('reading')}</p>}
      {state === 'done' && (
        <Cluster gap="2 4">
          <ButtonLink to={`/admin-panel/${records}`}>{t(`lists.${records}`)}</ButtonLink>
          <ButtonLink to={againPath(run)} look="quiet">
            {t('again.import')}
          </ButtonLink>
        </Cluster>
      )}
      <Ignored columns={ignoredColumns} />
      {rowErrors.length > 0 && <RowErrors run={run} />}
    </>
  );
}
