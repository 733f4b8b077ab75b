/** What a reconciliation looks for in plain words, and its two buttons: check, or check and repair. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FINDING_KINDS } from '../../../../../shared/domain/run.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Box, Cluster, Stack } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { noteRun } from '../kit/records/run-record.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { createReconciliation, EXCHANGE_PATH, runPath } from './exchange-queries.ts';
import { useCodeWords } from './exchange-words.ts';
import { FINDING_ICONS } from './finding-word.tsx';

/** Begins a reconciliation and opens its page. */
function useReconciliation() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (repair: boolean) => createReconciliation(repair),
    retry: false,
    onSuccess: (run) => {
      noteRun(client, run);
      return navigate(runPath(run.runId), { state: { cameFrom: EXCHANGE_PATH } });
    },
  });
}

function WhatItFinds() {
  const { t } = useTranslation('admin-exchange');
  return (
    <Stack as="dl" gap="3">
      {FINDING_KINDS.map((kind) => (
        <div key={kind}>
          <Cluster as="dt" gap="2" wrap={false} className={textStyles.strong}>
            <Icon name={FINDING_ICONS[kind]} size={16} color="var(--ink-2)" />
            {t(`findings.${kind}.name`)}
          </Cluster>
          <Box as="dd" pad="left6" className={typeStyles.measure}>
            {t(`findings.${kind}.means`)} <span className={textStyles.quiet}>{t(`findings.${kind}.repair`)}</span>
          </Box>
        </div>
      ))}
    </Stack>
  );
}

export function ReconcileForm() {
  const { t } = useTranslation('admin-exchange');
  const words = useCodeWords();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, variables } = useReconciliation();
  const begin = (repair: boolean) => {
    if (!isPending) mutate(repair, { onSettled: () => setAsking(false) });
  };
  return (
    <Stack gap="5" most={720}>
      <p>{t('reconcile.explain')}</p>
      <WhatItFinds />
      {error && !isPending && (
        <FormFailure title={t('reconcile.failed')} reason={words(error)} kept={t('reconcile.kept')} takesFocus />
      )}
      <Cluster gap="2 4">
        <PanelButton
          variation="primary"
          isLoading={isPending && !variables}
          loadingText={t('reconcile.beginning')}
          onClick={() => begin(false)}
        >
          {t('reconcile.check')}
        </PanelButton>
        <PanelButton isDisabled={isPending} onClick={() => setAsking(true)}>
          {t('reconcile.repair')}
        </PanelButton>
      </Cluster>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('reconcile.question')}
        confirm={t(isPending ? 'reconcile.beginning' : 'reconcile.repairNow')}
        isBusy={isPending}
        onConfirm={() => begin(true)}
        onClose={() => setAsking(false)}
      >
        <p>{t('reconcile.questionText')}</p>
      </ConfirmDialog>
    </Stack>
  );
}
