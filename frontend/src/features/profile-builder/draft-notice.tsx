/** Says that an unsent profile was restored, with a button to discard it and an undo. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Toolbar } from '../../ui/layout.tsx';
import type { DraftEvent } from './use-profile-draft.ts';

interface DraftNoticeProps {
  event: DraftEvent;
  onDiscard: () => void;
  onUndo: () => void;
}

export function DraftNotice({ event, onDiscard, onUndo }: DraftNoticeProps) {
  const { t } = useTranslation('profile-builder');
  const isDiscarded = event === 'discarded';
  return (
    <div role="status">
      {event !== 'none' && (
        <Toolbar gap="1 4" pad="s" surface="met-tint" radius="m">
          <p>{t(isDiscarded ? 'draft.discarded' : 'draft.restored')}</p>
          {/* One button that changes, so that the focus stays. */}
          <Button look="quiet" onClick={isDiscarded ? onUndo : onDiscard}>
            {t(isDiscarded ? 'draft.undo' : 'draft.discard')}
          </Button>
        </Toolbar>
      )}
    </div>
  );
}
