/** Gives an employer another status, with undo; a lead that becomes active has become an employer. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Employer } from '../../../../../shared/domain/employer.ts';
import { useMove } from '../kit/board/use-move.ts';
import { EMPLOYERS_KEY, freshEmployer, refreshEmployers, showEmployer, updateEmployer } from './employer-queries.ts';

export function useMoveEmployer() {
  const { t } = useTranslation('admin-employers');
  const client = useQueryClient();
  return useMove<Employer>({
    key: EMPLOYERS_KEY,
    field: 'status',
    keyOf: ({ employerId }) => employerId,
    nameOf: ({ company }) => company,
    save: async ({ employerId, version }, to) => {
      const saved = await updateEmployer(employerId, { version, status: to as Employer['status'] });
      showEmployer(client, saved);
      return saved;
    },
    fetchFresh: ({ employerId }) => freshEmployer(client, employerId),
    refresh: () => refreshEmployers(client),
    words: 'admin-employers:move',
    labelOf: (status) => t(`status.${status}`),
  });
}
