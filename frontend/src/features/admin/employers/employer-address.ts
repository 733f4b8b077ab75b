/** What the address says about the list of employers, and the addresses of its records. */
import { useLocation, useSearchParams } from 'react-router-dom';
import { EMPLOYER_SORTS } from '../../../../../shared/contract/admin-employers.ts';
import { EMPLOYER_PRIORITIES, EMPLOYER_STATUSES } from '../../../../../shared/domain/employer-fields.ts';
import { COMPOSE_PARAM } from '../kit/activities/composer.tsx';
import { useAddressChoice, useSort } from '../kit/list/list-address.ts';
import { EMPLOYERS_PATH, type EmployerFilters } from './employer-queries.ts';

export const FILTER_NAMES = ['search', 'priority', 'status'] as const;
/** `?new=yes` opens the form for a new employer. */
export const NEW_PARAM = 'new';
/** What the address says about other things than the list. */
export const NOT_OF_LIST = [NEW_PARAM, COMPOSE_PARAM] as const;

export function useEmployerFilters(): EmployerFilters {
  const [params] = useSearchParams();
  return {
    search: params.get('search') ?? undefined,
    status: useAddressChoice('status', EMPLOYER_STATUSES),
    priority: useAddressChoice('priority', EMPLOYER_PRIORITIES),
    ...useSort(EMPLOYER_SORTS),
  };
}

/** The list as it is narrowed now, behind the address of the list or of one of its records. */
export function useListSearch(): string {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  for (const name of NOT_OF_LIST) params.delete(name);
  return params.size > 0 ? `?${params}` : '';
}

export const employerPath = (id: string) => `${EMPLOYERS_PATH}/${id}`;
