/** Talents as cards in columns by status. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TALENT_STATUSES, type Talent } from '../../../../../shared/domain/talent.ts';
import { Toolbar } from '../../../ui/layout.tsx';
import typeStyles from '../../../ui/type.module.css';
import styles from '../kit/board/board.module.css';
import { Board } from '../kit/board/board.tsx';
import { BoardColumn } from '../kit/board/board-column.tsx';
import { RecordLink } from '../kit/record/back-link.tsx';
import { UnconfirmedWord } from '../kit/record/unconfirmed.tsx';
import { When } from '../kit/words/when.tsx';
import { useTalentAddress } from './talent-address.ts';
import { type TalentFilters, talentName, talentsQuery } from './talent-queries.ts';
import { useMoveTalent } from './use-move-talent.ts';

function Card({ talent }: { talent: Talent }) {
  const addressOf = useTalentAddress();
  return (
    <>
      <RecordLink to={addressOf(talent.talentId)}>{talentName(talent)}</RecordLink>
      <UnconfirmedWord emailConfirmed={talent.emailConfirmed} />
      {talent.headline && <span>{talent.headline}</span>}
      <Toolbar as="span" gap="2" className={`${styles.boardLine} ${typeStyles.fine}`}>
        <span>{talent.location}</span>
        <When at={talent.updatedAt} />
      </Toolbar>
    </>
  );
}

type ColumnProps = { status: Talent['status']; filters: TalentFilters };

function StatusColumn({ status, filters }: ColumnProps) {
  const query = useInfiniteQuery(talentsQuery({ ...filters, status }));
  const move = useMoveTalent();
  return (
    <BoardColumn
      lane={status}
      query={query}
      keyOf={({ talentId }) => talentId}
      nameOf={talentName}
      onMove={(row, to) => move.mutate({ row, to })}
    >
      {(talent) => <Card talent={talent} />}
    </BoardColumn>
  );
}

/** `filters` without a status: the board shows them all. */
export default function TalentBoard({ filters }: { filters: TalentFilters }) {
  const { t } = useTranslation('admin');
  // Each answer counts all statuses, so that of the first column is as good as any.
  const { data } = useInfiniteQuery(talentsQuery({ ...filters, status: TALENT_STATUSES[0] }));
  const byStatus = data?.pages.at(-1)?.byStatus;
  const lanes = TALENT_STATUSES.map((id) => ({ id, label: t(`talentStatus.${id}`), count: byStatus?.[id] }));
  return (
    <Board label={t('admin-talents:board')} lanes={lanes}>
      {({ id }) => <StatusColumn key={id} status={id as Talent['status']} filters={filters} />}
    </Board>
  );
}
