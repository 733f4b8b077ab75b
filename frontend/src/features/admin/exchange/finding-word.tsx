/** What a reconciliation found, as an icon and words. */
import { useTranslation } from 'react-i18next';
import type { FindingKind } from '../../../../../shared/domain/run.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import styles from '../kit/admin-area.module.css';

export const FINDING_ICONS: Record<FindingKind, IconName> = {
  'lost-upload': 'upload',
  'never-uploaded': 'clock',
  'stuck-reading': 'alert',
  'missing-match': 'people',
  'orphaned-object': 'file',
  'missing-object': 'question',
};

export function FindingWord({ kind }: { kind: FindingKind }) {
  const { t } = useTranslation('admin-exchange');
  return (
    <span className={styles.state} data-part="state">
      <Icon name={FINDING_ICONS[kind]} size={16} />
      {t(`findings.${kind}.name`)}
    </span>
  );
}
