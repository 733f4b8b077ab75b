/** Deletes a message of the contact form with its replies, and says so before. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { InboxMessage } from '../../../../../shared/domain/message.ts';
import { focusHeading } from '../../../ui/page-heading.tsx';
import { DeleteRecord } from '../kit/record/delete-record.tsx';
import { nameOf } from './message-columns.tsx';
import { deleteMessage, forgetMessage, MESSAGES_PATH } from './message-queries.ts';

export function DeleteMessage({ message }: { message: InboxMessage }) {
  const { t } = useTranslation('admin-messages');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { messageId, replies } = message;
  const name = nameOf(message);
  const leave = async () => {
    navigate(MESSAGES_PATH + search, { replace: true });
    await forgetMessage(client, messageId);
    focusHeading();
  };
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
