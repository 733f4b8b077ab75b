/** The bulk upload over whatever screen is open: its panel, or a small pill that says how far it is. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { focusHeading } from '../../../ui/page-heading.tsx';
import textStyles from '../../../ui/text.module.css';
import { refreshTalents } from '../kit/records/talent-record.ts';
import styles from './bulk.module.css';
import { useFollowing } from './bulk-following.ts';
import { type BulkFigures, figuresOf, isUnderWay, judged } from './bulk-outcome.ts';
import { BulkResults } from './bulk-results.tsx';
import { bulkNow, showBulk, useBulk } from './bulk-store.ts';
import { ChosenFiles } from './chosen-files.tsx';

function Pill({ figures, isOver }: { figures: BulkFigures; isOver: boolean }) {
  const { t } = useTranslation('admin-bulk');
  const { all, ended, failed } = figures;
  const words = isOver ? t('pill.over', { count: all }) : t('pill.running', { ended, all });
  return (
    <button type="button" className={styles.bulkPill} onClick={() => showBulk(true)}>
      <Icon name={isOver ? (failed > 0 ? 'alert' : 'check') : 'upload'} size={18} />
      <span>{words}</span>
      {failed > 0 && <span className={textStyles.quiet}>{t('summary.failed', { count: failed })}</span>}
      {!isOver && <progress max={all} value={ended} aria-hidden="true" />}
    </button>
  );
}

/** Going to another screen shows that screen; files chosen and not yet sent stay. */
function useFoldOnLeaving(isShown: boolean): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const before = useRef(address);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    const now = bulkNow();
    if (now.chosen || !now.isShown) return;
    hasLeft.current = true;
    showBulk(false);
  }, [address]);
  useEffect(() => {
    if (isShown || !hasLeft.current) return;
    hasLeft.current = false;
    // Behind the dialog, the heading of the new screen could not take it.
    focusHeading();
  }, [isShown]);
}

export default function BulkUpload() {
  const { t } = useTranslation('admin-bulk');
  const client = useQueryClient();
  const { folder, items, chosen, isShown } = useBulk();
  const results = useMemo(() => judged(items), [items]);
  const figures = figuresOf(results);
  const isOver = !results.some(isUnderWay);
  const people = figures.newTalents + figures.knownTalents;
  useFollowing();
  useFoldOnLeaving(isShown);
  useEffect(() => {
    if (isOver && people > 0) void refreshTalents(client);
  }, [isOver, people, client]);
  const chosenCount = chosen?.accepted.length ?? 0;
  const ofChosen = chosenCount > 0 ? t('title', { count: chosenCount }) : t('nothingTitle');
  return (
    <>
      <p role="status" className={textStyles.visuallyHidden}>
        {items.length > 0 && isOver && t('pill.over', { count: items.length })}
      </p>
      {!isShown && items.length > 0 && <Pill figures={figures} isOver={isOver} />}
      <Dialog
        isOpen={isShown}
        title={chosen ? ofChosen : t(isOver ? 'overTitle' : 'runningTitle')}
        onClose={() => showBulk(false)}
        className={styles.bulkDialog}
      >
        {chosen ? <ChosenFiles chosen={chosen} /> : <BulkResults folder={folder} results={results} figures={figures} />}
      </Dialog>
    </>
  );
}
