/** The filters of the job list as the address carries them: what is not in the address is not on. */
import type { RequestOf } from '../../../../shared/contract/route.ts';
import type { routes as contract } from '../../../../shared/contract/routes.ts';

type Query = NonNullable<RequestOf<(typeof contract)['listPublicJobs']>['query']>;

/** In the order in which they are shown. */
export const FILTER_NAMES = [
  'search',
  'location',
  'position',
  'industry',
  'salaryMin',
  'openings',
  'remotePolicy',
  'jobType',
  'shift',
  'noExperience',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
/** The order of the list stands in the address, too, but is no filter. */
export type ListParameter = FilterName | 'sort';
export type Filters = Pick<Query, ListParameter>;

const PARAMETERS: readonly ListParameter[] = [...FILTER_NAMES, 'sort'];

/** Reads the filters; the API refuses values it does not know, so they pass as they are. */
export function readFilters(search: URLSearchParams): Filters {
  const present = PARAMETERS.flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(present) as Filters;
}

/** The address's query with one filter set, or taken off where `value` is empty. */
export function withFilter(search: URLSearchParams, name: ListParameter, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** How many filters are on besides the search, which has its own box. */
export function countOf(filters: Filters): number {
  return Object.keys(filters).filter((name) => name !== 'search' && name !== 'sort').length;
}

/** Whether anything narrows the list down. */
export function isFiltered(filters: Filters): boolean {
  return filters.search !== undefined || countOf(filters) > 0;
}
