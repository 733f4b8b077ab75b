/** Exports the entries shown: choice of format, progress, and the download. */
import { Alert } from '@aws-amplify/ui-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EXPORT_FORMATS, type Run } from '../../../../../shared/domain/run.ts';
import { errorText } from '../../../lib/error-text.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import { saveFrom } from '../kit/files/download.ts';
import { ProgressBar } from '../kit/progress-bar.tsx';
import { createExport, isAtWork, noteRun, runFileAddress, runQuery, stopRun } from '../kit/records/run-record.ts';
import { ActivityIcon } from '../kit/words/activity-icon.tsx';
import { useAuditFilter } from './audit-address.ts';

type Format = (typeof EXPORT_FORMATS)[number];

function Formats({ chosen, onChoose }: { chosen: Format; onChoose: (format: Format) => void }) {
  const { t } = useTranslation('admin-audit');
  const name = useId();
  return (
    <Cluster as="fieldset" gap="1 4" align="stretch">
      <legend className={textStyles.strong}>{t('export.format')}</legend>
      {EXPORT_FORMATS.map((format) => (
        <Cluster as="label" gap="2" inline wrap={false} tall="40" key={format}>
          <input type="radio" name={name} checked={format === chosen} onChange={() => onChoose(format)} />
          {t(`export.formats.${format}`)}
        </Cluster>
      ))}
    </Cluster>
  );
}

function Progress({ run }: { run: Run }) {
  const { t, i18n } = useTranslation('admin-audit');
  const { done, total } = run;
  const percent = total === null ? undefined : total === 0 ? 100 : Math.min(100, Math.floor((100 * done) / total));
  const words = t('export.progress', { count: done, figure: formatNumber(done, i18n.language) });
  return <ProgressBar label={t('export.making')} percent={percent} words={words} />;
}

/** What a run has come to; its file is taken as soon as it is there, and can be taken again. */
function Outcome({ run }: { run: Run }) {
  const { t, i18n } = useTranslation('admin-audit');
  const taken = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => runFileAddress(run.runId),
    onSuccess: (address) => saveFrom(address, run.fileName ?? ''),
  });
  useEffect(() => {
    if (run.state !== 'done' || taken.current) return;
    taken.current = true;
    mutate();
  }, [run.state, mutate]);
  if (isAtWork(run.state)) return <Progress run={run} />;
  if (run.state !== 'done') {
    return (
      <Alert variation="error" hasIcon={false} role="alert">
        {t(run.state === 'stopped' ? 'export.stopped' : 'export.failed')}
      </Alert>
    );
  }
  return (
    <>
      <p role="status">{t('export.ready', { count: run.done, figure: formatNumber(run.done, i18n.language) })}</p>
      {error && (
        <Alert variation="error" hasIcon={false} role="alert">
          {errorText(t, error)}
        </Alert>
      )}
      <PanelButton size="small" isLoading={isPending} loadingText={t('export.fetching')} onClick={() => mutate()}>
        <ActivityIcon name="download" />
        {t('export.download')}
      </PanelButton>
    </>
  );
}

function useExport() {
  const client = useQueryClient();
  const filter = useAuditFilter();
  const [runId, setRunId] = useState<string>();
  const { data: run } = useQuery({ ...runQuery(runId ?? ''), enabled: runId !== undefined });
  const start = useMutation({
    mutationFn: (format: Format) => createExport({ records: 'audit', format, filter }),
    onSuccess: (begun) => {
      noteRun(client, begun);
      setRunId(begun.runId);
    },
  });
  const stop = useMutation({
    mutationFn: (id: string) => stopRun(id),
    onSuccess: (stopped) => noteRun(client, stopped),
  });
  const leave = () => {
    // The dialog is closed: the file would not be downloaded.
    if (run && isAtWork(run.state)) stop.mutate(run.runId);
    setRunId(undefined);
    start.reset();
  };
  return { run: runId === undefined ? undefined : run, start, leave, isFiltered: Object.values(filter).some(Boolean) };
}

export function ExportAudit() {
  const { t } = useTranslation('admin-audit');
  const [isOpen, setOpen] = useState(false);
  const [format, choose] = useState<Format>('csv');
  const { run, start, leave, isFiltered } = useExport();
  const close = () => {
    setOpen(false);
    leave();
  };
  const isBusy = run !== undefined && isAtWork(run.state);
  return (
    <>
      <PanelButton size="small" onClick={() => setOpen(true)}>
        <ActivityIcon name="download" />
        {t('export.open')}
      </PanelButton>
      <Dialog isOpen={isOpen} title={t('export.title')} isBusy={start.isPending} onClose={close}>
        <p>{t(isFiltered ? 'export.filtered' : 'export.everything')}</p>
        <p className={textStyles.quiet}>{t('leftOut')}</p>
        {run ? <Outcome run={run} /> : <Formats chosen={format} onChoose={choose} />}
        {start.isError && (
          <Alert variation="error" hasIcon={false} role="alert">
            {errorText(t, start.error)}
          </Alert>
        )}
        <DialogActions>
          {!run && (
            <Button disabled={start.isPending} onClick={() => start.mutate(format)}>
              {t(start.isPending ? 'export.starting' : 'export.start')}
            </Button>
          )}
          <Button look="secondary" disabled={start.isPending} onClick={close}>
            {t(isBusy ? 'export.cancel' : 'export.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
