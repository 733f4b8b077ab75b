/** The state of a run as an icon and a word. */
import { useTranslation } from 'react-i18next';
import type { Run, RunState } from '../../../../../shared/domain/run.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import styles from '../kit/admin-area.module.css';

const LOOKS: Record<RunState, { icon: IconName; tone: string }> = {
  'awaiting-upload': { icon: 'upload', tone: 'unclear' },
  checking: { icon: 'clock', tone: 'claimed' },
  checked: { icon: 'question', tone: 'claimed' },
  running: { icon: 'clock', tone: 'claimed' },
  stopping: { icon: 'clock', tone: 'claimed' },
  stopped: { icon: 'cross', tone: 'unclear' },
  done: { icon: 'check', tone: 'met' },
  failed: { icon: 'alert', tone: 'missing' },
};

/** A checked file that would add nothing needs no confirmation. */
const NOTHING = { icon: 'check', tone: 'unclear' } as const;

const REBUILDING = { icon: 'clock', tone: 'claimed' } as const;

export function RunStateWord({
  run: { state, added, staleSince },
}: {
  run: Pick<Run, 'state' | 'added' | 'staleSince'>;
}) {
  const { t } = useTranslation('admin-exchange');
  const isNothing = state === 'checked' && added === 0;
  const isRebuilding = staleSince !== undefined;
  const { icon, tone } = isRebuilding ? REBUILDING : isNothing ? NOTHING : LOOKS[state];
  return (
    <span className={styles.state} data-tone={tone} data-part="state">
      <Icon name={icon} size={16} />
      {t(isRebuilding ? 'export.rebuildingState' : isNothing ? 'nothing' : `states.${state}`)}
    </span>
  );
}
