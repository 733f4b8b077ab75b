/** What to take out, and for whom: a spreadsheet or another system. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EXPORT_FORMATS, EXPORT_RECORDS } from '../../../../../shared/domain/run.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { Box, Cluster, Stack } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import typeStyles from '../../../ui/type.module.css';
import { useAddressChoice, useSetAddress } from '../kit/list/list-address.ts';
import { createExport, type ExportInput, noteRun } from '../kit/records/run-record.ts';
import { Choices } from './choices.tsx';
import { EXCHANGE_PATH, runPath } from './exchange-queries.ts';
import { useCodeWords } from './exchange-words.ts';

/** Begins an export and opens its page. */
export function useExport() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (input: ExportInput) => createExport(input),
    // Asked for twice, it would be made twice.
    retry: false,
    onSuccess: (run) => {
      noteRun(client, run);
      return navigate(runPath(run.runId), { state: { cameFrom: EXCHANGE_PATH } });
    },
  });
}

export function ExportForm() {
  const { t } = useTranslation('admin-exchange');
  const words = useCodeWords();
  const setAddress = useSetAddress();
  const records = useAddressChoice('records', EXPORT_RECORDS) ?? 'talents';
  const [format, setFormat] = useState<ExportInput['format']>('csv');
  const { mutate, isPending, error } = useExport();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ records, format });
  };
  return (
    <Stack as="form" gap="5" most={720} noValidate aria-label={t('tabs.export')} onSubmit={submit}>
      <Choices
        label={t('export.records')}
        options={EXPORT_RECORDS.map((value) => ({ value, label: t(`records.${value}`) }))}
        value={records}
        disabled={isPending}
        help={records === 'audit' ? t('export.aboutAudit') : undefined}
        onChange={(value) => setAddress({ records: value === 'talents' ? '' : value }, { replace: true })}
      />
      <Choices
        label={t('export.format')}
        options={EXPORT_FORMATS.map((value) => ({ value, label: t(`export.formats.${value}`) }))}
        value={format}
        disabled={isPending}
        help={t(`export.about.${format}`)}
        onChange={setFormat}
      />
      <Box as="p" pad="s" surface="paper-2" radius="s" most={600} className={typeStyles.breaking}>
        {t('export.personal')}
      </Box>
      {error && !isPending && (
        <FormFailure title={t('export.failed')} reason={words(error)} kept={t('export.kept')} takesFocus />
      )}
      <Cluster gap="2 4">
        <PanelButton type="submit" variation="primary" isLoading={isPending} loadingText={t('export.making')}>
          {t('export.make')}
        </PanelButton>
      </Cluster>
    </Stack>
  );
}
