/** The way to stop a run, or to discard what waits for an answer; what that means is said before it happens. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Run } from '../../../../../shared/domain/run.ts';
import { FieldError } from '../../../ui/field.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import { noteRun, stopRun } from '../kit/records/run-record.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { refreshRun } from './exchange-queries.ts';
import { useCodeWords } from './exchange-words.ts';

/** Which words are about it: before an import runs there is nothing to take back. */
function whatIsStopped({ kind, state }: Run): string {
  return state === 'checking' || state === 'checked' ? state : kind;
}

interface StopDialogProps {
  run: Run;
  isOpen: boolean;
  onClose: () => void;
}

function StopDialog({ run, isOpen, onClose }: StopDialogProps) {
  const { t } = useTranslation('admin-exchange');
  const client = useQueryClient();
  const words = useCodeWords();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => stopRun(run.runId),
    onSuccess: (stopped) => {
      onClose();
      noteRun(client, stopped);
    },
    // Mostly it has ended meanwhile, which the page then shows.
    onError: () => refreshRun(client, run.runId),
  });
  const what = whatIsStopped(run);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t(`stop.question.${what}`)}
      confirm={t(isPending ? 'stop.stopping' : `stop.now.${what}`)}
      cancel={t(what === 'checked' ? 'admin:cancel' : 'stop.goOn')}
      look="danger"
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{t(`stop.text.${what}`)}</p>
      {error && <FieldError>{words(error)}</FieldError>}
    </ConfirmDialog>
  );
}

export function StopButton({ run }: { run: Run }) {
  const { t } = useTranslation('admin-exchange');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <PanelButton onClick={() => setAsking(true)}>
        {t(run.state === 'checked' ? 'stop.discard' : 'stop.open')}
      </PanelButton>
      <StopDialog run={run} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
