/** A verdict as icon and word; its colour only repeats what they say. */
import { useTranslation } from 'react-i18next';
import type { Verdict } from '../../../shared/domain/match.ts';
import { CoreIcon, type CoreIconName } from './core-icon.tsx';
import { Cluster } from './layout.tsx';
import styles from './match.module.css';
import textStyles from './text.module.css';

const ICON_OF: Record<Verdict, CoreIconName> = {
  met: 'check',
  claimed: 'claim',
  missing: 'cross',
  unclear: 'question',
};

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('site');
  return (
    <Cluster
      as="span"
      gap="2"
      inline
      wrap={false}
      place="rigid"
      className={`${textStyles.ink} ${textStyles.small} ${textStyles.strong} ${textStyles.oneLine}`}
      data-verdict={verdict}
      data-part="verdict"
    >
      <span className={styles.verdictIcon}>
        <CoreIcon name={ICON_OF[verdict]} size={14} />
      </span>
      {t(`match.verdict.${verdict}`)}
    </Cluster>
  );
}
