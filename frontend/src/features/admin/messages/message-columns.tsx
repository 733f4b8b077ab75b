/** What the inbox lists of each message; beside an open one only who wrote, how it begins, when, and whether it waits. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { InboxMessage } from '../../../../../shared/domain/message.ts';
import type { Column } from '../kit/list/data-table.tsx';
import listStyles from '../kit/list/list.module.css';
import { type ListedAddress, ListedLink } from '../kit/list/listed-link.tsx';
import { useIsSplit } from '../kit/list/use-split.ts';
import { timeWords } from '../kit/words/time-words.ts';
import { MESSAGES_PATH } from './message-queries.ts';
import { MessageState } from './message-state.tsx';
import styles from './messages.module.css';

interface Address {
  openId: string | undefined;
  /** The filter of the list, behind its address. */
  search: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** On a phone a row shows all of its text. */
const EXCERPT_CHARS = 110;

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > EXCERPT_CHARS ? `${line.slice(0, EXCERPT_CHARS).trimEnd()}…` : line;
}

export const nameOf = ({ firstName, lastName }: InboxMessage): string => `${firstName} ${lastName}`;

/** Beside an open message, the sender's cell also says how the message begins and whether it waits. */
function SenderCell({ message, address }: { message: InboxMessage; address: ListedAddress }) {
  const isBeside = address.openId !== undefined;
  return (
    <span className={isBeside ? `${listStyles.marked} ${styles.messageFromBeside}` : listStyles.marked}>
      {isBeside && <MessageState message={message} isIcon />}
      <ListedLink
        {...address}
        id={message.messageId}
        className={message.answeredAt === null ? undefined : styles.messageSettled}
      >
        {nameOf(message)}
      </ListedLink>
      {isBeside && <span className={styles.messageExcerpt}>{excerpt(message.message)}</span>}
    </span>
  );
}

export function useMessageColumns({ openId, search, now }: Address): Column<InboxMessage>[] {
  const { t, i18n } = useTranslation('admin-messages');
  const isSplit = useIsSplit();
  const { language } = i18n;
  return useMemo(() => {
    const address = { list: MESSAGES_PATH, search, openId, isSplit };
    const from: Column<InboxMessage> = {
      ...{ key: 'from', label: t('from'), share: 1.7 },
      cell: (row) => <SenderCell message={row} address={address} />,
    };
    const when: Column<InboxMessage> = {
      ...{ key: 'when', label: t('when'), share: 1.1 },
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className={styles.messageWhen}>
          {timeWords(createdAt, language, now)}
        </time>
      ),
    };
    if (openId !== undefined) return [from, when];
    return [
      from,
      { ...{ key: 'message', label: t('message'), share: 3 }, cell: ({ message }) => excerpt(message) },
      { ...{ key: 'subject', label: t('subject'), share: 1.2 }, cell: ({ subject }) => t(`subjects.${subject}`) },
      { ...{ key: 'state', label: t('state'), share: 1.3 }, cell: (row) => <MessageState message={row} /> },
      when,
    ];
  }, [t, language, isSplit, openId, search, now]);
}
