/** Deletes a record permanently, after a question that lists everything deleted with it. */
import { Alert } from '@aws-amplify/ui-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/error-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx';
import { PanelButton } from '../../../../ui/panel-button.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { AdministratorsOnly } from '../staff-role.tsx';

interface DeleteRecordProps {
  /** What the texts begin with: `admin-employers:delete` has `open`, `question`, `busy`, `confirm`, `keep` and `done`. */
  texts: string;
  /** What the button says where it is not just one of a row. */
  label?: string;
  size?: 'small';
  /** Of the record, for the toast. */
  name: string;
  remove: () => Promise<unknown>;
  /** Leaves the record's page and what was remembered of it. */
  onRemoved: () => Promise<void>;
  /** All that goes. */
  children: ReactNode;
}

export function DeleteRecord(props: DeleteRecordProps) {
  return (
    <AdministratorsOnly>
      <AskToDelete {...props} />
    </AdministratorsOnly>
  );
}

function AskToDelete({ texts, label, size, name, remove, onRemoved, children }: DeleteRecordProps) {
  const { t } = useTranslation('admin');
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      showToast({ title: t(`${texts}.done`), description: name });
      await onRemoved();
    },
  });
  const close = () => {
    setAsking(false);
    removal.reset();
  };
  return (
    <>
      <PanelButton size={size} onClick={() => setAsking(true)}>
        {label ?? t(`${texts}.open`)}
      </PanelButton>
      <Dialog isOpen={isAsking} title={t(`${texts}.question`)} isBusy={removal.isPending} onClose={close}>
        {children}
        {removal.isError && (
          <Alert variation="error" hasIcon={false} role="alert">
            {errorText(t, removal.error)}
          </Alert>
        )}
        <DialogActions>
          <Button look="danger" disabled={removal.isPending} onClick={() => removal.mutate()}>
            {t(`${texts}.${removal.isPending ? 'busy' : 'confirm'}`)}
          </Button>
          <Button look="secondary" disabled={removal.isPending} onClick={close}>
            {t(`${texts}.keep`)}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
