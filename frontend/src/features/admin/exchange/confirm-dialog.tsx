/** A question with two answers: go on, or leave things as they are. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** The answer that proceeds. */
  confirm: string;
  look?: ButtonLook;
  /** The other answer; "Cancel" unless said. */
  cancel?: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function ConfirmDialog({ isOpen, title, confirm, look, cancel, isBusy, children, ...on }: ConfirmDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <Dialog isOpen={isOpen} title={title} isBusy={isBusy} onClose={on.onClose}>
      {children}
      <DialogActions>
        <Button look={look ?? 'primary'} disabled={isBusy} onClick={on.onConfirm}>
          {confirm}
        </Button>
        <Button look="secondary" disabled={isBusy} onClick={on.onClose}>
          {cancel ?? t('cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
