/** A delete button that is replaced by a question, with the focus on the harmless answer. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Cluster } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import styles from '../kit/admin-area.module.css';
import { AdministratorsOnly } from '../kit/staff-role.tsx';

interface DeleteButtonProps {
  label: string;
  question: string;
  busy: boolean;
  onDelete: () => void;
}

export function DeleteButton(props: DeleteButtonProps) {
  return (
    <AdministratorsOnly>
      <AskToDelete {...props} />
    </AdministratorsOnly>
  );
}

function AskToDelete({ label, question, busy, onDelete }: DeleteButtonProps) {
  const { t } = useTranslation('admin');
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <PanelButton type="button" className={styles.delete} onClick={() => setAsking(true)}>
        {label}
      </PanelButton>
    );
  }
  return (
    <Cluster gap="2 4" place="push" role="alertdialog" aria-label={question}>
      <p>{question}</p>
      <Cluster gap="2" align="stretch" data-part="form-actions">
        <PanelButton autoFocus onClick={() => setAsking(false)}>
          {t('cancel')}
        </PanelButton>
        <PanelButton variation="destructive" isLoading={busy} loadingText={t('job.deleting')} onClick={onDelete}>
          {label}
        </PanelButton>
      </Cluster>
    </Cluster>
  );
}
