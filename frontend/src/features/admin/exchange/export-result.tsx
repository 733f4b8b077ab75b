/** The file that an export made: to take while it is there, to be made again when it is gone. */
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EXPORT_FORMATS, type Run } from '../../../../../shared/domain/run.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import { useTicking } from '../../../lib/ticking.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Box, Cluster } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import typeStyles from '../../../ui/type.module.css';
import { saveFrom } from '../kit/files/download.ts';
import { runFileAddress } from '../kit/records/run-record.ts';
import { ActivityIcon } from '../kit/words/activity-icon.tsx';
import { useCodeWords } from './exchange-words.ts';
import { useExport } from './export-form.tsx';
import { againPath } from './run-failure.tsx';

/** Files of exports are removed after a day. */
const KEPT_MS = 24 * 3_600_000;
const TICK_MS = 60_000;

function isOver({ finishedAt, createdAt }: Run, now: number): boolean {
  return now - Date.parse(finishedAt ?? createdAt) > KEPT_MS;
}

/** The same once more; what was filtered is asked for where it was filtered. */
function MakeAgain({ run }: { run: Run }) {
  const { t } = useTranslation('admin-exchange');
  const words = useCodeWords();
  const { mutate, isPending, error } = useExport();
  const { records } = run;
  const format = EXPORT_FORMATS.find((one) => one === run.format);
  if (records === null || records === 'audit' || !format) {
    return <ButtonLink to={againPath(run)}>{t('again.export')}</ButtonLink>;
  }
  return (
    <>
      {error && !isPending && (
        <FormFailure title={t('export.failed')} reason={words(error)} kept={t('export.kept')} takesFocus />
      )}
      <PanelButton
        variation="primary"
        isLoading={isPending}
        loadingText={t('export.making')}
        onClick={() => mutate({ records, format })}
      >
        {t('export.again')}
      </PanelButton>
    </>
  );
}

function Gone({ run }: { run: Run }) {
  const { t } = useTranslation('admin-exchange');
  return (
    <>
      <Cluster as="p" gap="2" align="start" wrap={false} pad="s" surface="paper-2" radius="s" most={600} role="status">
        <Icon name="clock" size={16} style={{ marginTop: 2 }} />
        <span>{t('export.gone')}</span>
      </Cluster>
      <Cluster gap="2 4">
        <MakeAgain run={run} />
      </Cluster>
    </>
  );
}

/** Someone in it was erased; the servers make it again by themselves. */
function Rebuilding() {
  const { t } = useTranslation('admin-exchange');
  return (
    <Cluster as="p" gap="2" align="start" wrap={false} pad="s" surface="paper-2" radius="s" most={600} role="status">
      <Icon name="clock" size={16} style={{ marginTop: 2 }} />
      <span>{t('export.rebuilding')}</span>
    </Cluster>
  );
}

export function ExportResult({ run }: { run: Run }) {
  const { t, i18n } = useTranslation('admin-exchange');
  const words = useCodeWords();
  const now = useTicking(TICK_MS) ?? Date.now();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => runFileAddress(run.runId),
    onSuccess: (address) => saveFrom(address, run.fileName ?? ''),
  });
  if (run.state !== 'done') return null;
  const isGone = run.fileName === null || isOver(run, now) || (isAppError(error) && error.kind === 'gone');
  if (isGone) return <Gone run={run} />;
  if (run.staleSince !== undefined) return <Rebuilding />;
  const until = new Date(Date.parse(run.finishedAt ?? run.createdAt) + KEPT_MS).toISOString();
  const figures = { count: run.done, figure: formatNumber(run.done, i18n.language) };
  return (
    <>
      <p>{t('export.ready', figures)}</p>
      {error && !isPending && (
        <FormFailure
          title={t('export.downloadFailed')}
          reason={words(error)}
          kept={t('export.stillThere')}
          takesFocus
        />
      )}
      <Cluster gap="2 4">
        <PanelButton
          variation="primary"
          isLoading={isPending}
          loadingText={t('export.fetching')}
          onClick={() => mutate()}
        >
          <ActivityIcon name="download" />
          {t('export.download')}
        </PanelButton>
      </Cluster>
      <Box as="p" pad="s" surface="paper-2" radius="s" most={600} className={typeStyles.breaking}>
        {t('export.until', { until: formatMoment(until, i18n.language) })}
      </Box>
    </>
  );
}
