/** A run in progress: how far it is, that the page can be left, and a button to stop it. */
import { useTranslation } from 'react-i18next';
import type { Run } from '../../../../../shared/domain/run.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Cluster } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import { ProgressBar } from '../kit/progress-bar.tsx';
import { useIsAdministrator } from '../kit/staff-role.tsx';
import { StopButton } from './stop-button.tsx';

function percentOf({ done, total }: Run): number | undefined {
  if (total === null || total === 0) return undefined;
  return Math.min(100, Math.floor((100 * done) / total));
}

function useProgressWords({ kind, state, done, total, added }: Run): string {
  const { t, i18n } = useTranslation('admin-exchange');
  const figure = (count: number) => formatNumber(count, i18n.language);
  if (state === 'stopping') {
    return added > 0 ? t('progress.left', { count: added, figure: figure(added) }) : t('progress.stopping');
  }
  if (total === null) return t(kind === 'import' ? 'progress.opening' : 'progress.beginning');
  return t(`progress.${kind}`, { count: total, of: figure(total), done: figure(done) });
}

export function RunAtWork({ run }: { run: Run }) {
  const { t } = useTranslation('admin-exchange');
  const isStopping = run.state === 'stopping';
  // What an import has added is removed with it.
  const mayStop = useIsAdministrator() || run.kind !== 'import' || run.state !== 'running';
  return (
    <>
      <ProgressBar
        label={t([`headings.${run.kind}.${run.state}`, `states.${run.state}`])}
        percent={isStopping ? undefined : percentOf(run)}
        words={useProgressWords(run)}
      />
      <p className={textStyles.quiet}>{t('progress.leave')}</p>
      {!isStopping && (
        <Cluster gap="2 4">
          {mayStop ? <StopButton run={run} /> : <p className={textStyles.quiet}>{t('stop.forOthers')}</p>}
        </Cluster>
      )}
    </>
  );
}
