/** From the dry run to the import itself: a button, and a question where rows would be left out. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Run } from '../../../../../shared/domain/run.ts';
import { formatNumber } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import { noteRun } from '../kit/records/run-record.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { refreshRun, startImport } from './exchange-queries.ts';
import { useCodeWords } from './exchange-words.ts';
import { againPath } from './run-failure.tsx';
import { StopButton } from './stop-button.tsx';

function useStart(run: Run) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => startImport(run),
    onSuccess: (started) => noteRun(client, started),
    // Someone else may have started or stopped it: what the page shows next is how it stands.
    onError: () => refreshRun(client, run.runId),
  });
}

function NothingToAdd({ run }: { run: Run }) {
  const { t, i18n } = useTranslation('admin-exchange');
  const { known, refused } = run;
  const part = (name: string, count: number) => t(name, { count, figure: formatNumber(count, i18n.language) });
  const both = { known: part('start.known', known), refused: part('start.refused', refused) };
  const words = refused === 0 ? 'start.allKnown' : known === 0 ? 'start.allRefused' : 'start.knownAndRefused';
  return (
    <>
      <p>{t(words, both)}</p>
      <Cluster gap="2 4">
        <ButtonLink to={againPath(run)} look="secondary">
          {t('again.import')}
        </ButtonLink>
        <StopButton run={run} />
      </Cluster>
    </>
  );
}

export function StartImport({ run }: { run: Run }) {
  const { t, i18n } = useTranslation('admin-exchange');
  const words = useCodeWords();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useStart(run);
  const { added, refused } = run;
  if (added === 0) return <NothingToAdd run={run} />;
  const figures = { count: added, figure: formatNumber(added, i18n.language) };
  const left = { count: refused, figure: formatNumber(refused, i18n.language) };
  const begin = () => mutate(undefined, { onSettled: () => setAsking(false) });
  return (
    <>
      <p>{t('start.nothingYet')}</p>
      {error && !isPending && (
        <FormFailure title={t('start.failed')} reason={words(error)} kept={t('start.kept')} takesFocus />
      )}
      <Cluster gap="2 4">
        <PanelButton
          variation="primary"
          isLoading={isPending}
          loadingText={t('start.starting')}
          onClick={() => (refused > 0 ? setAsking(true) : begin())}
        >
          {t('start.now', figures)}
        </PanelButton>
        <StopButton run={run} />
      </Cluster>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('start.question', left)}
        confirm={isPending ? t('start.starting') : t('start.rest', figures)}
        cancel={t('start.repairFirst')}
        isBusy={isPending}
        onConfirm={begin}
        onClose={() => setAsking(false)}
      >
        <p>{t('start.questionText', left)}</p>
      </ConfirmDialog>
    </>
  );
}
