/** Says that something has failed and is being tried again, and lets a person give it up. */
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import styles from './files.module.css';
import { useGiveUp } from './storage-call.ts';

interface StillTryingProps {
  /** The name under which it was called. */
  of: string;
}

export function StillTrying({ of }: StillTryingProps) {
  const { t } = useTranslation('admin-files');
  const giveUp = useGiveUp(of);
  return (
    <div role="status" className={styles.stillTryingPlace}>
      {giveUp && (
        <Cluster gap="2 4" pad="s" surface="paper-2" radius="s" className={styles.folderNote}>
          <Icon name="clock" size={18} />
          <p>{t('stillTrying')}</p>
          <PanelButton size="small" onClick={giveUp}>
            {t('admin:cancel')}
          </PanelButton>
        </Cluster>
      )}
    </div>
  );
}
