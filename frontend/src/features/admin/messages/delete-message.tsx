/** Deletes a message of the contact form with its replies, and says so before. */
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { InboxMessage } from '../../../../../shared/domain/message.ts';
import { DeleteRecord } from '../kit/record/delete-record.tsx';
import { useLeave } from '../kit/record/use-leave.ts';
import { nameOf } from './message-columns.tsx';
import { deleteMessage, forgetMessage, MESSAGES_PATH } from './message-queries.ts';

export function DeleteMessage({ message }: { message: InboxMessage }) {
  const { t } = useTranslation('admin-messages');
  const { search } = useLocation();
  const { messageId, replies } = message;
  const name = nameOf(message);
  const leave = useLeave(MESSAGES_PATH + search, (client) => forgetMessage(client, messageId));
  return (
    <DeleteRecord
      texts="admin-messages:delete"
      size="small"
      name={name}
      remove={() => deleteMessage(messageId)}
      onRemoved={leave}
    >
      <p>{t(replies.length > 0 ? 'delete.withReplies' : 'delete.whatGoes', { name })}</p>
    </DeleteRecord>
  );
}
