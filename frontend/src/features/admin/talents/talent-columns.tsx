/** What the table of talents shows of each. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Talent } from '../../../../../shared/domain/talent.ts';
import styles from '../../../ui/text.module.css';
import type { Column } from '../kit/list/data-table.tsx';
import { RecordLink } from '../kit/record/back-link.tsx';
import { UnconfirmedWord } from '../kit/record/unconfirmed.tsx';
import { timeWords } from '../kit/words/time-words.ts';
import { useTalentListAddress } from './talent-address.ts';
import { TALENTS_PATH, talentName } from './talent-queries.ts';
import { TalentStatusWord } from './talent-status.tsx';

export function useTalentColumns(): Column<Talent>[] {
  const { t, i18n } = useTranslation('admin');
  const list = useTalentListAddress();
  // The same columns as long as nothing about them changes: then only rows that change are drawn again.
  return useMemo(() => {
    const none = (
      <span className={styles.quiet} data-part="quiet">
        {t('none')}
      </span>
    );
    return [
      {
        key: 'name',
        label: t('application.person'),
        share: 1.4,
        sort: 'name',
        cell: (row) => (
          <>
            <RecordLink to={`${TALENTS_PATH}/${row.talentId}${list}`}>{talentName(row)}</RecordLink>
            <UnconfirmedWord emailConfirmed={row.emailConfirmed} />
          </>
        ),
      },
      {
        key: 'headline',
        label: t('talent.headline'),
        sort: 'headline',
        share: 1.4,
        cell: (row) => row.headline ?? none,
      },
      { key: 'location', label: t('talent.location'), sort: 'location', cell: (row) => row.location ?? none },
      { key: 'email', label: t('application.email'), share: 1.4, hideBelow: 'wide', cell: (row) => row.email ?? none },
      {
        key: 'status',
        label: t('talent.status'),
        sort: 'status',
        share: 0.7,
        cell: (row) => <TalentStatusWord status={row.status} />,
      },
      {
        key: 'changed',
        label: t('talent.changed'),
        sort: 'updatedAt',
        firstOrder: 'desc',
        share: 1,
        hideBelow: 'medium',
        cell: (row) => <time dateTime={row.updatedAt}>{timeWords(row.updatedAt, i18n.language, Date.now())}</time>,
      },
    ];
  }, [t, i18n.language, list]);
}
