/** Server data of the employers' screens: keys, fetchers, and writing an employer. */
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { EMPLOYER_SORTS, EmployerDetail } from '../../../../../shared/contract/admin-employers.ts';
import type { Employer, EmployerInput, EmployerUpdate } from '../../../../../shared/domain/employer.ts';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';
import { BY_CURSOR, FRESH_WHILE_SHORT } from '../kit/list/cursor-pages.ts';
import type { Order } from '../kit/list/list-address.ts';

export const EMPLOYERS_KEY = 'admin-employers';
export const EMPLOYERS_PATH = '/admin-panel/employers';
const PAGE_ROWS = 100;

/** What the list is narrowed to, as the address says it. */
export interface EmployerFilters {
  search?: string;
  status?: Employer['status'];
  priority?: Employer['priority'];
  sort?: (typeof EMPLOYER_SORTS)[number];
  order?: Order;
}

export function employersQuery(filters: EmployerFilters) {
  return infiniteQueryOptions({
    queryKey: [EMPLOYERS_KEY, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      call(adminRoutes.listEmployers, { query: { ...filters, limit: PAGE_ROWS, cursor: pageParam } }, { signal }),
    ...BY_CURSOR,
    placeholderData: keepPreviousData,
    ...FRESH_WHILE_SHORT,
  });
}

export function employerQuery(id: string) {
  return queryOptions({
    queryKey: [EMPLOYERS_KEY, 'one', id],
    queryFn: ({ signal }) => call(adminRoutes.getEmployer, { params: { id } }, { signal }),
  });
}

export function createEmployer(body: EmployerInput): Promise<Employer> {
  return call(adminRoutes.createEmployer, { body });
}

/** `conflict` when the version given is no longer the stored one. */
export function updateEmployer(id: string, body: EmployerUpdate): Promise<Employer> {
  return call(adminRoutes.updateEmployer, { params: { id }, body });
}

/** The employer as it is stored now, which is also what the screen then shows. */
export function freshEmployer(client: QueryClient, id: string): Promise<EmployerDetail> {
  return client.fetchQuery({ ...employerQuery(id), staleTime: 0 });
}

/** Shows what a change came to before it is fetched again. */
export function showEmployer(client: QueryClient, saved: Employer): void {
  client.setQueryData(employerQuery(saved.employerId).queryKey, (before) => before && { ...before, ...saved });
}

export function deleteEmployer(id: string): Promise<undefined> {
  return call(adminRoutes.deleteEmployer, { params: { id } });
}

/** Lets everything on screen about employers be fetched again. */
export function refreshEmployers(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [EMPLOYERS_KEY] });
}

/** After a deletion: its record is not asked for again, the lists are. */
export function forgetEmployer(client: QueryClient, id: string): Promise<void> {
  client.removeQueries({ queryKey: employerQuery(id).queryKey });
  return client.invalidateQueries({ queryKey: [EMPLOYERS_KEY, 'list'] });
}
