/** The two most common ends of a review: the next stage, or rejection. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { APPLICATION_STAGES, type Application } from '../../../../../shared/domain/application.ts';
import { Cluster } from '../../../ui/layout.tsx';
import { focusHeading } from '../../../ui/page-heading.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import type { Stage } from './application-queries.ts';
import styles from './applications.module.css';
import { useStageMoves } from './stage-moves.tsx';

const WAY: readonly Stage[] = APPLICATION_STAGES.filter((stage) => stage !== 'rejected');

/** The stage after this one; nothing at the end of the way, and beside it. */
export function stageAfter(stage: Stage): Stage | undefined {
  const at = WAY.indexOf(stage);
  return at < 0 ? undefined : WAY[at + 1];
}

/** Moves the focus to the head of the page when the pressed button is gone. */
function useFocusWhenGone(isGone: boolean): void {
  const wasGone = useRef(isGone);
  useEffect(() => {
    if (isGone && !wasGone.current && document.activeElement === document.body) focusHeading();
    wasGone.current = isGone;
  }, [isGone]);
}

export function StageButtons({ application }: { application: Application }) {
  const { t } = useTranslation('admin');
  const { move, pendingOf } = useStageMoves();
  const stage = pendingOf(application.applicationId) ?? application.stage;
  const next = stageAfter(stage);
  useFocusWhenGone(next === undefined);
  if (next === undefined) return null;
  const isMoving = stage !== application.stage;
  // A second press while the first is under way moves nothing; a disabled button would lose the focus.
  const go = (to: Stage) => !isMoving && move([application], to);
  return (
    <Cluster gap="2" align="stretch" className={styles.stageButtons}>
      <PanelButton variation="primary" aria-disabled={isMoving} onClick={() => go(next)}>
        {t('stage.moveTo', { stage: t(`stages.${next}`) })}
      </PanelButton>
      <PanelButton aria-disabled={isMoving} onClick={() => go('rejected')}>
        {t('stage.reject')}
      </PanelButton>
    </Cluster>
  );
}
