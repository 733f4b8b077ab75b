/** What the outbox lists of each message; beside an open one only which it is. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outgoing } from '../../../../../shared/domain/outgoing.ts';
import textStyles from '../../../ui/text.module.css';
import type { Column } from '../kit/list/data-table.tsx';
import listStyles from '../kit/list/list.module.css';
import { type ListedAddress, ListedLink } from '../kit/list/listed-link.tsx';
import { useIsSplit } from '../kit/list/use-split.ts';
import { ActivityIcon } from '../kit/words/activity-icon.tsx';
import { DeliveryWord } from '../kit/words/delivery-word.tsx';
import { When } from '../kit/words/when.tsx';

export const OUTBOX_PATH = '/admin-panel/outbox';

interface Address {
  openId: string | undefined;
  /** The filter of the list, behind its address. */
  search: string;
  /** Milliseconds since 1970. */
  now: number;
}

function SubjectCell({ message, address }: { message: Outgoing; address: ListedAddress }) {
  const { t } = useTranslation('admin-outbox');
  const { outgoingId, subject, text, channel } = message;
  return (
    <span className={listStyles.marked}>
      <ActivityIcon name={channel} />
      <span className={textStyles.visuallyHidden}>{t(`channels.${channel}`)}</span>
      <ListedLink {...address} id={outgoingId}>
        {subject ?? text}
      </ListedLink>
    </span>
  );
}

export function useOutboxColumns({ openId, search, now }: Address): Column<Outgoing>[] {
  const { t } = useTranslation('admin-outbox');
  const isSplit = useIsSplit();
  return useMemo(() => {
    const address = { list: OUTBOX_PATH, search, openId, isSplit };
    const subject: Column<Outgoing> = {
      ...{ key: 'subject', label: t('message'), share: 2.9 },
      cell: (row) => <SubjectCell message={row} address={address} />,
    };
    const to: Column<Outgoing> = {
      ...{ key: 'to', label: t('to'), share: 2.2 },
      cell: (row) => row.to.join(', '),
    };
    if (openId !== undefined) return [subject, { ...to, share: 1.75 }];
    return [
      subject,
      to,
      {
        ...{ key: 'delivery', label: t('delivery'), share: 2 },
        cell: ({ delivery }) => <DeliveryWord delivery={delivery} />,
      },
      {
        ...{ key: 'when', label: t('when'), share: 1.35 },
        cell: ({ createdAt }) => <When at={createdAt} now={now} />,
      },
      { ...{ key: 'by', label: t('by'), share: 1.38, hideBelow: 'wide' }, cell: ({ by }) => by ?? t('admin:none') },
    ];
  }, [t, isSplit, openId, search, now]);
}
