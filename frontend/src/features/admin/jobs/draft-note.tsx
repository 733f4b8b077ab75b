/** Says that what was not saved is back, and lets it go. */
import { useTranslation } from 'react-i18next';
import { PanelButton } from '../../../ui/panel-button.tsx';
import styles from './jobs.module.css';

export function DraftNote({ onDiscard, children }: { onDiscard: () => void; children: string }) {
  const { t } = useTranslation('admin-jobs');
  return (
    <div className={styles.draftNote} role="status">
      <p>{children}</p>
      <PanelButton size="small" onClick={onDiscard}>
        {t('draft.discard')}
      </PanelButton>
    </div>
  );
}
