/** What the outbox lists of each message; beside an open one only which it is. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Outgoing } from '../../../../../shared/domain/outgoing.ts';
import textStyles from '../../../ui/text.module.css';
import type { Column } from '../kit/list/data-table.tsx';
import listStyles from '../kit/list/list.module.css';
import { useIsSplit } from '../kit/list/use-split.ts';
import { ActivityIcon } from '../kit/words/activity-icon.tsx';
import { DeliveryWord } from '../kit/words/delivery-word.tsx';
import { timeWords } from '../kit/words/time-words.ts';

export const OUTBOX_PATH = '/admin-panel/outbox';

interface Address {
  openId: string | undefined;
  /** The filter of the list, behind its address. */
  search: string;
  /** Milliseconds since 1970. */
  now: number;
}

export function useOutboxColumns({ openId, search, now }: Address): Column<Outgoing>[] {
  const { t, i18n } = useTranslation('admin-outbox');
  const isSplit = useIsSplit();
  const { language } = i18n;
  return useMemo(() => {
    const isAnyOpen = openId !== undefined;
    const subject: Column<Outgoing> = {
      ...{ key: 'subject', label: t('message'), share: 2.9 },
      cell: ({ outgoingId, subject: words, text, channel }) => (
        <span className={listStyles.marked}>
          <ActivityIcon name={channel} />
          <span className={textStyles.visuallyHidden}>{t(`channels.${channel}`)}</span>
          <Link
            to={`${OUTBOX_PATH}/${outgoingId}${search}`}
            replace={isAnyOpen}
            state={{ cameFrom: OUTBOX_PATH, staysInPlace: isSplit }}
            aria-current={outgoingId === openId ? 'true' : undefined}
            data-record={outgoingId}
          >
            {words ?? text}
          </Link>
        </span>
      ),
    };
    const to: Column<Outgoing> = {
      ...{ key: 'to', label: t('to'), share: 2.2 },
      cell: (row) => row.to.join(', '),
    };
    if (isAnyOpen) return [subject, { ...to, share: 1.75 }];
    return [
      subject,
      to,
      {
        ...{ key: 'delivery', label: t('delivery'), share: 2 },
        cell: ({ delivery }) => <DeliveryWord delivery={delivery} />,
      },
      {
        ...{ key: 'when', label: t('when'), share: 1.35 },
        cell: ({ createdAt }) => <time dateTime={createdAt}>{timeWords(createdAt, language, now)}</time>,
      },
      { ...{ key: 'by', label: t('by'), share: 1.38, hideBelow: 'wide' }, cell: ({ by }) => by ?? t('admin:none') },
    ];
  }, [t, language, isSplit, openId, search, now]);
}
