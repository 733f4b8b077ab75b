/** Says that unsaved changes were restored, and lets the user discard them. */
import { useTranslation } from 'react-i18next';
import { Toolbar } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';

export function DraftNote({ onDiscard, children }: { onDiscard: () => void; children: string }) {
  const { t } = useTranslation('admin-jobs');
  return (
    <Toolbar gap="2 4" pad="s" surface="claimed-tint" radius="s" role="status">
      <p>{children}</p>
      <PanelButton size="small" onClick={onDiscard}>
        {t('draft.discard')}
      </PanelButton>
    </Toolbar>
  );
}
