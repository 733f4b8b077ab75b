/** A run at work: how far it is, that nobody has to wait for it here, and the way to stop it. */
import { Button } from '@aws-amplify/ui-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Run } from '../../../../../shared/domain/run.ts';
import { formatNumber } from '../../../lib/format.ts';
import { FieldError } from '../../../ui/field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { noteRun, refreshRun, stopRun } from './sync-queries.ts';
import { useCodeWords } from './sync-words.ts';

function percentOf({ done, total }: Run): number | undefined {
  if (total === null || total === 0) return undefined;
  return Math.min(100, Math.floor((100 * done) / total));
}

function useProgressWords({ kind, done, total, state }: Run): string {
  const { t, i18n } = useTranslation('admin-sync');
  if (state === 'stopping') return t(`progress.stopping.${kind}`);
  if (total === null) return t(`progress.beginning.${kind}`);
  const [of, figure] = [formatNumber(total, i18n.language), formatNumber(done, i18n.language)];
  return t(`progress.${kind}`, { count: total, of, done: figure });
}

/** What stopping means, said before it happens. */
function StopDialog({ run, isOpen, onClose }: { run: Run; isOpen: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation('admin-sync');
  const client = useQueryClient();
  const words = useCodeWords();
  const stop = useMutation({
    mutationFn: () => stopRun(run.runId),
    onSuccess: (stopped) => {
      onClose();
      noteRun(client, stopped);
    },
    // Mostly it has ended meanwhile, which the page then shows.
    onError: () => refreshRun(client, run.runId),
  });
  const what = run.state === 'checking' ? 'checking' : run.kind;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t(`stop.question.${what}`)}
      confirm={t(stop.isPending ? 'stop.stopping' : `stop.now.${what}`)}
      cancel={t('stop.goOn')}
      look="danger"
      isBusy={stop.isPending}
      onConfirm={() => stop.mutate()}
      onClose={onClose}
    >
      <p>{t(`stop.text.${what}`, { count: run.added, figure: formatNumber(run.added, i18n.language) })}</p>
      {stop.error && <FieldError>{words(stop.error)}</FieldError>}
    </ConfirmDialog>
  );
}

export function RunAtWork({ run }: { run: Run }) {
  const { t } = useTranslation('admin-sync');
  const [isAsking, setAsking] = useState(false);
  const isStopping = run.state === 'stopping';
  return (
    <>
      <ProgressBar
        label={t([`headings.${run.kind}.${run.state}`, `states.${run.state}`])}
        percent={isStopping ? undefined : percentOf(run)}
        words={useProgressWords(run)}
      />
      <p className="quiet">{t('progress.leave')}</p>
      {!isStopping && (
        <div className="sync-actions">
          <Button onClick={() => setAsking(true)}>{t('stop.open')}</Button>
          <StopDialog run={run} isOpen={isAsking} onClose={() => setAsking(false)} />
        </div>
      )}
    </>
  );
}
