/** Marks a message as needing no answer, or as waiting again; the toast undoes it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { InboxMessage } from '../../../../../shared/domain/message.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { errorText } from '../../../lib/error-text.ts';
import { PanelButton } from '../../../ui/panel-button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { nameOf } from './message-columns.tsx';
import { freshMessage, settleMessage, showMessage } from './message-queries.ts';

interface Settling {
  message: InboxMessage;
  answered: boolean;
}

function useSettle() {
  const { t } = useTranslation('admin-messages');
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ message, answered }: Settling) => settleMessage(message, answered),
    onSuccess: (saved, { answered }) => {
      showMessage(client, saved);
      const undo = () => mutation.mutate({ message: saved, answered: !answered });
      const action = { label: t('admin:undo'), onPress: undo };
      showToast({ title: t(answered ? 'settled' : 'reopened'), description: nameOf(saved), action });
    },
    onError: async (error, { message }): Promise<void> => {
      const isStale = isAppError(error) && error.code === 'STALE_VERSION';
      const description = isStale ? t('changedMeanwhile') : errorText(t, error);
      showToast({ title: t('settleFailed'), description, variant: 'destructive' });
      // What it is now is shown instead; when that cannot be had either, the screen says so itself.
      await freshMessage(client, message.messageId).catch(() => undefined);
    },
  });
  return mutation;
}

export function SettleButton({ message }: { message: InboxMessage }) {
  const { t } = useTranslation('admin-messages');
  const settle = useSettle();
  const answered = message.answeredAt === null;
  return (
    // A disabled button would lose the focus.
    <PanelButton
      size="small"
      aria-disabled={settle.isPending}
      onClick={() => !settle.isPending && settle.mutate({ message, answered })}
    >
      {t(answered ? 'settle' : 'reopen')}
    </PanelButton>
  );
}
