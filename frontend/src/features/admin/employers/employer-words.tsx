/** Status, priority and deadline of an employer as an icon and a word, never a colour alone. */
import { useTranslation } from 'react-i18next';
import type { Employer } from '../../../../../shared/domain/employer.ts';
import { formatMoment } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import adminArea from '../kit/admin-area.module.css';
import { largestUnit, replyClock, shortClockWords } from '../kit/words/reply-clock.ts';
import styles from './employers.module.css';

interface Look {
  icon: IconName;
  tone: 'met' | 'claimed' | 'missing' | 'unclear';
}

const STATUS_LOOKS: Record<Employer['status'], Look> = {
  lead: { icon: 'claim', tone: 'claimed' },
  active: { icon: 'check', tone: 'met' },
  inactive: { icon: 'cross', tone: 'unclear' },
};

export function EmployerStatusWord({ status }: Pick<Employer, 'status'>) {
  const { t } = useTranslation('admin-employers');
  const { icon, tone } = STATUS_LOOKS[status];
  return (
    <span className={adminArea.state} data-tone={tone} data-part="state">
      <Icon name={icon} size={16} />
      {t(`status.${status}`)}
    </span>
  );
}

const BARS: Record<Employer['priority'], number> = { low: 1, normal: 2, high: 3 };

/** One to three bars, as for the strength of a signal, and the word. */
export function PriorityWord({ priority }: Pick<Employer, 'priority'>) {
  const { t } = useTranslation('admin');
  return (
    <Cluster as="span" gap="2" inline wrap={false} className={styles.priority}>
      <svg width={16} height={16} viewBox="0 0 16 16" aria-hidden="true" data-priority={priority}>
        {[1, 2, 3].map((bar) => (
          <rect
            key={bar}
            className={bar <= BARS[priority] ? styles.barOn : styles.barOff}
            x={bar * 5 - 4}
            y={14 - bar * 4}
            width={3}
            height={bar * 4}
            rx={1}
          />
        ))}
      </svg>
      {t(`employer.priorities.${priority}`)}
    </Cluster>
  );
}

export const CLOCK_LOOKS: Record<'fine' | 'soon' | 'late', Look> = {
  fine: { icon: 'clock', tone: 'unclear' },
  soon: { icon: 'clock', tone: 'claimed' },
  late: { icon: 'alert', tone: 'missing' },
};

/** The deadline in a list: how much is left, or that it has passed. */
export function ReplyWord({ replyBy, now }: { replyBy: string; now: number }) {
  const { t } = useTranslation('admin-employers');
  const language = currentLanguage();
  const clock = replyClock(replyBy, now);
  const { icon, tone } = CLOCK_LOOKS[clock.state];
  return (
    <time
      className={adminArea.state}
      data-tone={tone}
      data-part="state"
      dateTime={replyBy}
      title={formatMoment(replyBy, language)}
    >
      <Icon name={icon} size={16} />
      {t(clock.state === 'late' ? 'clock.lateShort' : 'clock.leftShort', {
        count: largestUnit(clock),
        time: shortClockWords(clock, language),
      })}
    </time>
  );
}
