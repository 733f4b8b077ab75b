/** The delivery state of a message as an icon and a word, never a colour alone. */
import { useTranslation } from 'react-i18next';
import type { DeliveryState } from '../../../../../../shared/domain/outgoing.ts';
import { Icon, type IconName } from '../../../../ui/icons.tsx';
import styles from '../admin-area.module.css';

const LOOK: Record<DeliveryState, { icon: IconName; tone: string }> = {
  pending: { icon: 'clock', tone: 'claimed' },
  kept: { icon: 'home', tone: 'unclear' },
  sent: { icon: 'check', tone: 'met' },
  failed: { icon: 'alert', tone: 'missing' },
};

export function DeliveryWord({ delivery }: { delivery: DeliveryState }) {
  const { t } = useTranslation('admin-activities');
  const { icon, tone } = LOOK[delivery];
  return (
    <span className={styles.state} data-tone={tone} data-part="state">
      <Icon name={icon} size={16} />
      {t(`delivery.${delivery}`)}
    </span>
  );
}
