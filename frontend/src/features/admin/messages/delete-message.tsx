/** Deletes a message after a question that names all that goes; there is no way back. */
import { Alert, Button as SmallButton } from '@aws-amplify/ui-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { InboxMessage } from '../../../../../shared/domain/message.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { focusHeading } from '../../../ui/page-heading.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { nameOf } from './message-columns.tsx';
import { deleteMessage, forgetMessage, MESSAGES_PATH } from './message-queries.ts';

export function DeleteMessage({ message }: { message: InboxMessage }) {
  const { t } = useTranslation('admin-messages');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const { messageId, replies } = message;
  const name = nameOf(message);
  const remove = useMutation({
    mutationFn: () => deleteMessage(messageId),
    onSuccess: async () => {
      showToast({ title: t('delete.done'), description: name });
      navigate(MESSAGES_PATH + search, { replace: true });
      await forgetMessage(client, messageId);
      focusHeading();
    },
  });
  const close = () => {
    setAsking(false);
    remove.reset();
  };
  return (
    <>
      <SmallButton size="small" onClick={() => setAsking(true)}>
        {t('delete.open')}
      </SmallButton>
      <Dialog isOpen={isAsking} title={t('delete.question')} isBusy={remove.isPending} onClose={close}>
        <p>{t(replies.length > 0 ? 'delete.withReplies' : 'delete.whatGoes', { name })}</p>
        {remove.isError && (
          <Alert variation="error" hasIcon={false} role="alert">
            {errorText(t, remove.error)}
          </Alert>
        )}
        <DialogActions>
          <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
            {t(remove.isPending ? 'delete.busy' : 'delete.confirm')}
          </Button>
          <Button look="secondary" disabled={remove.isPending} onClick={close}>
            {t('delete.keep')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
