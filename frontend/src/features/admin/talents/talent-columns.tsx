/** What the table of talents shows of each. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Talent } from '../../../../../shared/domain/talent.ts';
import type { Column } from '../kit/list/data-table.tsx';
import { RecordLink } from '../kit/record/back-link.tsx';
import { UnconfirmedWord } from '../kit/record/unconfirmed.tsx';
import { None } from '../kit/words/none.tsx';
import { When } from '../kit/words/when.tsx';
import { useTalentListAddress } from './talent-address.ts';
import { TALENTS_PATH, talentName } from './talent-queries.ts';
import { TalentStatusWord } from './talent-status.tsx';

/** `list` is the list as it is filtered, behind the address of each record. */
function PersonCell({ talent, list }: { talent: Talent; list: string }) {
  return (
    <>
      <RecordLink to={`${TALENTS_PATH}/${talent.talentId}${list}`}>{talentName(talent)}</RecordLink>
      <UnconfirmedWord emailConfirmed={talent.emailConfirmed} />
    </>
  );
}

export function useTalentColumns(): Column<Talent>[] {
  const { t } = useTranslation('admin');
  const list = useTalentListAddress();
  // The same columns as long as nothing about them changes: then only rows that change are drawn again.
  return useMemo(() => {
    const none = <None />;
    return [
      {
        ...{ key: 'name', label: t('application.person'), share: 1.4, sort: 'name' },
        cell: (row) => <PersonCell talent={row} list={list} />,
      },
      {
        ...{ key: 'headline', label: t('talent.headline'), sort: 'headline', share: 1.4 },
        cell: (row) => row.headline ?? none,
      },
      { key: 'location', label: t('talent.location'), sort: 'location', cell: (row) => row.location ?? none },
      { key: 'email', label: t('application.email'), share: 1.4, hideBelow: 'wide', cell: (row) => row.email ?? none },
      {
        ...{ key: 'status', label: t('talent.status'), sort: 'status', share: 0.7 },
        cell: (row) => <TalentStatusWord status={row.status} />,
      },
      {
        ...{ key: 'changed', label: t('talent.changed'), sort: 'updatedAt', firstOrder: 'desc', share: 1 },
        hideBelow: 'medium',
        cell: (row) => <When at={row.updatedAt} />,
      },
    ];
  }, [t, list]);
}
