/** What the address says about the list of talents; the same for its table, its board and the way through it. */
import { useSearchParams } from 'react-router-dom';
import { TALENT_BASES, TALENT_SORTS } from '../../../../../shared/contract/admin-talents.ts';
import { TALENT_STATUSES } from '../../../../../shared/domain/talent.ts';
import { useAddressChoice, useSort } from '../kit/list/list-address.ts';
import type { TalentFilters } from './talent-queries.ts';

export const TALENT_FILTER_NAMES = ['search', 'location', 'status', 'basis'] as const;

export function useTalentFilters(): TalentFilters {
  const [params] = useSearchParams();
  const status = useAddressChoice('status', TALENT_STATUSES);
  const basis = useAddressChoice('basis', TALENT_BASES);
  const sort = useSort(TALENT_SORTS);
  return {
    search: params.get('search') ?? undefined,
    location: params.get('location') ?? undefined,
    status,
    basis,
    ...sort,
  };
}
