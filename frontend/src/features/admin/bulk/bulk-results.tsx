/** A batch while it runs and when it has ended: figures, each file, and the report to download. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { DialogActions } from '../../../ui/dialog.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { saveText } from '../kit/files/download.ts';
import { PROCESSING_PATH } from '../kit/records/processing-record.ts';
import styles from './bulk.module.css';
import { type BulkFigures, hasFailed, isUnderWay, type Judged } from './bulk-outcome.ts';
import { BulkRow } from './bulk-row.tsx';
import { forgetBulk, showBulk } from './bulk-store.ts';

interface BulkResultsProps {
  folder: string;
  results: readonly Judged[];
  figures: BulkFigures;
}

function Progress({ figures }: { figures: BulkFigures }) {
  const { t } = useTranslation('admin-bulk');
  const { all, sent, ended, sentPercent } = figures;
  const lines = [
    { key: 'sent', max: 100, value: sentPercent, words: t('progress.sent', { sent, all }) },
    { key: 'read', max: all, value: ended, words: t('progress.ended', { ended, all }) },
  ];
  return (
    <Stack gap="2">
      {lines.map(({ key, max, value, words }) => (
        <Stack gap="1" className={typeStyles.figures} key={key}>
          <span id={`bulk-${key}`}>{words}</span>
          <progress max={max} value={value} aria-labelledby={`bulk-${key}`} />
        </Stack>
      ))}
    </Stack>
  );
}

/** What the files have brought so far, in figures that add up to those that are done. */
function useSummary({ newTalents, knownTalents, doubles, failed }: BulkFigures): string {
  const { t } = useTranslation('admin-bulk');
  const parts = [
    newTalents > 0 && t('summary.new', { count: newTalents }),
    knownTalents > 0 && t('summary.known', { count: knownTalents }),
    doubles > 0 && t('summary.double', { count: doubles }),
    failed > 0 && t('summary.failed', { count: failed }),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** What stood here took the focus with it when it was sent; the heading of what has begun has it then. */
function useHeadingFocus() {
  const inside = useRef<HTMLUListElement>(null);
  useEffect(() => inside.current?.closest('dialog')?.querySelector('h2')?.focus(), []);
  return inside;
}

async function saveReport(results: readonly Judged[], t: ReturnType<typeof useTranslation<'admin-bulk'>>['t']) {
  const { reportOf } = await import('./bulk-report.ts');
  saveText(reportOf(results, t, window.location.origin), t('report.fileName'), 'text/csv;charset=utf-8');
}

export function BulkResults({ folder, results, figures }: BulkResultsProps) {
  const { t } = useTranslation('admin-bulk');
  const [onlyFailed, setOnlyFailed] = useState(false);
  const isOver = !results.some(isUnderWay);
  const inside = useHeadingFocus();
  const summary = useSummary(figures);
  const failed = results.filter(hasFailed);
  // What someone has to see to comes first.
  const shown = onlyFailed && failed.length > 0 ? failed : [...failed, ...results.filter((one) => !hasFailed(one))];
  const inProcessing = `${PROCESSING_PATH}?${new URLSearchParams({ prefix: folder })}`;
  return (
    <>
      {!isOver && <Progress figures={figures} />}
      {summary && <p className={textStyles.strong}>{summary}</p>}
      <p role="status" className={textStyles.visuallyHidden}>
        {isOver && `${t('overTitle')}: ${summary}`}
      </p>
      {figures.failed > 0 && (
        <Cluster as="label" gap="2" inline wrap={false} tall="32" place="start">
          <input type="checkbox" checked={onlyFailed} onChange={(event) => setOnlyFailed(event.target.checked)} />
          {t('onlyFailed', { count: figures.failed })}
        </Cluster>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <ul ref={inside} className={styles.bulkList} tabIndex={0} aria-label={t('files')}>
        {shown.map(({ item, outcome, sameAs }) => (
          <BulkRow key={item.id} item={item} outcome={outcome} sameAs={sameAs} />
        ))}
      </ul>
      <DialogActions>
        {isOver ? (
          <Button onClick={forgetBulk}>{t('finish')}</Button>
        ) : (
          <Button onClick={() => showBulk(false)}>{t('workOn')}</Button>
        )}
        <Button look="secondary" onClick={() => void saveReport(results, t)}>
          {t('report.save')}
        </Button>
        <Link className={styles.bulkProcessing} to={inProcessing} onClick={() => showBulk(false)}>
          {t('inProcessing')}
        </Link>
      </DialogActions>
      {!isOver && <p className={textStyles.quiet}>{t('keepOpen')}</p>}
    </>
  );
}
