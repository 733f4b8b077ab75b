/** The state of a run as an icon and a word. */
import { useTranslation } from 'react-i18next';
import type { RunState } from '../../../../../shared/domain/run.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';

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

export function RunStateWord({ state }: { state: RunState }) {
  const { t } = useTranslation('admin-sync');
  const { icon, tone } = LOOKS[state];
  return (
    <span className={`state state-${tone}`}>
      <Icon name={icon} size={16} />
      {t(`states.${state}`)}
    </span>
  );
}
