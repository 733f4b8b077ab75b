/** A verdict as icon and word; its colour only repeats what they say. */
import { useTranslation } from 'react-i18next';
import type { Verdict } from '../../../shared/domain/match.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './match.module.css';

const ICON_OF: Record<Verdict, IconName> = { met: 'check', claimed: 'claim', missing: 'cross', unclear: 'question' };

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('site');
  return (
    <span className={styles.verdict} data-verdict={verdict} data-part="verdict">
      <span className={styles.verdictIcon}>
        <Icon name={ICON_OF[verdict]} size={14} />
      </span>
      {t(`match.verdict.${verdict}`)}
    </span>
  );
}
