/** Gives a talent another status, with undo. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Talent } from '../../../../../shared/domain/talent.ts';
import { useMove } from '../kit/board/use-move.ts';
import { refreshTalents, TALENTS_KEY, talentQuery } from '../kit/records/talent-record.ts';
import { talentName, updateTalent } from './talent-queries.ts';

export function useMoveTalent() {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  return useMove<Talent>({
    key: TALENTS_KEY,
    field: 'status',
    keyOf: ({ talentId }) => talentId,
    nameOf: talentName,
    save: ({ talentId, version }, to) => updateTalent(talentId, { version, status: to as Talent['status'] }),
    fetchFresh: ({ talentId }) => client.fetchQuery({ ...talentQuery(talentId), staleTime: 0 }),
    refresh: () => refreshTalents(client),
    words: 'admin-talents:move',
    labelOf: (status) => t(`talentStatus.${status}`),
  });
}
